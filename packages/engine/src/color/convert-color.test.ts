import { convertRgbToOklab, modeRgb, parse, useMode } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import {
  hexToLab,
  hexToOklch,
  hexToRgb,
  oklchToHex,
  oklchToRgb,
  rgbToLab,
  rgbToOklch,
} from './convert-color.ts';
import { toHex } from './format-color.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('hexToRgb', () => {
  it('divides every byte by 255', () => {
    expect(hexToRgb('#3B82F6')).toEqual({ r: 59 / 255, g: 130 / 255, b: 246 / 255 });
    expect(hexToRgb('#fFfFfF')).toEqual({ r: 1, g: 1, b: 1 });
  });

  it('agrees with culori', () => {
    useMode(modeRgb);
    fc.assert(
      fc.property(hexColor, (hex) => {
        expect({ mode: 'rgb', ...hexToRgb(hex) }).toEqual(parse(hex));
      }),
      { numRuns: caseCount(2_000), seed: 27 },
    );
  });

  it('rejects anything but #RRGGBB', () => {
    expect(() => hexToRgb('#FFF')).toThrow('“#FFF” is not a color of the form #RRGGBB.');
  });
});

describe('hexToOklch', () => {
  it('agrees with culori', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const { l, a, b } = convertRgbToOklab(hexToRgb(hex));
        const oklch = hexToOklch(hex);
        expect(oklch.l).toBeCloseTo(l, 9);
        expect(oklch.c).toBeCloseTo(Math.hypot(a, b) < 1e-5 ? 0 : Math.hypot(a, b), 9);
        expect(oklch.c * Math.cos((oklch.h * Math.PI) / 180)).toBeCloseTo(a, 6);
        expect(oklch.c * Math.sin((oklch.h * Math.PI) / 180)).toBeCloseTo(b, 6);
      }),
      { numRuns: caseCount(2_000), seed: 4 },
    );
  });

  it('keeps hue within 0–360 and 0 for grays', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const two = byte.toString(16).padStart(2, '0');
      expect(hexToOklch(`#${two}${two}${two}`)).toMatchObject({ c: 0, h: 0 });
    }
    expect(hexToOklch('#FF00FF').h).toBeCloseTo(328.36, 2);
    expect(hexToOklch('#010000').c).toBeGreaterThan(0.001);
  });

  it('round-trips through oklchToRgb and oklchToHex', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        expect(toHex(oklchToRgb(hexToOklch(hex)))).toBe(hex);
        expect(oklchToHex(hexToOklch(hex))).toBe(hex);
        expect(oklchToHex(rgbToOklch(hexToRgb(hex)))).toBe(hex);
      }),
      { numRuns: caseCount(5_000), seed: 5 },
    );
  });
});

describe('oklchToRgb', () => {
  it('is outside 0–1 for a color sRGB cannot show', () => {
    const { r, g, b } = oklchToRgb({ l: 0.7, c: 0.4, h: 150 });
    expect(r).toBeLessThan(0);
    expect(g).toBeGreaterThan(0.8);
    expect(b).toBeLessThan(0.3);
  });

  it('accepts any number of degrees', () => {
    const once = oklchToRgb({ l: 0.6, c: 0.1, h: 40 });
    const twice = oklchToRgb({ l: 0.6, c: 0.1, h: 400 });
    expect(twice.r).toBeCloseTo(once.r, 12);
    expect(oklchToRgb({ l: 0.6, c: 0.1, h: -320 }).b).toBeCloseTo(once.b, 12);
  });
});

describe('oklchToHex', () => {
  it('maps colors outside sRGB into it', () => {
    expect(oklchToHex({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[0-9A-F]{6}$/);
    expect(oklchToHex({ l: 1.2, c: 0.1, h: 20 })).toBe('#FFFFFF');
    expect(oklchToHex({ l: -0.1, c: 0.1, h: 20 })).toBe('#000000');
  });

  it('rejects a part that is not a number', () => {
    expect(() => oklchToHex({ l: 0.5, c: 0.1, h: Number.NaN })).toThrow('not a number');
  });
});

describe('CIELAB', () => {
  it.each([
    ['#FF0000', 53.24, 80.09, 67.2],
    ['#00FF00', 87.73, -86.18, 83.18],
    ['#0000FF', 32.3, 79.19, -107.86],
    ['#777777', 50.03, 0, 0],
  ])('of %s is %d, %d, %d', (hex, l, a, b) => {
    for (const lab of [hexToLab(hex), rgbToLab(hexToRgb(hex))]) {
      expect(lab.l).toBeCloseTo(l, 1);
      expect(lab.a).toBeCloseTo(a, 1);
      expect(lab.b).toBeCloseTo(b, 1);
      expect(Object.keys(lab)).toEqual(['l', 'a', 'b']);
    }
  });

  it('converts white to 100 and black to 0 without a tint', () => {
    const white = hexToLab('#FFFFFF');
    expect(white.l).toBeCloseTo(100, 9);
    expect(Math.hypot(white.a, white.b)).toBeLessThan(1e-9);
    expect(Math.hypot(...Object.values(hexToLab('#000000')))).toBeLessThan(1e-9);
  });
});
