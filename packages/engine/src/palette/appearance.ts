import { ciede2000 } from '../color/color-difference.ts';
import type { Lab, Rgb } from '../color/color-space.ts';
import { COLOR_VISION_DEFICIENCIES, simulateColorVisionRgb } from '../color/color-vision.ts';
import { hexToRgb, rgbToLab } from '../color/convert-color.ts';

/** How a color looks to normal vision and to each full deficiency, in CIELAB; made once, compared often. */
export interface Appearance {
  readonly hex: string;
  readonly normal: Lab;
  /** In the order of `COLOR_VISION_DEFICIENCIES`. */
  readonly deficient: readonly Lab[];
  /** The same as a screen shows them: rounded to eight bits a channel, which in dark colors is a visible step. */
  readonly painted: readonly Lab[];
}

/** Least CIEDE2000 two colors of a palette must differ by, for normal vision and for each full deficiency. */
export const MIN_DIFFERENCE = 8;
export const MIN_DEFICIENT_DIFFERENCE = 4;

export function toAppearance(hex: string): Appearance {
  const rgb = hexToRgb(hex);
  const simulated = COLOR_VISION_DEFICIENCIES.map((deficiency) => simulateColorVisionRgb(rgb, deficiency));
  return {
    hex,
    normal: rgbToLab(rgb),
    deficient: simulated.map(rgbToLab),
    painted: simulated.map((color) => rgbToLab(toEightBits(color))),
  };
}

function toEightBits({ r, g, b }: Rgb): Rgb {
  const round = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
  return { r: round(r), g: round(g), b: round(b) };
}

/**
 * How far a pair stands above the two least differences: the smaller of both quotients.
 *
 * 1 or more keeps the rules, below 1 breaks one. Order does not matter.
 */
export function separation(a: Appearance, b: Appearance): number {
  return Math.min(
    ciede2000(a.normal, b.normal) / MIN_DIFFERENCE,
    minDifference(a.deficient, b.deficient) / MIN_DEFICIENT_DIFFERENCE,
    minDifference(a.painted, b.painted) / MIN_DEFICIENT_DIFFERENCE,
  );
}

function minDifference(a: readonly Lab[], b: readonly Lab[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, lab] of a.entries()) {
    const other = b[index];
    if (other !== undefined) least = Math.min(least, ciede2000(lab, other));
  }
  return least;
}
