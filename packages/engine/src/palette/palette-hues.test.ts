import { describe, expect, it } from 'vitest';
import { anchorHue, paletteHue, strayHues } from './palette-hues.ts';

/* OKLCH hues of the sRGB primaries: red 29.234°, green 142.495°, blue 264.052°. */

describe('paletteHue', () => {
  it.each([
    ['#FF0000', 29.234],
    ['#00FF00', 142.495],
    ['#0000FF', 264.052],
  ])('%s has the hue %d°', (hex, hue) => {
    expect(paletteHue(hex)).toBeCloseTo(hue, 1);
  });

  it.each(['#000000', '#FFFFFF', '#777777', '#F7F4EC'])('%s has none', (hex) => {
    expect(paletteHue(hex)).toBeNull();
  });
});

describe('anchorHue', () => {
  it('is the first hue, past neutrals', () => {
    expect(anchorHue(['#777777', '#0000FF', '#FF0000'])).toBeCloseTo(264.052, 1);
    expect(anchorHue(['#777777'])).toBeNull();
    expect(anchorHue([])).toBeNull();
  });
});

describe('strayHues', () => {
  it('finds the colors off every angle, with the distance to the nearest', () => {
    const [stray, ...others] = strayHues(['#777777', '#FF0000', '#FFFFFF', '#00FF00'], 'complementary');
    expect(others).toEqual([]);
    expect(stray?.index).toBe(3);
    expect(stray?.hue).toBeCloseTo(142.495, 1);
    // The complement of red is 209.234°.
    expect(stray?.offDeg).toBeCloseTo(209.234 - 142.495, 1);
  });

  it('finds nothing in one hue, or without any', () => {
    expect(strayHues(['#FF0000', '#800000', '#FFFFFF'], 'monochromatic')).toEqual([]);
    expect(strayHues(['#111111', '#FFFFFF'], 'triadic')).toEqual([]);
  });

  it('tolerates 6°: of the triad of red, blue is 5.2° off and green 6.7°', () => {
    expect(strayHues(['#FF0000', '#00FF00', '#0000FF'], 'triadic').map(({ index }) => index)).toEqual([1]);
  });
});
