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

/**
 * How far a pair is above the two minimum differences: the smaller of both quotients.
 *
 * 1 or more meets both minimums, below 1 breaks one. Symmetric.
 */
export function separation(a: Appearance, b: Appearance): number {
  return Math.min(
    ciede2000(a.normal, b.normal) / MIN_DIFFERENCE,
    minPairDifference(a.deficient, b.deficient) / MIN_DEFICIENT_DIFFERENCE,
    minPairDifference(a.rounded, b.rounded) / MIN_DEFICIENT_DIFFERENCE,
  );
}

function minPairDifference(a: readonly Lab[], b: readonly Lab[]): number {
  let min = Number.POSITIVE_INFINITY;
  for (const [index, lab] of a.entries()) {
    const other = b[index];
    if (other !== undefined) min = Math.min(min, ciede2000(lab, other));
  }
  return min;
}
