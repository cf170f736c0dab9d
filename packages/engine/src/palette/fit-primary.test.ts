import { describe, expect, it } from 'vitest';
import { oklchToHex } from '../color/convert-color.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { deepenBrown, fitPrimary } from './fit-primary.ts';
import { isMud } from './mud.ts';

describe('fitPrimary', () => {
  it('removes mud and poster green on the whole hue circle', () => {
    for (let h = 0; h < 360; h += 3) {
      for (const l of [0.3, 0.45, 0.6, 0.75]) {
        for (const c of [0.04, 0.1, 0.16, 0.22]) {
          const fitted = fitPrimary({ l, c, h }, 0);
          expect(isMud(fitted), `${l} ${c} ${h}`).toBe(false);
          expect(fitted.c > 0.13 && fitted.h > 136 && fitted.h < 150, `${l} ${c} ${h}`).toBe(false);
        }
      }
    }
  });

  it('moves an office blue to a bright or a deep one', () => {
    const office = { l: 0.5, c: 0.13, h: 258 };
    const vivid = fitPrimary(office, 1);
    const muted = fitPrimary(office, -1);
    expect(vivid.c).toBeGreaterThanOrEqual(0.185);
    expect(muted.l).toBeLessThanOrEqual(0.42);
    expect([vivid.h, muted.h]).toEqual([258, 258]);
  });

  it('makes a dark ocher a terracotta and a greenish yellow golden', () => {
    const ocher = fitPrimary({ l: 0.6, c: 0.12, h: 80 }, 0);
    const mustard = fitPrimary({ l: 0.78, c: 0.15, h: 104 }, 0);
    expect(ocher.h).toBeLessThanOrEqual(50);
    expect(mustard.l).toBeGreaterThanOrEqual(0.85);
    expect(mustard.h).toBeLessThanOrEqual(92);
  });

  it('does not change a good color or a neutral', () => {
    const indigo = { l: 0.55, c: 0.22, h: 278 };
    const gray = { l: 0.5, c: 0.01, h: 80 };
    expect(fitPrimary(indigo, 0)).toEqual(indigo);
    expect(fitPrimary(gray, 0)).toEqual(gray);
  });
});

describe('the hue of a primary', () => {
  const hueOf = (l: number, c: number, h: number) => fitPrimary({ l, c, h }, 0).h;

  it.each([
    // Bright greens between 135° and 151° are turned to the nearer end, two degrees outside.
    ['leaf green', 0.65, 0.15, 135, 135],
    ['poster green', 0.65, 0.15, 140, 133],
    ['signal green', 0.65, 0.15, 144, 153],
    ['emerald', 0.65, 0.15, 151, 151],
    ['a soft green between', 0.65, 0.07, 143, 143],
    // Deep ones are turned to 151° and an eighth of the way beyond 108°.
    ['a deep olive', 0.45, 0.1, 116, 152],
    ['a deep leaf green', 0.45, 0.1, 140, 155],
    ['a deep green of little chroma', 0.45, 0.06, 140, 140],
    // Dark ochers become terracotta, light ones golden up to 92°.
    ['terracotta', 0.6, 0.13, 48, 48],
    ['a dark ocher', 0.67, 0.13, 60, 48],
    ['honey', 0.75, 0.14, 70, 70],
    ['a greenish yellow', 0.8, 0.15, 100, 92],
    ['lime', 0.85, 0.18, 108, 108],
  ])('%s of %d, %d and %d° has %d°', (_, l, c, h, expected) => {
    expect(hueOf(l, c, h)).toBeCloseTo(expected, 9);
  });

  it.each([
    ['a gray', 0.033, true],
    ['a color', 0.034, false],
  ])('%s of the chroma %d stays as it is: %s', (_, c, isKept) => {
    const color = { l: 0.5, c, h: 80 };
    expect(fitPrimary(color, 1) === color).toBe(isKept);
  });
});

describe('deepenBrown', () => {
  it.each([
    ['a tan', { l: 0.6, c: 0.1, h: 70 }, { l: 0.43, c: 0.084, h: 54 }],
    ['a muted red-brown', { l: 0.5, c: 0.05, h: 40 }, { l: 0.43, c: 0.05, h: 40 }],
    ['a deep brown', { l: 0.43, c: 0.12, h: 80 }, { l: 0.43, c: 0.12, h: 80 }],
  ])('deepens %s', (_, color, expected) => {
    expect(deepenBrown(color)).toEqual(expected);
  });

  it('lets white text stand on tans and browns, and leaves deep ones alone', () => {
    for (const [l, c, h] of [
      [0.58, 0.1, 60],
      [0.62, 0.09, 48],
      [0.62, 0.11, 75],
    ] as const) {
      expect(wcagContrast(oklchToHex(deepenBrown({ l, c, h })), '#FFFFFF')).toBeGreaterThan(4.5);
    }
    expect(deepenBrown({ l: 0.42, c: 0.09, h: 50 })).toEqual({ l: 0.42, c: 0.09, h: 50 });
  });
});
