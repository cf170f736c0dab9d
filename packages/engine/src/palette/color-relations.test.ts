import { describe, expect, it } from 'vitest';
import { maxChroma } from '../color/fit-gamut.ts';
import { areRelated, colorDistance, isEarthTone, isSoft, isWarm } from './color-relations.ts';

const hue = (h: number) => ({ l: 0.6, c: 0.12, h });

describe('isWarm', () => {
  it.each([
    [330, false],
    [331, true],
    [0, true],
    [54, true],
    [111.9, true],
    [112, false],
    [262, false],
  ])('%d°: %s', (h, expected) => {
    expect(isWarm(hue(h))).toBe(expected);
  });
});

describe('isEarthTone', () => {
  it.each([
    ['rust', { l: 0.5, c: 0.14, h: 40 }, true],
    ['ocher', { l: 0.7, c: 0.12, h: 80 }, true],
    ['olive, which is mud', { l: 0.5, c: 0.08, h: 120 }, true],
    ['a dark green of that hue', { l: 0.25, c: 0.08, h: 120 }, false],
    ['orange', { l: 0.7, c: 0.17, h: 54 }, false],
    ['beige', { l: 0.82, c: 0.06, h: 80 }, false],
    ['maroon', { l: 0.4, c: 0.14, h: 24 }, false],
    ['navy', { l: 0.4, c: 0.1, h: 262 }, false],
  ])('%s', (_, color, expected) => {
    expect(isEarthTone(color)).toBe(expected);
  });
});

describe('isSoft', () => {
  it.each([
    ['sage', { l: 0.75, c: 0.06, h: 145 }, true],
    ['blush', { l: 0.85, c: 0.05, h: 15 }, true],
    ['a strong green', { l: 0.75, c: 0.125, h: 145 }, false],
    ['a dark sage', { l: 0.6, c: 0.06, h: 145 }, false],
    ['a light gray', { l: 0.85, c: 0.019, h: 145 }, false],
  ])('%s', (_, color, expected) => {
    expect(isSoft(color)).toBe(expected);
  });

  it('does not call the strongest cyan soft, although another hue of that chroma is', () => {
    const c = maxChroma(0.62, 195);
    expect(c).toBeLessThan(0.125);
    expect(isSoft({ l: 0.62, c, h: 195 })).toBe(false);
    expect(isSoft({ l: 0.62, c, h: 145 })).toBe(true);
  });
});

describe('areRelated', () => {
  it.each([
    ['orange and yellow', 55, 95, true],
    ['blue and violet', 260, 300, true],
    ['magenta and red', 340, 20, true],
    ['cool hues at 56°', 200, 256, true],
    ['cool hues at 57°', 200, 257, false],
    ['yellow and green', 100, 130, false],
    ['violet and magenta', 310, 340, false],
  ])('%s', (_, first, second, expected) => {
    expect(areRelated(hue(first), hue(second))).toBe(expected);
    expect(areRelated(hue(second), hue(first))).toBe(expected);
  });
});

describe('colorDistance', () => {
  it.each([
    ['black and white', { l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 }, 1],
    ['a step in chroma', { l: 0.5, c: 0.1, h: 40 }, { l: 0.5, c: 0.2, h: 40 }, 0.1],
    // The arc of a quarter circle with a radius of 0.1.
    ['a quarter circle', { l: 0.5, c: 0.1, h: 0 }, { l: 0.5, c: 0.1, h: 90 }, (0.1 * Math.PI) / 2],
    ['grays of any hue', { l: 0.5, c: 0, h: 0 }, { l: 0.5, c: 0, h: 180 }, 0],
    // 3-4-5: lightness 0.3, chroma 0.4.
    ['lightness and chroma', { l: 0.2, c: 0, h: 0 }, { l: 0.5, c: 0.4, h: 0 }, 0.5],
  ])('%s', (_, first, second, expected) => {
    expect(colorDistance(first, second)).toBeCloseTo(expected, 12);
    expect(colorDistance(second, first)).toBeCloseTo(expected, 12);
  });

  it('approaches the distance in OKLab for near hues', () => {
    const [a, b] = [
      { l: 0.5, c: 0.1, h: 20 },
      { l: 0.5, c: 0.1, h: 22 },
    ];
    expect(colorDistance(a, b)).toBeCloseTo(2 * 0.1 * Math.sin(Math.PI / 180), 6);
  });
});
