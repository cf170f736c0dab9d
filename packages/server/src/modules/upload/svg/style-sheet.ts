import { parseCssValue } from './css-value.ts';
import { CSS_ONLY_PROPERTIES, PROPERTIES } from './svg-vocabulary.ts';

/** One safe declaration; `value` was written anew and holds nothing of the source's spelling. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A rule with one simple selector: an element name, classes and an id, all of which must fit. */
export interface StyleRule {
  readonly element: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Comparable as CSS compares: ids, then classes, then elements, then the place in the sheet. */
  readonly weight: readonly [number, number, number, number];
  readonly declarations: readonly Declaration[];
}

const SELECTOR = /^(\*|[A-Za-z]\w*)?((?:[.#][\w-]{1,100})*)$/;
const PRELUDE = /[^{};]*/y;
const MAX_SELECTOR = 300;
/** More rules than any drawing program writes; those behind are not looked at. */
const MAX_RULES = 5_000;

/** Reads `a:b;c:d`. What is not an allowed property with a safe value is left out. */
export function parseDeclarations(text: string): Declaration[] {
  return withoutComments(text).split(';').flatMap(parseDeclaration);
}

/**
 * Reads a style sheet down to its rules with simple selectors and safe declarations. At-rules (`@import`, `@font-face`,
 * `@media`), combinators, pseudo-classes and attribute selectors are left out.
 */
export function parseStyleSheet(text: string): StyleRule[] {
  const source = withoutComments(text);
  const rules: StyleRule[] = [];
  let position = 0;
  while (position < source.length && rules.length < MAX_RULES) {
    PRELUDE.lastIndex = position;
    const prelude = PRELUDE.exec(source)?.[0] ?? '';
    const open = position + prelude.length;
    position = open + 1;
    if (source[open] !== '{') continue;
    const close = closingBrace(source, open);
    position = close + 1;
    addRules(rules, prelude, source.slice(open + 1, close));
  }
  return rules;
}

function addRules(rules: StyleRule[], prelude: string, body: string): void {
  const selectors = prelude.split(',');
  if (prelude.trimStart().startsWith('@')) return;
  const declarations = parseDeclarations(body);
  if (declarations.length === 0) return;
  for (const selector of selectors) {
    const rule = parseRule(selector.trim(), rules.length, declarations);
    if (rule !== undefined && rules.length < MAX_RULES) rules.push(rule);
  }
}

function parseRule(
  selector: string,
  place: number,
  declarations: readonly Declaration[],
): StyleRule | undefined {
  const match = selector === '' || selector.length > MAX_SELECTOR ? null : SELECTOR.exec(selector);
  if (match === null) return undefined;
  const element = match[1] === '*' ? undefined : match[1];
  const parts = match[2]?.match(/[.#][\w-]+/g) ?? [];
  const ids = parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1));
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
  if (ids.length > 1) return undefined;
  const weight = [ids.length, classes.length, element === undefined ? 0 : 1, place] as const;
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

/** Comments taken out in one pass; one that never ends takes the rest with it. */
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

/** The brace that closes the one at `open`, or the end of the text. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let position = open; position < text.length; position += 1) {
    if (text[position] === '{') depth += 1;
    if (text[position] === '}') depth -= 1;
    if (depth === 0) return position;
  }
  return text.length;
}
