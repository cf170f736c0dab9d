import { ciede2000 } from '../color/color-difference.ts';
import type { Lab, Rgb } from '../color/color-space.ts';
import { COLOR_VISION_DEFICIENCIES, simulateColorVisionRgb } from '../color/color-vision.ts';
import { hexToRgb, rgbToLab } from '../color/convert-color.ts';

/** A color as seen with normal vision and with each full deficiency, in CIELAB; computed once, compared often. */
export interface Appearance {
  readonly hex: string;
  readonly normal: Lab;
  /** In the order of `COLOR_VISION_DEFICIENCIES`. */
  readonly deficient: readonly Lab[];
  /** The same rounded to eight bits per channel, as on a screen; in dark colors that is a visible step. */
  readonly rounded: readonly Lab[];
}

/** Minimum CIEDE2000 of any two colors of a palette, for normal vision and for each full deficiency. */
export const MIN_DIFFERENCE = 8;
export const MIN_DEFICIENT_DIFFERENCE = 4;

export function toAppearance(hex: string): Appearance {
  const rgb = hexToRgb(hex);
  const simulated = COLOR_VISION_DEFICIENCIES.map((deficiency) => simulateColorVisionRgb(rgb, deficiency));
  return {
    hex,
    normal: rgbToLab(rgb),
    deficient: simulated.map(rgbToLab),
    rounded: simulated.map((color) => rgbToLab(toEightBits(color))),
  };
}

function toEightBits({ r, g, b }: Rgb): Rgb {
  const round = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
  return { r: round(r), g: round(g), b: round(b) };
}

/** The separations that matter; an estimate is enough on the right side of the others. */
export interface SeparationRange {
  readonly from: number;
  readonly to: number;
}

const ALL_SEPARATIONS: SeparationRange = { from: 0, to: Number.POSITIVE_INFINITY };

/**
 * How far a pair is above the two minimum differences: the smaller of both quotients.
 *
 * 1 or more meets both minimums, below 1 breaks one. Symmetric. Exact inside the range, and a result outside of it is on
 * the right side; a narrow range saves most of the computation.
 */
export function separation(a: Appearance, b: Appearance, range = ALL_SEPARATIONS): number {
  const normal = minQuotient([a.normal], [b.normal], MIN_DIFFERENCE, Number.POSITIVE_INFINITY, range);
  const deficient = minQuotient(a.deficient, b.deficient, MIN_DEFICIENT_DIFFERENCE, normal, range);
  return minQuotient(a.rounded, b.rounded, MIN_DEFICIENT_DIFFERENCE, deficient, range);
}

/**
 * The largest weight S_L of lightness in CIEDE2000, rounded up, at L* 0 and 100. The terms of chroma and hue are never
 * negative together, so a difference is at least that of lightness divided by it.
 */
const MAX_LIGHTNESS_WEIGHT = 1.75;

/** The smallest quotient of the differences of two lists and a minimum, or `before` if that is smaller. */
function minQuotient(
  a: readonly Lab[],
  b: readonly Lab[],
  minimum: number,
  before: number,
  { from, to }: SeparationRange,
): number {
  const isFar = to * minimum * MAX_LIGHTNESS_WEIGHT;
  let min = before;
  for (let index = 0; index < a.length && min >= from; index += 1) {
    const lab = a[index];
    const other = b[index];
    if (lab === undefined || other === undefined || Math.abs(lab.l - other.l) > isFar) continue;
    min = Math.min(min, ciede2000(lab, other) / minimum);
  }
  return min;
}
