import { type Guide, guideColors, hexToOklch, measurePalette, SAMPLE_GUIDE } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { closestPairs, VISIONS, wheelPoints } from './palette-figures.ts';

describe('the closest pairs of a palette', () => {
  it('are given for every kind of vision, with two names of the guide', () => {
    const names = guideColors(SAMPLE_GUIDE).map((color) => color.name);
    const pairs = closestPairs(SAMPLE_GUIDE);
    expect(pairs.map((pair) => pair.vision)).toEqual(VISIONS);
    for (const pair of pairs) {
      expect(names).toContain(pair.first);
      expect(names).toContain(pair.second);
      expect(pair.first).not.toBe(pair.second);
    }
  });

  it('agree with what the guide says of itself', () => {
    const measures = measurePalette(guideColors(SAMPLE_GUIDE).map((color) => color.hex));
    const [normal, ...deficient] = closestPairs(SAMPLE_GUIDE).map((pair) => pair.difference);
    expect(normal).toBeCloseTo(measures.leastDifference, 6);
    // Painted colours have eight bits a channel, the engine's measure has more.
    expect(Math.abs(Math.min(...deficient) - measures.leastDeficientDifference)).toBeLessThan(0.5);
  });

  it('find two colours that are the same', () => {
    const [primary] = guideColors(SAMPLE_GUIDE);
    const twin: Guide = structuredClone(SAMPLE_GUIDE);
    twin.colors.accent[2] = { ...twin.colors.accent[2], hex: primary?.hex ?? '' };
    for (const pair of closestPairs(twin)) {
      expect(pair).toMatchObject({
        first: twin.colors.primary.name,
        second: twin.colors.accent[2].name,
        difference: 0,
      });
    }
  });
});

describe('the points of the hue wheel', () => {
  it('stand at the hue and chroma of their colours', () => {
    for (const point of wheelPoints(SAMPLE_GUIDE)) {
      const { h, c } = hexToOklch(point.hex);
      expect(point).toMatchObject({ hue: h, chroma: c, isGrey: c < 0.02 });
      expect(point.fromPrimary).toBeGreaterThanOrEqual(0);
      expect(point.fromPrimary).toBeLessThanOrEqual(180);
    }
    expect(wheelPoints(SAMPLE_GUIDE)[0]?.fromPrimary).toBe(0);
  });

  it('know a grey when there is one', () => {
    const grey: Guide = structuredClone(SAMPLE_GUIDE);
    grey.colors.accent[0] = { ...grey.colors.accent[0], hex: '#808080' };
    expect(
      wheelPoints(grey)
        .filter((point) => point.isGrey)
        .map((point) => point.role),
    ).toEqual(['accent-1']);
  });
});
