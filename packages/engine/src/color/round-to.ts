/** Literal powers of ten, because JavaScript engines disagree in the last bit of some `10 ** n`. */
const SCALES = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12] as const;

/** The supported numbers of decimals. */
export type Decimals = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * A number rounded to a number of decimals, with halves rounded up and never −0; NaN and infinities are returned
 * unchanged.
 *
 * Every printed number and every comparison is rounded first, because the last bits of `Math.pow` and `Math.atan2`
 * differ between JavaScript engines and must not change a guide.
 */
export function roundTo(value: number, decimals: Decimals): number {
  const scale = SCALES[decimals];
  return Math.round(value * scale) / scale + 0;
}
