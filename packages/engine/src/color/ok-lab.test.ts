import { convertLrgbToOklab, convertOklabToLrgb } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { linearRgbToOklab, oklabToLinearRgb } from './ok-lab.ts';

const LEVELS = [-0.2, 0, 0.05, 0.3, 0.7, 1, 1.4];

describe('OKLab', () => {
  it('agrees with culori both ways', () => {
    for (const r of LEVELS) {
      for (const g of LEVELS) {
        for (const b of LEVELS) {
          const expected = convertLrgbToOklab({ r, g, b });
          const lab = linearRgbToOklab(r, g, b);
          expect(lab.l).toBeCloseTo(expected.l, 12);
          expect(lab.a).toBeCloseTo(expected.a, 12);
          expect(lab.b).toBeCloseTo(expected.b, 12);
          const back = convertOklabToLrgb({ l: lab.l, a: lab.a, b: lab.b });
          expect(oklabToLinearRgb(lab.l, lab.a, lab.b).r).toBeCloseTo(back.r, 12);
          expect(oklabToLinearRgb(lab.l, lab.a, lab.b).g).toBeCloseTo(g, 9);
          expect(oklabToLinearRgb(lab.l, lab.a, lab.b).b).toBeCloseTo(b, 9);
        }
      }
    }
  });

  it('puts white at lightness 1 without a tint', () => {
    const white = linearRgbToOklab(1, 1, 1);
    expect(white.l).toBeCloseTo(1, 12);
    expect(Math.hypot(white.a, white.b)).toBeLessThan(1e-12);
  });
});
