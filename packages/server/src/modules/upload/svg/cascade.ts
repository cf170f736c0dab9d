import { type Declaration, parseDeclarations, type StyleRule, tooComplexStyles } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';

/**
 * Maximum number of rules checked and declarations applied in one logo; keeps the work proportional to the file size.
 */
const MAX_STEPS = 100_000;
/** Maximum length of all different `style` attributes together, in characters. */
const MAX_STYLES = 524_288;

/** Computes the inline style of an element from its `style`, classes, id and the logo's style sheets. */
export type Cascade = (element: SvgElement) => string | undefined;

/**
 * Resolves style sheets into inline styles, so that the stored logo contains no style sheet.
 *
 * @throws ApiError 400 (from the cascade) when the styles of the logo take too many steps
 */
export function buildCascade(rules: readonly StyleRule[]): Cascade {
  // Sorted once: what an element matches only has to be put in this order.
  const ranked = rules.toSorted(byWeight).map((rule, rank) => ({ rule, rank }));
  const rulesByKey = Map.groupBy(ranked, ({ rule }) => keyOf(rule));
  const parseOwn = createStyleParser();
  let steps = 0;
  const spend = (count: number): void => {
    steps += count;
    if (steps > MAX_STEPS) throw tooComplexStyles();
  };
  return (element) => {
    const classes = new Set(element.attributes.get('class')?.split(/\s+/));
    const id = element.attributes.get('id')?.trim();
    const keys = [...[...classes].map((name) => `.${name}`), `#${id ?? ''}`, element.name, '*'];
    const candidates = keys.flatMap((key) => rulesByKey.get(key) ?? []);
    spend(candidates.length);
    const matching = candidates
      .filter(({ rule }) => isMatch(rule, element.name, id, classes))
      .sort((a, b) => a.rank - b.rank);
    const own = parseOwn(element.attributes.get('style') ?? '');
    const declarations = [...matching.flatMap(({ rule }) => rule.declarations), ...own];
    spend(declarations.length);
    return writeStyle(declarations);
  };
}

/** Drawing programs repeat the same attribute for many elements, so each text is parsed once. */
function createStyleParser(): (text: string) => readonly Declaration[] {
  const parsed = new Map<string, readonly Declaration[]>([['', []]]);
  let length = 0;
  return (text) => {
    const known = parsed.get(text);
    if (known !== undefined) return known;
    length += text.length;
    if (length > MAX_STYLES) throw tooComplexStyles();
    const declarations = parseDeclarations(text);
    parsed.set(text, declarations);
    return declarations;
  };
}

function keyOf(rule: StyleRule): string {
  if (rule.id !== undefined) return `#${rule.id}`;
  return rule.classes[0] === undefined ? (rule.element ?? '*') : `.${rule.classes[0]}`;
}

function isMatch(
  rule: StyleRule,
  name: string,
  id: string | undefined,
  classes: ReadonlySet<string>,
): boolean {
  if (rule.element !== undefined && rule.element !== name) return false;
  if (rule.id !== undefined && rule.id !== id) return false;
  return rule.classes.every((wanted) => classes.has(wanted));
}

function byWeight(a: StyleRule, b: StyleRule): number {
  const index = a.weight.findIndex((value, position) => value !== b.weight[position]);
  return index < 0 ? 0 : (a.weight[index] ?? 0) - (b.weight[index] ?? 0);
}

/** Only the winning declarations, in the order they won: a shorthand must precede the properties that override it. */
function writeStyle(declarations: readonly Declaration[]): string | undefined {
  const winners = new Map<string, string>();
  const ordered = [
    ...declarations.filter((declaration) => !declaration.isImportant),
    ...declarations.filter((declaration) => declaration.isImportant),
  ];
  for (const { property, value } of ordered) {
    winners.delete(property);
    winners.set(property, value);
  }
  if (winners.size === 0) return undefined;
  return [...winners].map(([property, value]) => `${property}:${value}`).join(';');
}
