import { describe, expect, it } from 'vitest';
import { roundTo } from './round-to.ts';

describe('roundTo', () => {
  it.each([
    [1.005, 0, 1],
    [2.5, 0, 3],
    [-2.5, 0, -2],
    [0.123456789, 4, 0.1235],
    [1.000000000001, 12, 1.000000000001],
    [255, 6, 255],
  ] as const)('rounds %d to %d decimals: %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });

  it('has no negative zero', () => {
    expect(Object.is(roundTo(-0.0001, 2), 0)).toBe(true);
  });

  it('returns NaN and infinities unchanged', () => {
    expect(roundTo(Number.NaN, 2)).toBeNaN();
    expect(roundTo(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
  });
});
