import {
  convertA98ToXyz65,
  convertHslToRgb,
  convertHwbToRgb,
  convertLabToRgb,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToRgb,
  convertP3ToXyz65,
  convertProphotoToXyz50,
  convertRec2020ToXyz65,
  convertXyz50ToRgb,
  convertXyz65ToRgb,
} from 'culori/fn';
import type { ComponentRule } from './color-component.ts';
import type { Rgb } from './color-space.ts';

/** The syntax of a CSS color function. */
export interface ColorFunctionRule {
  /** Its three values, in order. */
  readonly components: readonly [ComponentRule, ComponentRule, ComponentRule];
  /** Whether the older form with commas exists, and which of its values must be percentages. */
  readonly legacy: 'none' | 'all-alike' | 'percentages';
  /** An example, for messages. */
  readonly example: string;
  /** The sRGB color of three values; channels are outside 0–1 when sRGB cannot show it. */
  toRgb(first: number, second: number, third: number): Rgb;
}

/** The fourth value, the same in every function. */
export const OPACITY: ComponentRule = scale('the opacity', 0, 1);
const HUE: ComponentRule = { name: 'the hue', kind: 'angle', min: 0, max: 360, full: 360 };

const RGB: ColorFunctionRule = {
  components: [scale('red', 0, 255), scale('green', 0, 255), scale('blue', 0, 255)],
  legacy: 'all-alike',
  example: 'rgb(59, 130, 246)',
  toRgb: (red, green, blue) => ({ r: red / 255, g: green / 255, b: blue / 255 }),
};

const HSL: ColorFunctionRule = {
  components: [HUE, scale('the saturation', 0, 100), scale('the lightness', 0, 100)],
  legacy: 'percentages',
  example: 'hsl(217, 91%, 60%)',
  toRgb: (h, s, l) => convertHslToRgb({ h, s: s / 100, l: l / 100 }),
};

const RULES: Readonly<Record<string, ColorFunctionRule>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL,
  hsla: HSL,
  hwb: {
    components: [HUE, scale('the whiteness', 0, 100), scale('the blackness', 0, 100)],
    legacy: 'none',
    example: 'hwb(217 23% 4%)',
    toRgb: (h, w, b) => convertHwbToRgb({ h, w: w / 100, b: b / 100 }),
  },
  lab: {
    components: [scale('the lightness', 0, 100), unlimited('a', 125), unlimited('b', 125)],
    legacy: 'none',
    example: 'lab(54.6 8.8 -65.8)',
    toRgb: (l, a, b) => convertLabToRgb({ l, a, b }),
  },
  lch: {
    components: [scale('the lightness', 0, 100), { ...unlimited('the chroma', 150), min: 0 }, HUE],
    legacy: 'none',
    example: 'lch(54.6 66.4 277.6)',
    toRgb: (l, c, h) => convertLabToRgb(convertLchToLab({ l, c, h })),
  },
  oklab: {
    components: [scale('the lightness', 0, 1), unlimited('a', 0.4), unlimited('b', 0.4)],
    legacy: 'none',
    example: 'oklab(0.62 -0.03 -0.19)',
    toRgb: (l, a, b) => convertOklabToRgb({ l, a, b }),
  },
  oklch: {
    components: [scale('the lightness', 0, 1), scale('the chroma', 0, 0.4), HUE],
    legacy: 'none',
    example: 'oklch(0.62 0.19 260)',
    toRgb: (l, c, h) => convertOklabToRgb(convertLchToLab({ l, c, h })),
  },
};

const SPACES: Readonly<Record<string, ColorFunctionRule>> = {
  srgb: rgbSpace((r, g, b) => ({ r, g, b })),
  'srgb-linear': rgbSpace((r, g, b) => convertLrgbToRgb({ r, g, b })),
  'display-p3': rgbSpace((r, g, b) => convertXyz65ToRgb(convertP3ToXyz65({ r, g, b }))),
  'a98-rgb': rgbSpace((r, g, b) => convertXyz65ToRgb(convertA98ToXyz65({ r, g, b }))),
  'prophoto-rgb': rgbSpace((r, g, b) => convertXyz50ToRgb(convertProphotoToXyz50({ r, g, b }))),
  rec2020: rgbSpace((r, g, b) => convertXyz65ToRgb(convertRec2020ToXyz65({ r, g, b }))),
  xyz: xyzSpace((x, y, z) => convertXyz65ToRgb({ x, y, z })),
  'xyz-d50': xyzSpace((x, y, z) => convertXyz50ToRgb({ x, y, z })),
  'xyz-d65': xyzSpace((x, y, z) => convertXyz65ToRgb({ x, y, z })),
};

/** The names of the color spaces that color() accepts. */
export const COLOR_SPACES: readonly string[] = Object.keys(SPACES);

/**
 * The syntax of a color function by name (case-insensitive), or undefined for an unknown function.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-syntax
 */
export function findColorFunction(name: string): ColorFunctionRule | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(RULES, key) ? RULES[key] : undefined;
}

/**
 * The syntax of color() in one of its predefined color spaces (case-insensitive), or undefined for an unknown space.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-function
 */
export function findColorSpace(name: string): ColorFunctionRule | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(SPACES, key) ? SPACES[key] : undefined;
}

function scale(name: string, min: number, max: number): ComponentRule {
  return { name, kind: 'scale', min, max, full: max };
}

/** A value that CSS does not clip, because a color may be outside sRGB. */
function unlimited(name: string, full: number): ComponentRule {
  return { name, kind: 'scale', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, full };
}

function rgbSpace(toRgb: ColorFunctionRule['toRgb']): ColorFunctionRule {
  const components = [unlimited('red', 1), unlimited('green', 1), unlimited('blue', 1)] as const;
  return { components, legacy: 'none', example: 'color(display-p3 0.31 0.5 0.94)', toRgb };
}

function xyzSpace(toRgb: ColorFunctionRule['toRgb']): ColorFunctionRule {
  const components = [unlimited('X', 1), unlimited('Y', 1), unlimited('Z', 1)] as const;
  return { components, legacy: 'none', example: 'color(xyz 0.26 0.24 0.91)', toRgb };
}
