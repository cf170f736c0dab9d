import { clampChroma, modeOklab, modeOklch, modeRgb, toGamut, useMode } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import type { Oklch } from './color-space.ts';
import { hexToOklch, oklchToRgb, rgbToOklch } from './convert-color.ts';
import { fitGamut, isInGamut, limitChroma, maxChroma } from './fit-gamut.ts';
import { hueDistance } from './harmony.ts';

const oklch = fc.record({
  l: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.5, noNaN: true }),
  h: fc.double({ min: -360, max: 720, noNaN: true }),
});
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('fitGamut', () => {
  it('keeps every channel within 0–1', () => {
    fc.assert(
      fc.property(oklch, (color) => {
        for (const channel of Object.values(fitGamut(color))) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: caseCount(5_000), seed: 7 },
    );
  });

  it('returns a color in sRGB unchanged', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const color = hexToOklch(hex);
        const fitted = fitGamut(color);
        const exact = oklchToRgb(color);
        expect(fitted.r).toBeCloseTo(exact.r, 4);
        expect(fitted.g).toBeCloseTo(exact.g, 4);
        expect(fitted.b).toBeCloseTo(exact.b, 4);
      }),
      { numRuns: caseCount(2_000), seed: 8 },
    );
  });

  it('agrees with the CSS Color 4 mapping of culori within two 8-bit steps', () => {
    useMode(modeRgb);
    useMode(modeOklch);
    const reference = toGamut('rgb', 'oklch');
    fc.assert(
      fc.property(oklch, (color) => {
        const expected = reference({ mode: 'oklch', ...color });
        const fitted = fitGamut(color);
        expect(Math.abs(fitted.r - expected.r)).toBeLessThan(0.004);
        expect(Math.abs(fitted.g - expected.g)).toBeLessThan(0.004);
        expect(Math.abs(fitted.b - expected.b)).toBeLessThan(0.004);
      }),
      { numRuns: caseCount(2_000), seed: 9 },
    );
  });

  it('keeps the lightness, and the hue within a just noticeable difference', () => {
    let worst = 0;
    for (let h = 0; h < 360; h += 5) {
      for (let l = 0.1; l <= 0.95; l += 0.05) {
        const fitted = rgbToOklch(fitGamut({ l, c: 0.4, h }));
        expect(Math.abs(fitted.l - l)).toBeLessThan(0.0201);
        if (fitted.c > 0.05) worst = Math.max(worst, fitted.c * hueDistance(fitted.h, h));
      }
    }
    // ΔE OK 0.02 seen from the gray axis: 0.02 radians of arc at chroma 1.
    expect((worst * Math.PI) / 180).toBeLessThan(0.0201);
  });

  it('maps lightness outside 0–1 to white and black', () => {
    expect(fitGamut({ l: 1, c: 0.2, h: 30 })).toEqual({ r: 1, g: 1, b: 1 });
    expect(fitGamut({ l: 0, c: 0.2, h: 30 })).toEqual({ r: 0, g: 0, b: 0 });
  });
});

describe('isInGamut', () => {
  it('is true for every hex color', () => {
    fc.assert(
      fc.property(hexColor, (hex) => isInGamut(hexToOklch(hex))),
      { numRuns: caseCount(5_000), seed: 10 },
    );
  });

  it.each([
    [{ l: 0.7, c: 0.4, h: 150 }, false],
    [{ l: 0.7, c: 0.05, h: 150 }, true],
    [{ l: 1.01, c: 0, h: 0 }, false],
    [{ l: -0.01, c: 0, h: 0 }, false],
    [{ l: 0.5, c: 0, h: 0 }, true],
  ])('of %o is %s', (color, expected) => {
    expect(isInGamut(color)).toBe(expected);
  });
});

describe('maxChroma', () => {
  it('is the gamut boundary: in gamut there, outside at 0.0001 more', () => {
    for (let h = 0; h < 360; h += 3) {
      for (let l = 0.02; l < 1; l += 0.02) {
        const c = maxChroma(l, h);
        expect(isInGamut({ l, c, h })).toBe(true);
        expect(isInGamut({ l, c: c + 1e-4, h })).toBe(false);
      }
    }
  });

  it('agrees with culori within the step of both searches', () => {
    for (const mode of [modeRgb, modeOklab, modeOklch]) useMode(mode);
    const lightness = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(lightness, fc.double({ min: 0, max: 360, noNaN: true }), (l, h) => {
        const { c } = clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch');
        expect(Math.abs(maxChroma(l, h) - c)).toBeLessThan(1e-4);
      }),
      { numRuns: caseCount(2_000), seed: 28 },
    );
  });

  it('has no gap below it', () => {
    for (let h = 0; h < 360; h += 4) {
      for (let l = 0.05; l < 1; l += 0.05) {
        const max = maxChroma(l, h);
        for (let share = 0.02; share < 1; share += 0.02) {
          expect(isInGamut({ l, c: max * share, h })).toBe(true);
        }
      }
    }
  });

  it('equals the chroma of the sRGB corners at their lightness and hue', () => {
    for (const hex of ['#FF0000', '#00FF00', '#FFFF00', '#00FFFF', '#FF00FF']) {
      const { l, c, h } = hexToOklch(hex);
      expect(Math.abs(maxChroma(l, h) - c)).toBeLessThan(1e-4);
    }
  });

  it('stops at the gap before the corner of pure blue', () => {
    const { l, c, h } = hexToOklch('#0000FF');
    expect(maxChroma(l, h)).toBeGreaterThan(0.26);
    expect(maxChroma(l, h)).toBeLessThan(c);
    expect(isInGamut({ l, c: 0.29, h })).toBe(false);
  });

  it.each([0, 1, -0.5, 1.5, Number.NaN])('is 0 at lightness %d', (l) => {
    expect(maxChroma(l, 200)).toBe(0);
  });
});

describe('limitChroma', () => {
  const limited = ({ l, c, h }: Oklch) => ({ l, c: Math.min(c, maxChroma(l, h)), h });

  it('is exactly the smaller of the chroma and the maximum', () => {
    const value = (max: number) => fc.double({ min: 0, max, noNaN: true });
    const nearLimit = fc.double({ min: -5e-5, max: 5e-5, noNaN: true });
    fc.assert(
      fc.property(
        value(1),
        value(0.4),
        fc.double({ min: -360, max: 720, noNaN: true }),
        nearLimit,
        (l, c, h, by) => {
          for (const chroma of [c, Math.max(0, maxChroma(l, h) + by)]) {
            const color = { l, c: chroma, h };
            expect(limitChroma(color)).toEqual(limited(color));
          }
        },
      ),
      { numRuns: caseCount(2_000), seed: 41 },
    );
  });

  it.each([0, -360, 360])(
    'stops at the gap before the corner of pure blue, at its hue and %d degrees',
    (turn) => {
      const { l, c, h } = hexToOklch('#0000FF');
      for (const chroma of [0.2, 0.27, 0.29, 0.31, c]) {
        const color = { l, c: chroma, h: h + turn };
        expect(limitChroma(color)).toEqual(limited(color));
      }
    },
  );

  it.each([0, 1, -0.5, 1.5])('is gray at lightness %d', (l) => {
    expect(limitChroma({ l, c: 0.1, h: 200 }).c).toBe(0);
  });
});
