import { type GuideDocument, parseGuide, parseSettings } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';

/** The guide and its settings, as the browser exports them. */
export function toDocument({
  name,
  generatedData,
  settings,
  generationStatus,
}: StyleTileView): GuideDocument {
  if (generatedData === null) {
    throw new CliError(
      EXIT.unreadable,
      generationStatus === 'generated'
        ? `The data of the style guide "${name}" is missing.`
        : `The style guide "${name}" is not generated yet (${generationStatus}).`,
      'Open its page to see why: stylekit open <id>.',
    );
  }
  return { guide: parseGuide(generatedData), settings: settings === null ? null : parseSettings(settings) };
}
