import { ciede2000 } from '../color/color-difference.ts';
import { type Appearance, toAppearance } from '../palette/appearance.ts';

/** What sets the colours of a palette apart, in CIEDE2000, as the guide's texts and the views state it. */
export interface PaletteMeasures {
  /** Least difference of any two colours for normal vision. */
  readonly leastDifference: number;
  /** Least difference of any two colours over protanopia, deuteranopia and tritanopia. */
  readonly leastDeficientDifference: number;
}

/** Measures the colours (`#RRGGBB`, two or more) against one another. */
export function measurePalette(hexes: readonly string[]): PaletteMeasures {
  const appearances = hexes.map(toAppearance);
  let [leastDifference, leastDeficientDifference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [index, first] of appearances.entries()) {
    for (const second of appearances.slice(index + 1)) {
      leastDifference = Math.min(leastDifference, ciede2000(first.normal, second.normal));
      leastDeficientDifference = Math.min(leastDeficientDifference, deficientDifference(first, second));
    }
  }
  return { leastDifference, leastDeficientDifference };
}

function deficientDifference(first: Appearance, second: Appearance): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, lab] of first.deficient.entries()) {
    const other = second.deficient[index];
    if (other !== undefined) least = Math.min(least, ciede2000(lab, other));
  }
  return least;
}
