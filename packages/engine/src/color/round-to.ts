/** Powers of ten from 0 to 12, written out because engines disagree in the last bit of some `10 ** n`. */
const SCALES = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12] as const;

/** How many decimals can be asked for. */
export type Decimals = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * A number rounded to a number of decimals, halves upwards, never −0; NaN and infinities come back as they
 * are.
 *
 * Printed figures and decisions go through it, so that the last bits of `Math.pow` or `Math.atan2`, which
 * differ between engines, cannot change a guide.
 */
export function roundTo(value: number, decimals: Decimals): number {
  const scale = SCALES[decimals];
  return Math.round(value * scale) / scale + 0;
}
