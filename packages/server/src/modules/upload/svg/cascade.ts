import { invalid } from '../../../http/api-error.ts';
import { type Declaration, parseDeclarations, type StyleRule } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';

/**
 * Maximum number of rules checked and declarations applied in one logo; keeps the work proportional to the file size.
 */
const MAX_STEPS = 200_000;

/** Computes the inline style of an element from its `style`, classes, id and the logo's style sheets. */
export type Cascade = (element: SvgElement) => string | undefined;

/**
 * Resolves style sheets into inline styles, so that the stored logo contains no style sheet.
 *
 * @throws ApiError 400 (from the cascade) when the styles of the logo take too many steps
 */
export function buildCascade(rules: readonly StyleRule[]): Cascade {
  const rulesByKey = Map.groupBy(rules, keyOf);
  let steps = 0;
  const spend = (count: number): void => {
    steps += count;
    if (steps > MAX_STEPS) throw invalid('The styles of this SVG are too complex');
  };
  return (element) => {
    const classes = new Set(element.attributes.get('class')?.split(/\s+/));
    const id = element.attributes.get('id')?.trim();
    const keys = [...[...classes].map((name) => `.${name}`), `#${id ?? ''}`, element.name, '*'];
    const candidates = keys.flatMap((key) => rulesByKey.get(key) ?? []);
    spend(candidates.length);
    const matching = candidates.filter((rule) => isMatch(rule, element.name, id, classes)).sort(byWeight);
    const own = parseDeclarations(element.attributes.get('style') ?? '');
    const declarations = [...matching.flatMap((rule) => rule.declarations), ...own];
    spend(declarations.length);
    return writeStyle(declarations);
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
