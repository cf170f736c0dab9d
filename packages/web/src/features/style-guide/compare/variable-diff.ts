import {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
  type StyleRule,
} from '@stylekit/engine/stylesheet';
import type { CompareSide } from './compare-side.ts';

/** One variable of the exported stylesheet on both sides; null if a side does not have it. */
export interface VariableRow {
  /** With its dashes: `--primary-hover`. */
  readonly name: string;
  /** Where it applies: empty for the whole page, otherwise `light`, `dark`, or a media query. */
  readonly scope: string;
  readonly left: string | null;
  readonly right: string | null;
}

/** All variables of the exported stylesheets of two sides, in the order of the export. */
export function compareVariables(left: CompareSide, right: CompareSide): VariableRow[] {
  const [before, after] = [listVariables(left), listVariables(right)];
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [scope = '', name = ''] = key.split('\n');
    return { name, scope, left: before.get(key) ?? null, right: after.get(key) ?? null };
  });
}

export function isDifferent({ left, right }: VariableRow): boolean {
  return left !== right;
}

/** Rows as a text to copy: the left value after a minus, the right one after a plus; equal values after a space. */
export function toDiffText(rows: readonly VariableRow[]): string {
  return rows
    .flatMap((row) => {
      const name = row.scope === '' ? row.name : `${row.name} (${row.scope})`;
      if (!isDifferent(row)) return [`  ${name}: ${row.left}`];
      return [
        ...(row.left === null ? [] : [`- ${name}: ${row.left}`]),
        ...(row.right === null ? [] : [`+ ${name}: ${row.right}`]),
      ];
    })
    .join('\n');
}

/** The values by scope and name. */
function listVariables({ guide, settings: { buttons, typography } }: CompareSide): Map<string, string> {
  const rules = [
    ...describeColors(guide, buttons),
    ...describeType(guide, typography),
    ...describeButtons(guide, buttons),
    ...describeElements(guide),
    ...describeControls(),
  ];
  const variables = new Map<string, string>();
  for (const rule of rules)
    for (const { name, value } of rule.groups.flatMap(({ declarations }) => declarations))
      if (name.startsWith('--')) variables.set(`${scopeOf(rule)}\n${name}`, value);
  return variables;
}

function scopeOf({ media, selectors }: StyleRule): string {
  const surfaces = selectors.flatMap((selector) => /data-theme='(light|dark)'/.exec(selector)?.[1] ?? []);
  return [...(surfaces.length === 1 ? surfaces : []), ...(media === undefined ? [] : [media])].join(', ');
}
