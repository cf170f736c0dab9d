import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededRandom, pickWeighted } from './seeded-random.ts';

describe('createSeededRandom', () => {
  it('gives the same numbers for the same seed, in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, second] = [createSeededRandom(seed), createSeededRandom(seed)];
        for (let draw = 0; draw < 20; draw++) {
          const value = first();
          expect(value).toBe(second());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });

  it('is evenly distributed, also over the first number of consecutive seeds', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 20_000; seed++) {
      const bin = Math.floor(createSeededRandom(`seed ${seed}`)() * 10);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    // Chi-square with nine degrees of freedom: 27.9 is exceeded by chance with a probability of 0.001.
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(27.9);
  });
});

describe('pickWeighted', () => {
  const entries = [
    ['a', 1],
    ['none', 0],
    ['b', 3],
  ] as const;

  it.each([
    [0, 'a'],
    [0.2499, 'a'],
    [0.25, 'b'],
    [0.9999, 'b'],
  ])('%d selects %s', (random, expected) => {
    expect(pickWeighted(entries, random)).toBe(expected);
  });

  it('rejects an empty list', () => {
    expect(() => pickWeighted([], 0.5)).toThrow(RangeError);
  });
});
