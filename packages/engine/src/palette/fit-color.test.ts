import { describe, expect, it } from 'vitest';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { separation, toAppearance } from './appearance.ts';
import { fitColor } from './fit-color.ts';
import { fitPalette } from './fit-palette.ts';
import { isMud } from './mud.ts';
import { toFreeColor, toKeptColor, toPlannedColor } from './planned-color.ts';

const BLUE = { l: 0.55, c: 0.15, h: 258 };
const BLUE_HEX = oklchToHex(BLUE);

describe('fitColor', () => {
  it('is exactly the target when nothing is near', () => {
    const fitted = fitColor(toFreeColor(BLUE), [toAppearance('#FFFFFF'), toAppearance('#8F2A30')]);
    expect(fitted.appearance.hex).toBe(BLUE_HEX);
    expect(fitted.meetsRules).toBe(true);
  });

  it('moves a color just past the minimum differences, within its hue', () => {
    const taken = toAppearance(BLUE_HEX);
    const { appearance, meetsRules } = fitColor(toFreeColor(BLUE), [taken]);
    expect(meetsRules).toBe(true);
    expect(separation(appearance, taken)).toBeGreaterThanOrEqual(1.03);
    expect(separation(appearance, taken)).toBeLessThan(1.4);
    expect(Math.abs(hexToOklch(appearance.hex).h - 258)).toBeLessThanOrEqual(4.5);
  });

  it('stays in the bounds, and says when they leave no room', () => {
    const taken = toAppearance(BLUE_HEX);
    const planned = toPlannedColor(BLUE, [0.53, 0.57], [0.13, 0.17]);
    const { appearance, meetsRules } = fitColor(planned, [taken]);
    const { l, c } = hexToOklch(appearance.hex);
    expect(meetsRules).toBe(false);
    expect(l).toBeGreaterThan(0.525);
    expect(l).toBeLessThan(0.575);
    expect(c).toBeGreaterThan(0.125);
    expect(c).toBeLessThan(0.175);
    // The best that the bounds allow, not the target.
    expect(separation(appearance, taken)).toBeGreaterThan(0);
  });

  it('reduces a chroma that sRGB does not have', () => {
    const { appearance } = fitColor(toFreeColor({ l: 0.6, c: 0.3, h: 195 }), []);
    expect(hexToOklch(appearance.hex).c).toBeCloseTo(maxChroma(0.6, 195), 2);
    expect(hexToOklch(appearance.hex).l).toBeCloseTo(0.6, 2);
  });

  it('keeps a neutral neutral', () => {
    const gray = { l: 0.6, c: 0.01, h: 90 };
    const { appearance } = fitColor(toFreeColor(gray), [toAppearance(oklchToHex(gray))]);
    expect(hexToOklch(appearance.hex).c).toBeLessThan(0.02);
    expect(Math.abs(hexToOklch(appearance.hex).l - 0.6)).toBeGreaterThan(0.04);
  });

  it('leaves mud only to those who asked for it', () => {
    const mud = { l: 0.5, c: 0.07, h: 80 };
    expect(isMud(hexToOklch(fitColor(toFreeColor(mud), []).appearance.hex))).toBe(true);
    const planned = toPlannedColor(mud, [0.3, 0.8], [0.03, 0.2]);
    expect(isMud(hexToOklch(fitColor(planned, []).appearance.hex))).toBe(false);
  });
});

describe('fitPalette', () => {
  const free = toFreeColor(BLUE);

  it('lets the earlier color in the order have its target', () => {
    const forward = fitPalette([free, free]);
    expect(forward.hexes[0]).toBe(BLUE_HEX);
    expect(forward.hexes[1]).not.toBe(BLUE_HEX);
    const backward = fitPalette([free, free], [1, 0]);
    expect(backward.hexes).toEqual([forward.hexes[1], forward.hexes[0]]);
  });

  it('makes all others yield to given colors, wherever they are', () => {
    const { hexes, meetsRules } = fitPalette([free, toKeptColor(BLUE_HEX.toLowerCase())]);
    expect(hexes[1]).toBe(BLUE_HEX.toLowerCase());
    expect(hexes[0]).not.toBe(BLUE_HEX);
    expect(meetsRules).toBe(true);
  });

  it('does not judge two equal given colors', () => {
    expect(fitPalette([toKeptColor('#C4532F'), toKeptColor('#C4532F')])).toEqual({
      hexes: ['#C4532F', '#C4532F'],
      meetsRules: true,
    });
  });

  it('says when one color cannot keep the rules', () => {
    const narrow = toPlannedColor(BLUE, [0.549, 0.551], [0.149, 0.151]);
    expect(fitPalette([narrow, toFreeColor({ l: 0.9, c: 0.05, h: 90 }), narrow]).meetsRules).toBe(false);
  });
});
