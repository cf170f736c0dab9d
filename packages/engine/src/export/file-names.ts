/** What a guide can be exported as. */
export const EXPORT_FORMATS = ['css', 'json', 'dtcg'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Names of the files the panel, the command line and a plain download use. */
export const FILE_NAMES: Readonly<Record<ExportFormat, string>> = {
  css: 'style-variables.css',
  json: 'style-variables.json',
  dtcg: 'style.tokens.json',
};

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

/**
 * A name as a file name without its ending: lower case, accents folded, spaces as dashes, `[a-z0-9-]{1,64}`.
 *
 * A name of which nothing is left, such as one in another script, gives "style-tile".
 */
export function toFileStem(name: string): string {
  const folded = name
    .slice(0, 4 * MOST_CHARACTERS)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
  return trimDashes(trimDashes(folded.replace(/-{2,}/g, '-')).slice(0, MOST_CHARACTERS)) || FALLBACK;
}

function trimDashes(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '');
}
