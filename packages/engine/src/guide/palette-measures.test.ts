import { describe, expect, it } from 'vitest';
import { colorDifference } from '../color/color-difference.ts';
import { COLOR_VISION_DEFICIENCIES, simulateColorVision } from '../color/color-vision.ts';
import { guideColors } from './guide.ts';
import { closestPairs, measurePalette } from './palette-measures.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

const HEXES = guideColors(SAMPLE_GUIDE).map(({ hex }) => hex);

describe('closestPairs', () => {
  it('returns the closest pair for each type of vision, the earlier color first', () => {
    const pairs = closestPairs(HEXES);
    expect(pairs.map(({ vision }) => vision)).toEqual(['normal', ...COLOR_VISION_DEFICIENCIES]);
    for (const { first, second } of pairs) expect(first).toBeLessThan(second);
  });

  it('returns the pair with the minimum difference', () => {
    const [normal, ...deficient] = closestPairs(HEXES);
    const min = (hexes: readonly string[]) =>
      Math.min(...hexes.flatMap((a, index) => hexes.slice(index + 1).map((b) => colorDifference(a, b))));
    expect(normal.difference).toBeCloseTo(min(HEXES), 9);
    for (const { vision, difference } of deficient) {
      if (vision === 'normal') throw new Error('Normal vision comes first and once.');
      // Simulated hex codes have eight bits per channel, the measurement has more.
      expect(Math.abs(difference - min(HEXES.map((hex) => simulateColorVision(hex, vision))))).toBeLessThan(
        0.5,
      );
    }
  });

  it('finds two equal colors', () => {
    for (const pair of closestPairs([...HEXES.slice(0, 5), HEXES[0] ?? ''])) {
      expect(pair).toMatchObject({ first: 0, second: 5, difference: 0 });
    }
  });
});

describe('measurePalette', () => {
  it('returns the minimum for normal vision and the minimum over all deficiencies', () => {
    const [normal, ...deficient] = closestPairs(HEXES).map(({ difference }) => difference);
    expect(measurePalette(HEXES)).toEqual({
      minDifference: normal,
      minDeficientDifference: Math.min(...deficient),
    });
  });
});
