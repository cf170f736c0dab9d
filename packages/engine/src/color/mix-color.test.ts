import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { mixColors } from './mix-color.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('mixColors', () => {
  it.each([
    ['#3B82F6', '#000000', 0.85, '#326FD1'],
    ['#FFFFFF', '#000000', 0.5, '#808080'],
    ['#0a0a0a', '#000000', 0.85, '#090909'],
    ['#FF0000', '#0000FF', 0.25, '#4000BF'],
    ['#112233', '#ddeeff', 1, '#112233'],
    ['#112233', '#ddeeff', 0, '#DDEEFF'],
    ['#112233', '#ddeeff', 1.5, '#112233'],
    ['#112233', '#ddeeff', -1, '#DDEEFF'],
  ])('of %s and %s, %d of the first, is %s', (a, b, share, mix) => {
    expect(mixColors(a, b, share)).toBe(mix);
  });

  it('is the same with swapped colors and the complementary share', () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.integer({ min: 0, max: 100 }), (a, b, percent) => {
        expect(mixColors(a, b, percent / 100)).toBe(mixColors(b, a, (100 - percent) / 100));
      }),
      { numRuns: caseCount(3_000), seed: 14 },
    );
  });

  it('rejects a share that is not a number', () => {
    expect(() => mixColors('#112233', '#445566', Number.NaN)).toThrow('not a number');
  });
});
