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

describe('deepenBrown', () => {
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
