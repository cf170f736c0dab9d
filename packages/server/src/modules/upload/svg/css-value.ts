import { REFERENCE_PROPERTIES } from './svg-vocabulary.ts';

/** Maximum length of a property value, in characters. */
const MAX_VALUE = 2_048;

/** An id in a reference: letters, digits and `_ . : -`, no characters with a meaning in CSS or URLs. */
const ID = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.:-]{0,199}';
const WHOLE_ID = new RegExp(`^${ID}$`, 'u');
const QUOTED = '[\\p{L}\\p{N} _.,-]*';
const FUNCTIONS = 'rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?';

/** One token of a value. Escapes, comments, colons, other functions and other URLs do not match. */
const TOKEN = new RegExp(
  [
    `url\\(\\s*(?:#(?<bare>${ID})|"#(?<double>${ID})"|'#(?<single>${ID})')\\s*\\)`,
    `(?<call>(?:${FUNCTIONS})\\()`,
    '(?<mark>[(),/])',
    '(?<color>#[0-9a-f]{3,8}(?![\\w-]))',
    '(?<number>[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?(?:%|[a-z]{1,4}(?![\\w(-]))?)',
    '(?<keyword>-?[a-z_][\\w-]*(?![\\w(-]))',
    `(?:"(?<quoted>${QUOTED})"|'(?<apostrophe>${QUOTED})')`,
    '(?<blank>\\s+)',
  ].join('|'),
  'iuy',
);

/** Whether this is a safe id for an element. */
export function isSafeId(text: string): boolean {
  return WHOLE_ID.test(text);
}

/** The id in a local reference such as `#shape`; undefined for any other URL. */
export function parseFragment(href: string): string | undefined {
  const text = href.trim();
  return text.startsWith('#') && isSafeId(text.slice(1)) ? text.slice(1) : undefined;
}

/**
 * Parses a CSS value of an allowed property and rewrites it from its tokens.
 * Undefined if any token is outside the safe subset; the whole value is then omitted.
 */
export function parseCssValue(property: string, text: string): string | undefined {
  if (text.length > MAX_VALUE) return undefined;
  const pieces: string[] = [];
  let position = 0;
  while (position < text.length) {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(text);
    if (match === null) return undefined;
    const piece = toPiece(match.groups ?? {}, property);
    if (piece === undefined) return undefined;
    if (piece !== '') pieces.push(piece);
    position = TOKEN.lastIndex;
  }
  return pieces.length === 0 ? undefined : joinPieces(pieces);
}

/** The ids that a cleaned value refers to. */
export function referencesOf(value: string): string[] {
  return [...value.matchAll(/url\(#([^()]*)\)/g)].flatMap((match) => match[1] ?? []);
}

function toPiece(groups: Record<string, string | undefined>, property: string): string | undefined {
  const { bare, double, single, quoted, apostrophe, blank } = groups;
  const id = bare ?? double ?? single;
  if (id !== undefined) return REFERENCE_PROPERTIES.has(property) ? `url(#${id})` : undefined;
  const string = quoted ?? apostrophe;
  if (string !== undefined) return property.startsWith('font') ? `'${string}'` : undefined;
  if (blank !== undefined) return '';
  const { call, mark, color, number, keyword } = groups;
  return call ?? mark ?? color ?? number ?? keyword;
}

function joinPieces(pieces: readonly string[]): string {
  return pieces.join(' ').replaceAll('( ', '(').replaceAll(' )', ')').replaceAll(' ,', ',');
}
