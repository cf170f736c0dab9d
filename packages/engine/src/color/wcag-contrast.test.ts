import { wcagContrast as culoriContrast, modeLrgb, modeRgb, useMode } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { relativeLuminance, wcagContrast } from './wcag-contrast.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

useMode(modeRgb);
useMode(modeLrgb);

describe('relativeLuminance', () => {
  it.each([
    ['#000000', 0],
    ['#FFFFFF', 1],
    ['#FF0000', 0.2126],
    ['#00FF00', 0.7152],
    ['#0000FF', 0.0722],
    ['#777777', 0.18447],
  ])('of %s is %d', (hex, luminance) => {
    expect(relativeLuminance(hex)).toBeCloseTo(luminance, 5);
  });
});

describe('wcagContrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#3B82F6', '#FFFFFF', 3.68],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(wcagContrast(a, b)).toBeCloseTo(ratio, 2);
  });

  it('is symmetric, 1–21 and equal to culori', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => {
        const ratio = wcagContrast(a, b);
        expect(ratio).toBe(wcagContrast(b, a));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(ratio).toBeCloseTo(culoriContrast(a, b), 6);
      }),
      { numRuns: caseCount(5_000), seed: 11 },
    );
  });

  it('rejects anything but #RRGGBB', () => {
    expect(() => wcagContrast('#FFF', '#000000')).toThrow('#RRGGBB');
    expect(() => wcagContrast('#000000', 'white')).toThrow('#RRGGBB');
  });
});
