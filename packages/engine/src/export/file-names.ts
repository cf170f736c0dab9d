/** What a guide can be exported as. */
export const EXPORT_FORMATS = ['css', 'json', 'dtcg'] as const;

/** The format of an exported file. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Names of the files the panel, the command line and a plain download use. */
export const FILE_NAMES: Readonly<Record<ExportFormat, string>> = {
  css: 'style-variables.css',
  json: 'style-variables.json',
  dtcg: 'style.tokens.json',
};

/** The media type of each exported file. */
export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  css: 'text/css',
  json: 'application/json',
  dtcg: 'application/design-tokens+json',
};

const PAGE_ENDINGS: Readonly<Record<ExportFormat, string>> = {
  css: '-variables.css',
  json: '-data.json',
  dtcg: '.tokens.json',
};

const FALLBACK = 'style-tile';
const MOST_CHARACTERS = 64;

/** Name of a file downloaded from a guide's own page: the project's name, then what the file holds. */
export function pageFileName(projectName: string, format: ExportFormat): string {
  return `${toFileStem(projectName)}${PAGE_ENDINGS[format]}`;
}

/** Letters without a decomposition into a letter and an accent. */
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

/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name as a file name without its ending: lower case, accents folded, spaces as dashes, `[a-z0-9-]{1,64}`.
 *
 * A name of which nothing is left, such as one in another script, gives "style-tile"; one that Windows keeps for a
 * device gets "-guide" behind it.
 */
export function toFileStem(name: string): string {
  const folded = name
    .trim()
    .slice(0, 4 * MOST_CHARACTERS)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
  const stem = trimDashes(trimDashes(folded).slice(0, MOST_CHARACTERS));
  if (DEVICE.test(stem)) return `${stem}-guide`;
  return stem === '' ? FALLBACK : stem;
}

function trimDashes(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '');
}
