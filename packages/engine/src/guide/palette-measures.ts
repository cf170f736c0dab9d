import { ciede2000 } from '../color/color-difference.ts';
import type { Lab } from '../color/color-space.ts';
import { COLOR_VISION_DEFICIENCIES, type ColorVisionDeficiency } from '../color/color-vision.ts';
import { toAppearance } from '../palette/appearance.ts';

/** The two most similar colors of a palette for one type of color vision. */
export interface ClosestPair {
  readonly vision: 'normal' | ColorVisionDeficiency;
  /** The palette indexes of both, the lower first. */
  readonly first: number;
  readonly second: number;
  /** CIEDE2000 of the two, unrounded. */
  readonly difference: number;
}

/** The minimum differences of a palette in CIEDE2000, which the texts of a guide state. */
export interface PaletteMeasures {
  /** The minimum difference of any two colors for normal vision. */
  readonly minDifference: number;
  /** The minimum difference of any two colors over protanopia, deuteranopia and tritanopia. */
  readonly minDeficientDifference: number;
}

/** The closest pair of two or more `#RRGGBB` colors for normal vision, then for each full deficiency. */
export function closestPairs(hexes: readonly string[]): readonly [ClosestPair, ...ClosestPair[]] {
  const appearances = hexes.map(toAppearance);
  const normal = closestOf(
    'normal',
    appearances.map((appearance) => appearance.normal),
  );
  const deficient = COLOR_VISION_DEFICIENCIES.map((vision, index) =>
    closestOf(
      vision,
      appearances.flatMap((appearance) => appearance.deficient[index] ?? []),
    ),
  );
  return [normal, ...deficient];
}

/** Measures the minimum differences of two or more `#RRGGBB` colors. */
export function measurePalette(hexes: readonly string[]): PaletteMeasures {
  const [normal, ...deficient] = closestPairs(hexes);
  return {
    minDifference: normal.difference,
    minDeficientDifference: Math.min(...deficient.map(({ difference }) => difference)),
  };
}

function closestOf(vision: ClosestPair['vision'], labs: readonly Lab[]): ClosestPair {
  let closest: ClosestPair = { vision, first: 0, second: 0, difference: Number.POSITIVE_INFINITY };
  for (const [first, lab] of labs.entries()) {
    for (let second = first + 1; second < labs.length; second++) {
      const other = labs[second];
      const difference = other === undefined ? Number.POSITIVE_INFINITY : ciede2000(lab, other);
      if (difference < closest.difference) closest = { vision, first, second, difference };
    }
  }
  return closest;
}
