/** The export formats of a guide. */
export const EXPORT_FORMATS = ['css', 'json', 'dtcg'] as const;

/** An export format. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The default names of exported files. */
export const FILE_NAMES: Readonly<Record<ExportFormat, string>> = {
  css: 'style-variables.css',
  json: 'style-variables.json',
  dtcg: 'style.tokens.json',
};

/** The media type of each export format. */
export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  css: 'text/css',
  json: 'application/json',
  dtcg: 'application/design-tokens+json',
};

const PAGE_SUFFIXES: Readonly<Record<ExportFormat, string>> = {
  css: '-variables.css',
  json: '-data.json',
  dtcg: '.tokens.json',
};

const FALLBACK = 'style-tile';
const MAX_LENGTH = 64;

/** The name of a file downloaded from the page of a guide: the project name, then the kind of file. */
export function pageFileName(projectName: string, format: ExportFormat): string {
  return `${toFileStem(projectName)}${PAGE_SUFFIXES[format]}`;
}

/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A file name without extension: lower case, accents removed, spaces as dashes, `[a-z0-9-]{1,64}`.
 *
 * If no character is left, as for another script, the result is "style-tile". A reserved Windows device name gets the
 * suffix "-guide".
 */
export function toFileStem(name: string): string {
  const folded = name
    .trim()
    .slice(0, 4 * MAX_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
  const stem = trimDashes(trimDashes(folded).slice(0, MAX_LENGTH));
  if (DEVICE.test(stem)) return `${stem}-guide`;
  return stem === '' ? FALLBACK : stem;
}

function trimDashes(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '');
}
