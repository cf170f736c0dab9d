import { wcagContrast } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { randomGuide } from '../../../../../engine/test/random-guide.ts';
import { sampleSize } from '../../../../../engine/test/sample-size.ts';
import { toPageBrand, toPageColors } from './page-brand.ts';

const THEMES = ['light', 'dark'] as const;

describe('page in the colors of a guide', () => {
  it('stays readable with any palette in both themes', () => {
    for (let seed = 0; seed < sampleSize(300, 5_000); seed++) {
      for (const theme of THEMES) {
        const colors = toPageColors(randomGuide(String(seed)), theme);
        const where = `seed ${seed}, ${theme}: ${JSON.stringify(colors)}`;
        for (const background of [colors.background, colors.surface]) {
          for (const text of [colors.foreground, colors.muted, colors.subtle, colors.accent])
            expect(wcagContrast(text, background), where).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(colors['border-strong'], background), where).toBeGreaterThanOrEqual(3);
        }
        expect(wcagContrast(colors['accent-foreground'], colors.accent), where).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(colors.background, colors.foreground), where).toBeGreaterThanOrEqual(7);
      }
    }
  });

  it('uses the light background in print', () => {
    const dark = toPageBrand(randomGuide('print'), 7).find(({ selectors }) =>
      selectors.includes("[data-theme='dark']"),
    );
    expect(dark?.media).toBe('not print');
  });
});
