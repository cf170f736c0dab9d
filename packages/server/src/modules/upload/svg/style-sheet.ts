import { type ApiError, invalid } from '../../../http/api-error.ts';
import { parseCssValue } from './css-value.ts';
import { CSS_ONLY_PROPERTIES, PROPERTIES } from './svg-vocabulary.ts';

/** A safe declaration; `value` is rewritten and independent of the source's spelling. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A rule with one simple selector: an element name, classes and an id, all of which must match. */
export interface StyleRule {
  readonly element: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** CSS specificity: ids, then classes, then elements, then the position in the sheet. */
  readonly weight: readonly [number, number, number, number];
  readonly declarations: readonly Declaration[];
}

const SELECTOR = /^(\*|[A-Za-z]\w*)?((?:[.#][\w-]{1,100})*)$/;
const PRELUDE = /[^{};]*/y;
const MAX_SELECTOR = 300;
/** More rules and style text than drawing programs write for a logo: parsing them would hold up other requests. */
const MAX_RULES = 1_000;
const MAX_SHEETS = 131_072;

/** Parses `a:b;c:d`. Unknown properties and unsafe values are omitted. */
export function parseDeclarations(text: string): Declaration[] {
  return withoutComments(text).split(';').flatMap(parseDeclaration);
}

/**
 * Parses the style sheets of a logo into rules with simple selectors and safe declarations. At-rules (`@import`,
 * `@font-face`, `@media`), combinators, pseudo-classes and attribute selectors are omitted.
 *
 * @throws ApiError 400 for more than 1,000 rules or 131,072 characters
 */
export function parseStyleSheets(sheets: readonly string[]): StyleRule[] {
  if (sheets.reduce((sum, { length }) => sum + length, 0) > MAX_SHEETS) throw tooComplexStyles();
  const rules: StyleRule[] = [];
  for (const sheet of sheets) parseStyleSheet(sheet, rules);
  return rules;
}

/** 400: the styles would take too long to resolve. */
export function tooComplexStyles(): ApiError {
  return invalid('The styles of this SVG are too complex');
}

function parseStyleSheet(text: string, rules: StyleRule[]): void {
  const source = withoutComments(text);
  let position = 0;
  while (position < source.length) {
    PRELUDE.lastIndex = position;
    const prelude = PRELUDE.exec(source)?.[0] ?? '';
    const open = position + prelude.length;
    position = open + 1;
    if (source[open] !== '{') continue;
    const close = closingBrace(source, open);
    position = close + 1;
    addRules(rules, prelude, source.slice(open + 1, close));
  }
}

function addRules(rules: StyleRule[], prelude: string, body: string): void {
  const selectors = prelude.split(',');
  if (prelude.trimStart().startsWith('@')) return;
  const declarations = parseDeclarations(body);
  if (declarations.length === 0) return;
  for (const selector of selectors) {
    const rule = parseRule(selector.trim(), rules.length, declarations);
    if (rule === undefined) continue;
    if (rules.length === MAX_RULES) throw tooComplexStyles();
    rules.push(rule);
  }
}

function parseRule(
  selector: string,
  position: number,
  declarations: readonly Declaration[],
): StyleRule | undefined {
  const match = selector === '' || selector.length > MAX_SELECTOR ? null : SELECTOR.exec(selector);
  if (match === null) return undefined;
  const element = match[1] === '*' ? undefined : match[1];
  const parts = match[2]?.match(/[.#][\w-]+/g) ?? [];
  const ids = parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1));
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
  if (ids.length > 1) return undefined;
  const weight = [ids.length, classes.length, element === undefined ? 0 : 1, position] as const;
  return { element, id: ids[0], classes, weight, declarations };
}

function parseDeclaration(text: string): Declaration[] {
  const colon = text.indexOf(':');
  if (colon < 0) return [];
  const property = text.slice(0, colon).trim().toLowerCase();
  if (!PROPERTIES.has(property) && !CSS_ONLY_PROPERTIES.has(property)) return [];
  const rest = text.slice(colon + 1).trim();
  const mark = rest.lastIndexOf('!');
  const isImportant =
    mark >= 0 &&
    rest
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important';
  const value = parseCssValue(property, isImportant ? rest.slice(0, mark) : rest);
  return value === undefined ? [] : [{ property, value, isImportant }];
}

/** Removes comments in one pass; an unclosed comment extends to the end of the text. */
function withoutComments(text: string): string {
  const pieces: string[] = [];
  let position = 0;
  while (position < text.length) {
    const start = text.indexOf('/*', position);
    pieces.push(text.slice(position, start < 0 ? undefined : start));
    if (start < 0) break;
    const end = text.indexOf('*/', start + 2);
    if (end < 0) break;
    position = end + 2;
  }
  return pieces.join(' ');
}

/** The position of the matching closing brace of `open`, or the end of the text. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let position = open; position < text.length; position += 1) {
    if (text[position] === '{') depth += 1;
    if (text[position] === '}') depth -= 1;
    if (depth === 0) return position;
  }
  return text.length;
}
