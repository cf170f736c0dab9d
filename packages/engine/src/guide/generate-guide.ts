import { parseBrief } from '../brief/brief.ts';
import type { BriefMode } from '../brief/brief-mode.ts';
import type { Preferences } from '../brief/preferences.ts';
import { readBrief } from '../brief/read-brief.ts';
import { loadColorNamer } from '../color/name-color.ts';
import { buildGuide } from './build-guide.ts';
import { buildCustomGuide } from './custom-guide.ts';
import type { Guide } from './guide.ts';

export interface GenerateOptions {
  /** Varies what the brief leaves open; another seed gives another guide for the same brief. */
  readonly seed?: string;
  /** Name of the guide; without it the mode's own. */
  readonly name?: string;
  /** What the project remembers of its owner's taste. */
  readonly preferences?: Preferences;
}

/**
 * Makes a style guide from a brief of any mode with the built-in generator, without any account or network.
 *
 * `input` is what a person filled in; see the brief schemas for its shape. The same mode, input and options give the
 * same guide in Node and in the browser. The colour names are loaded on the first call.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with every fault of the brief.
 */
export async function generateGuide(
  mode: BriefMode,
  input: unknown,
  options: GenerateOptions = {},
): Promise<Guide> {
  if (mode === 'custom') {
    const guide = buildCustomGuide(parseBrief(mode, input));
    return options.name === undefined ? guide : { ...guide, name: options.name };
  }
  const direction = readBrief(parseBrief(mode, input), options);
  return buildGuide(direction, await loadColorNamer());
}
