import type { ComponentRule } from './color-component.ts';
import type { Rgb } from './color-space.ts';
import { fitGamut } from './fit-gamut.ts';
import { hslToRgb } from './hsl.ts';

/** What a CSS colour function takes and what colour it makes of it. */
export interface ColorFunctionRule {
  /** Its three values, in order. */
  readonly components: readonly [ComponentRule, ComponentRule, ComponentRule];
  /** Whether the older form with commas exists, and which of its values must be percentages there. */
  readonly legacy: 'none' | 'all-alike' | 'percentages';
  /** One such colour, for messages. */
  readonly example: string;
  /** The colour of three values within their ranges; channels are 0–1. */
  toRgb(first: number, second: number, third: number): Rgb;
}

const HUE: ComponentRule = { name: 'the hue', kind: 'angle', most: 360 };
/** The value after the three, the same in every function. */
export const OPACITY: ComponentRule = { name: 'the opacity', kind: 'scale', most: 1 };

const RGB_RULE: ColorFunctionRule = {
  components: [
    { name: 'red', kind: 'scale', most: 255 },
    { name: 'green', kind: 'scale', most: 255 },
    { name: 'blue', kind: 'scale', most: 255 },
  ],
  legacy: 'all-alike',
  example: 'rgb(59, 130, 246)',
  toRgb: (red, green, blue) => ({ r: red / 255, g: green / 255, b: blue / 255 }),
};

const HSL_RULE: ColorFunctionRule = {
  components: [
    HUE,
    { name: 'the saturation', kind: 'scale', most: 100 },
    { name: 'the lightness', kind: 'scale', most: 100 },
  ],
  legacy: 'percentages',
  example: 'hsl(217, 91%, 60%)',
  toRgb: (h, saturation, lightness) => hslToRgb({ h, s: saturation / 100, l: lightness / 100 }),
};

const OKLCH_RULE: ColorFunctionRule = {
  components: [
    { name: 'the lightness', kind: 'scale', most: 1 },
    { name: 'the chroma', kind: 'scale', most: 0.4 },
    HUE,
  ],
  legacy: 'none',
  example: 'oklch(0.62 0.19 260)',
  toRgb: (l, c, h) => fitGamut({ l, c, h }),
};

const RULES: Readonly<Record<string, ColorFunctionRule>> = {
  rgb: RGB_RULE,
  rgba: RGB_RULE,
  hsl: HSL_RULE,
  hsla: HSL_RULE,
  oklch: OKLCH_RULE,
};

/** The rule of the colour function with a name, in any case, or undefined when no such function is read. */
export function findColorFunction(name: string): ColorFunctionRule | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(RULES, key) ? RULES[key] : undefined;
}
