import { invalid } from '../../../http/api-error.ts';
import { buildCascade, type Cascade } from './cascade.ts';
import { isSafeId, parseCssValue, parseFragment } from './css-value.ts';
import type { SvgDocument } from './parse-svg.ts';
import { parseStyleSheets } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';
import { PLAIN_ATTRIBUTES, PROPERTIES, REFERRING_ELEMENTS } from './svg-vocabulary.ts';

const PLAIN_VALUE = /^[\w\s.,+\-()%]*$/;
/** Maximum length of an outline (`d`, `points`) and of other attributes, in characters. */
const MAX_OUTLINE = 524_288;
const MAX_ATTRIBUTE = 16_384;
const OUTLINES: ReadonlySet<string> = new Set(['d', 'points']);

/**
 * Copies the tree with allowed attributes only, each rewritten, and style sheets resolved into `style`.
 *
 * @throws ApiError 400: an allowed attribute that is too long, or styles that are too complex
 */
export function cleanSvg({ root, styles }: SvgDocument): SvgElement {
  return cleanElement(root, buildCascade(parseStyleSheets(styles)));
}

function cleanElement(element: SvgElement, cascade: Cascade): SvgElement {
  const attributes = new Map<string, string>();
  for (const [name, value] of element.attributes) {
    const safe = cleanAttribute(element.name, name, value);
    if (safe !== undefined) attributes.set(name, safe);
  }
  const style = cascade(element);
  if (style !== undefined) attributes.set('style', style);
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : cleanElement(child, cascade),
  );
  return { name: element.name, attributes, children };
}

/** The rewritten value of an attribute, or undefined to omit it; the cascade handles `style` and `class`. */
function cleanAttribute(element: string, name: string, value: string): string | undefined {
  assertLength(name, value);
  if (PLAIN_ATTRIBUTES.has(name)) return PLAIN_VALUE.test(value) ? value.replaceAll(/\s+/g, ' ') : undefined;
  if (PROPERTIES.has(name)) return parseCssValue(name, value);
  if (name === 'id') return isSafeId(value.trim()) ? value.trim() : undefined;
  if (name === 'xml:space') return value === 'preserve' ? value : undefined;
  return name === 'href' && REFERRING_ELEMENTS.has(element) ? cleanReference(value) : undefined;
}

function assertLength(name: string, value: string): void {
  if (value.length <= MAX_ATTRIBUTE) return;
  const isKept = PLAIN_ATTRIBUTES.has(name) || PROPERTIES.has(name) || name === 'class' || name === 'style';
  if (isKept && (value.length > MAX_OUTLINE || !OUTLINES.has(name))) {
    throw invalid('An attribute of the SVG is too long');
  }
}

function cleanReference(value: string): string | undefined {
  const target = parseFragment(value);
  return target === undefined ? undefined : `#${target}`;
}
