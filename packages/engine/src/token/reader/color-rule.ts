import { safeParseColor } from '../../color/parse-color.ts';
import { cssToColorToken } from '../token-values.ts';
import { isJsonObject, ownPart } from './json-object.ts';
import { toReference } from './reference.ts';
import { describe, numberRule, objectRule, orPointer, type Rule, wordRule } from './rule-context.ts';
import type { TokenIssue } from './token-issue.ts';

/** Minimum and maximum of each component; Infinity where the specification has no bound. */
type Bounds = readonly (readonly [min: number, max: number])[];

const RGB: Bounds = [
  [0, 1],
  [0, 1],
  [0, 1],
];
const UNBOUNDED: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const NON_NEGATIVE: readonly [number, number] = [0, Number.POSITIVE_INFINITY];
const HUE: readonly [number, number] = [0, 359.999_999_999];

/** The color spaces of the Color Module 2025.10 and the ranges of their components. */
const SPACES: ReadonlyMap<string, Bounds> = new Map([
  ['srgb', RGB],
  ['srgb-linear', RGB],
  ['hsl', [HUE, [0, 100], [0, 100]]],
  ['hwb', [HUE, [0, 100], [0, 100]]],
  ['lab', [[0, 100], UNBOUNDED, UNBOUNDED]],
  ['lch', [[0, 100], NON_NEGATIVE, HUE]],
  ['oklab', [[0, 1], UNBOUNDED, UNBOUNDED]],
  ['oklch', [[0, 1], NON_NEGATIVE, HUE]],
  ['display-p3', RGB],
  ['a98-rgb', RGB],
  ['prophoto-rgb', RGB],
  ['rec2020', RGB],
  ['xyz-d65', RGB],
  ['xyz-d50', RGB],
]);

const checkHex: Rule = (value, path, { report }) => {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return;
  report(
    path,
    `${describe(value)} is not a six-digit hex code.`,
    'Write it like "#1f4e6b"; put the opacity into "alpha".',
    toHexFix(value),
  );
};

/** Three digits stand for six. */
function toHexFix(value: unknown): TokenIssue['exactFix'] {
  const [, digits] = typeof value === 'string' ? (/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []) : [];
  if (digits === undefined) return undefined;
  return { value: `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}` };
}

const shape = objectRule({
  required: { colorSpace: orPointer(wordRule([...SPACES.keys()])), components: () => undefined },
  optional: { alpha: orPointer(numberRule(0, 1)), hex: orPointer(checkHex) },
  example: '{ "colorSpace": "srgb", "components": [0.12, 0.31, 0.42], "hex": "#1f4e6b" }',
});

/**
 * Checks the color space and the ranges of its components.
 *
 * @see https://www.designtokens.org/tr/2025.10/color/
 */
export const checkColor: Rule = (value, path, context) => {
  if (typeof value === 'string') {
    context.report(
      path,
      `A color must be an object, not the text ${describe(value)}.`,
      'Write { "colorSpace": "srgb", "components": [r, g, b], "hex": "#rrggbb" } with r, g, b from 0 to 1.',
      safeParseColor(value).ok ? { value: cssToColorToken(value) } : undefined,
    );
    return;
  }
  shape(value, path, context);
  if (!isJsonObject(value) || ownPart(value, 'components') === undefined) return;
  const space = ownPart(value, 'colorSpace');
  const bounds = typeof space === 'string' ? (SPACES.get(space) ?? null) : null;
  // An object may not be able to become text.
  orPointer(componentsRule(bounds, typeof space === 'string' ? space : describe(space)))(
    ownPart(value, 'components'),
    `${path}.components`,
    context,
  );
};

function componentsRule(bounds: Bounds | null, space: string): Rule {
  return (value, path, context) => {
    if (!Array.isArray(value) || value.length !== 3) {
      context.report(
        path,
        `${describe(value)} is not a list of color components.`,
        'Write a list of three numbers.',
      );
      return;
    }
    for (const [index, component] of value.entries()) {
      if (component === 'none') continue;
      if (toReference(component)?.kind === 'pointer') context.follow(component, `${path}.${index}`, null);
      else checkComponent(component, `${path}.${index}`, bounds?.[index] ?? UNBOUNDED, space, context);
    }
  };
}

function checkComponent(
  value: unknown,
  path: string,
  [min, max]: readonly [number, number],
  space: string,
  { report }: Parameters<Rule>[2],
): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report(path, `${describe(value)} is not a color component.`, 'Write a number, or "none".');
  } else if (value < min || value > max) {
    const range =
      max === HUE[1] ? 'up to, but not including, 360' : Number.isFinite(max) ? `to ${max}` : 'upwards';
    report(path, `${value} is out of the range of ${space}.`, `Use a number from ${min} ${range}.`);
  }
}
