import { describe, expect, it } from 'vitest';
import { isAvoided } from './avoided-hues.ts';
import { isMud } from './mud.ts';
import { toFreeColor, toKeptColor, toPlannedColor, withoutJob } from './planned-color.ts';
import { countNeutrals, countVivid, hasOffWhite } from './vividness.ts';

describe('planned colors', () => {
  it('keep a given color byte for byte', () => {
    const red = toKeptColor('#ff0000');
    expect(red.kept).toBe('#ff0000');
    // The OKLCH coordinates of sRGB red in CSS Color 4.
    expect(red.target.l).toBeCloseTo(0.628, 3);
    expect(red.target.c).toBeCloseTo(0.2577, 3);
    expect(red.target.h).toBeCloseTo(29.23, 1);
  });

  it('let a requested color change in lightness and chroma, and a neutral only in lightness', () => {
    expect(toFreeColor({ l: 0.5, c: 0.15, h: 258 }).bounds).toEqual({
      lightness: [0.16, 0.965],
      chroma: [0.03, 0.4],
      allowsMud: false,
    });
    expect(toFreeColor({ l: 0.5, c: 0.012, h: 258 }).bounds).toEqual({
      lightness: [0.16, 0.99],
      chroma: [0.012, 0.012],
      allowsMud: false,
    });
  });

  it('allow mud only where it is requested', () => {
    const mud = { l: 0.5, c: 0.07, h: 80 };
    expect(toFreeColor(mud).bounds.allowsMud).toBe(true);
    expect(toPlannedColor(mud, [0, 1], [0, 0.4]).bounds.allowsMud).toBe(false);
  });

  it.each([
    [
      { l: 0.2, c: 0.3, h: -10 },
      { l: 0.4, c: 0.2, h: 350 },
    ],
    [
      { l: 0.9, c: 0.01, h: 370 },
      { l: 0.6, c: 0.05, h: 10 },
    ],
    [
      { l: 0.5, c: 0.1, h: 359 },
      { l: 0.5, c: 0.1, h: 359 },
    ],
  ])('move a planned color %j into its bounds: %j', (target, expected) => {
    expect(toPlannedColor(target, [0.4, 0.6], [0.05, 0.2]).target).toEqual(expected);
  });

  it('drop the bounds of the job, unless the color is given', () => {
    const planned = toPlannedColor({ l: 0.5, c: 0.15, h: 258 }, [0.45, 0.55], [0.1, 0.2]);
    const given = toKeptColor('#C4532F');
    expect(withoutJob(planned)).toEqual(toFreeColor(planned.target));
    expect(withoutJob(given)).toBe(given);
  });
});

describe('isMud', () => {
  it.each([
    ['brown', 0.45, 0.07, 60, true],
    ['olive', 0.5, 0.08, 110, true],
    ['just below the darkest with the margin', 0.295, 0.07, 60, false],
    ['within the margin of the darkest', 0.297, 0.07, 60, true],
    ['within the margin of the lightest', 0.623, 0.07, 60, true],
    ['lighter', 0.625, 0.07, 60, false],
    ['too gray', 0.45, 0.026, 60, false],
    ['too strong', 0.45, 0.114, 60, false],
    ['red', 0.45, 0.07, 32.5, false],
    ['green', 0.45, 0.07, 127.5, false],
  ])('%s', (_, l, c, h, expected) => {
    expect(isMud({ l, c, h })).toBe(expected);
  });
});

describe('isAvoided', () => {
  it.each([
    [40, [], false],
    [40, [{ hue: 20, spread: 20 }], true],
    [41, [{ hue: 20, spread: 20 }], false],
    [355, [{ hue: 5, spread: 10 }], true],
    [
      200,
      [
        { hue: 20, spread: 20 },
        { hue: 210, spread: 15 },
      ],
      true,
    ],
  ])('%d° of %j: %s', (hue, avoid, expected) => {
    expect(isAvoided(hue, avoid)).toBe(expected);
  });
});

describe('counts of a palette', () => {
  const gray = (c: number, l = 0.5) => ({ l, c, h: 90 });

  it('call a color vivid above a chroma of 0.13', () => {
    expect(countVivid([gray(0.13), gray(0.131), gray(0.2)])).toBe(2);
  });

  it('call a color neutral below 0.03, less the margin', () => {
    const colors = [gray(0.03), gray(0.029), gray(0.02)];
    expect(countNeutrals(colors)).toBe(2);
    expect(countNeutrals(colors, 0.003)).toBe(1);
  });

  it.each([
    [0.96, 0.02, true],
    [0.95, 0.02, false],
    [0.96, 0.025, false],
  ])('need an off-white: lightness %d, chroma %d: %s', (l, c, expected) => {
    expect(hasOffWhite([gray(0.1), gray(c, l)])).toBe(expected);
  });
});
