import { ciede2000 } from '../color/color-difference.ts';
import type { Lab } from '../color/color-space.ts';
import { COLOR_VISION_DEFICIENCIES, simulateColorVisionRgb } from '../color/color-vision.ts';
import { hexToRgb, rgbToLab } from '../color/convert-color.ts';

/** How a colour looks to normal vision and to each full deficiency, in CIELAB; made once, compared often. */
export interface Appearance {
  readonly hex: string;
  readonly normal: Lab;
  /** In the order of `COLOR_VISION_DEFICIENCIES`. */
  readonly deficient: readonly Lab[];
}

/** Least CIEDE2000 two colours of a palette must differ by, for normal vision and for each full deficiency. */
export const LEAST_DIFFERENCE = 8;
export const LEAST_DEFICIENT_DIFFERENCE = 4;

export function toAppearance(hex: string): Appearance {
  const rgb = hexToRgb(hex);
  return {
    hex,
    normal: rgbToLab(rgb),
    deficient: COLOR_VISION_DEFICIENCIES.map((deficiency) =>
      rgbToLab(simulateColorVisionRgb(rgb, deficiency)),
    ),
  };
}

/**
 * How far a pair stands above the two least differences: the smaller of both quotients.
 *
 * 1 or more keeps the rules, below 1 breaks one. Order does not matter.
 */
export function separation(a: Appearance, b: Appearance): number {
  let least = ciede2000(a.normal, b.normal) / LEAST_DIFFERENCE;
  for (let index = 0; index < a.deficient.length; index++) {
    const [first, second] = [a.deficient[index], b.deficient[index]];
    if (first === undefined || second === undefined) continue;
    least = Math.min(least, ciede2000(first, second) / LEAST_DEFICIENT_DIFFERENCE);
  }
  return least;
}
