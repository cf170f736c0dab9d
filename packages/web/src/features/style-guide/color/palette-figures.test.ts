import { type Guide, SAMPLE_GUIDE } from '@stylekit/engine';
import { hexToOklch } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import { wheelPoints } from './palette-figures.ts';

describe('hue wheel points', () => {
  it('are placed by hue and chroma', () => {
    for (const point of wheelPoints(SAMPLE_GUIDE)) {
      const { h, c } = hexToOklch(point.hex);
      expect(point).toMatchObject({ hue: h, chroma: c, isGray: c < 0.02 });
      expect(point.fromPrimary).toBeGreaterThanOrEqual(0);
      expect(point.fromPrimary).toBeLessThanOrEqual(180);
    }
    expect(wheelPoints(SAMPLE_GUIDE)[0]?.fromPrimary).toBe(0);
  });

  it('recognize gray', () => {
    const gray: Guide = structuredClone(SAMPLE_GUIDE);
    gray.colors.accent[0] = { ...gray.colors.accent[0], hex: '#808080' };
    expect(
      wheelPoints(gray)
        .filter((point) => point.isGray)
        .map((point) => point.role),
    ).toEqual(['accent-1']);
  });
});
