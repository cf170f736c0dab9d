import type { Guide } from '../guide/guide.ts';
import { toGuideDocument } from '../guide/guide-document.ts';
import type { ExportOptions } from '../guide/guide-ramps.ts';
import { initialSettings } from '../guide/initial-settings.ts';
import { parseGuide } from '../guide/parse-guide.ts';
import { type GuideSettings, parseSettings } from '../settings/guide-settings.ts';
import { toTokenDocument } from '../token/guide-tokens.ts';
import { exportCss } from './css-export.ts';
import { type ExportFormat, FILE_NAMES, MEDIA_TYPES } from './file-names.ts';

/** One exported file: its text, which ends with a line break, and its media type. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * Exports a guide as a stylesheet, as its JSON document with the settings, or as design tokens, with its initial
 * settings by default. With the option `ramps`, ramps and semantic colors are added after everything else.
 *
 * The same guide, settings and options give the same bytes in Node and in the browser. Names and texts of the guide are
 * escaped, so they cannot change the rules of the stylesheet. Guide and settings are parsed again here, because only
 * the schemas ensure that a length or a color does not end a declaration.
 *
 * @throws StyleKitError `SK_GUIDE_INVALID`, `SK_GUIDE_TOO_NEW` or `SK_SETTINGS_INVALID`, with all issues.
 */
export async function exportGuide(
  guide: Guide,
  settings?: GuideSettings,
  format: ExportFormat = 'css',
  options: ExportOptions = {},
): Promise<ExportedFile> {
  const [file] = await exportGuideFiles(guide, settings, [format], options);
  return file as ExportedFile;
}

/** Exports a guide like `exportGuide`, in several formats. Returns one file for each format, in the same order. */
export async function exportGuideFiles(
  guide: Guide,
  settings: GuideSettings | undefined,
  formats: readonly ExportFormat[],
  options: ExportOptions = {},
): Promise<ExportedFile[]> {
  const parsed = parseGuide(guide);
  const initial = initialSettings(parsed);
  const chosen = settings === undefined ? initial : parseSettings(settings, initial);
  const files: ExportedFile[] = [];
  for (const format of formats) {
    const text = await toText(parsed, chosen, format, options);
    files.push({ fileName: FILE_NAMES[format], mediaType: MEDIA_TYPES[format], text });
  }
  return files;
}

async function toText(
  guide: Guide,
  settings: GuideSettings,
  format: ExportFormat,
  options: ExportOptions,
): Promise<string> {
  if (format === 'css') return await exportCss(guide, settings, options);
  const toDocument = format === 'json' ? toGuideDocument : toTokenDocument;
  return toJson(toDocument(guide, settings, options));
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
