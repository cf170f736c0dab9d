import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { ciede2000, colorDifference } from './color-difference.ts';
import type { Lab } from './color-space.ts';
import { hexToLab } from './convert-color.ts';

interface Pair {
  readonly lab1: readonly [number, number, number];
  readonly lab2: readonly [number, number, number];
  readonly deltaE2000: number;
}

const SHARMA = new URL('../../test/reference/ciede2000-sharma.json', import.meta.url);
const { pairs } = JSON.parse(readFileSync(SHARMA, 'utf8')) as { pairs: readonly Pair[] };

function toLab([l, a, b]: readonly [number, number, number]): Lab {
  return { l, a, b };
}

const lab = fc.record({
  l: fc.double({ min: 0, max: 100, noNaN: true }),
  a: fc.double({ min: -128, max: 128, noNaN: true }),
  b: fc.double({ min: -128, max: 128, noNaN: true }),
});

describe('ciede2000', () => {
  it('is tested with all 33 pairs of Sharma, Wu and Dalal', () => {
    expect(pairs).toHaveLength(33);
  });

  it.each(pairs.map((pair, at) => [at + 1, pair] as const))(
    'matches pair %d of Sharma, Wu and Dalal',
    (_, pair) => {
      const difference = ciede2000(toLab(pair.lab1), toLab(pair.lab2));
      expect(Math.abs(difference - pair.deltaE2000)).toBeLessThanOrEqual(1e-4);
    },
  );

  it('is symmetric, not negative, and 0 for the same color', () => {
    fc.assert(
      fc.property(lab, lab, (one, other) => {
        expect(ciede2000(one, other)).toBeCloseTo(ciede2000(other, one), 9);
        expect(ciede2000(one, other)).toBeGreaterThanOrEqual(0);
        expect(ciede2000(one, one)).toBe(0);
      }),
      { numRuns: caseCount(2_000), seed: 15 },
    );
  });
});

describe('colorDifference', () => {
  it('is 100 from black to white and 0 for the same color', () => {
    expect(colorDifference('#000000', '#FFFFFF')).toBeCloseTo(100, 6);
    expect(colorDifference('#3B82F6', '#3b82f6')).toBe(0);
  });

  it('equals the difference of the CIELAB colors', () => {
    expect(colorDifference('#3B82F6', '#EF4444')).toBe(ciede2000(hexToLab('#3B82F6'), hexToLab('#EF4444')));
  });
});
