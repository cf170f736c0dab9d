import type { Guide } from '../guide/guide.ts';
import { parseGuide } from '../guide/parse-guide.ts';
import { DEFAULT_SETTINGS, type GuideSettings, parseSettings } from '../settings/guide-settings.ts';
import { toTokenDocument } from '../token/guide-tokens.ts';
import { exportCss } from './css-export.ts';
import { type ExportFormat, FILE_NAMES, MEDIA_TYPES } from './file-names.ts';

/** One exported file: its whole text in UTF-8, ending with a line break. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * A guide as a file: a stylesheet, its own JSON document, or design tokens.
 *
 * The same guide and settings give the same bytes in Node and in the browser. Names and texts of the guide may hold
 * anything: the stylesheet parses to the same rules whatever they are. Guide and settings are parsed again here,
 * because nothing but the schemas keeps a length or a color from ending a declaration.
 *
 * @throws StyleKitError `SK_GUIDE_INVALID`, `SK_GUIDE_TOO_NEW` or `SK_SETTINGS_INVALID`, with every fault.
 */
export async function exportGuide(
  guide: Guide,
  settings: GuideSettings = DEFAULT_SETTINGS,
  format: ExportFormat = 'css',
): Promise<ExportedFile> {
  return {
    fileName: FILE_NAMES[format],
    mediaType: MEDIA_TYPES[format],
    text: await toText(parseGuide(guide), parseSettings(settings), format),
  };
}

async function toText(guide: Guide, settings: GuideSettings, format: ExportFormat): Promise<string> {
  if (format === 'css') return await exportCss(guide, settings);
  return toJson(format === 'json' ? guide : toTokenDocument(guide, settings));
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
