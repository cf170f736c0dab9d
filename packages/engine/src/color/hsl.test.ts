import { convertHslToRgb, convertRgbToHsl } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hslToRgb, rgbToHsl } from './hsl.ts';

const channel = fc.integer({ min: 0, max: 255 }).map((byte) => byte / 255);

describe('HSL', () => {
  it('agrees with culori both ways', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const hsl = rgbToHsl({ r, g, b });
        const expected = convertRgbToHsl({ r, g, b });
        expect(hsl.h).toBeCloseTo(expected.h ?? 0, 9);
        expect(hsl.s).toBeCloseTo(expected.s, 9);
        expect(hsl.l).toBeCloseTo(expected.l, 9);
        const back = convertHslToRgb({ h: hsl.h, s: hsl.s, l: hsl.l });
        expect(hslToRgb(hsl).r).toBeCloseTo(back.r, 9);
        expect(hslToRgb(hsl).g).toBeCloseTo(g, 9);
        expect(hslToRgb(hsl).b).toBeCloseTo(b, 9);
      }),
      { numRuns: caseCount(2_000), seed: 3 },
    );
  });

  it.each([
    [0, 1, 0.5, [1, 0, 0]],
    [120, 1, 0.5, [0, 1, 0]],
    [240, 1, 0.5, [0, 0, 1]],
    [-120, 1, 0.5, [0, 0, 1]],
    [480, 1, 0.5, [0, 1, 0]],
    [300, 0, 0.5, [0.5, 0.5, 0.5]],
    [60, 1, 1, [1, 1, 1]],
    [60, 1, 0, [0, 0, 0]],
  ])('makes hsl(%d, %d, %d) what it is in CSS', (h, s, l, expected) => {
    const { r, g, b } = hslToRgb({ h, s, l });
    expect([r, g, b]).toEqual(expected);
  });

  it('gives a grey hue 0 and saturation 0', () => {
    expect(rgbToHsl({ r: 0.25, g: 0.25, b: 0.25 })).toEqual({ h: 0, s: 0, l: 0.25 });
  });
});
