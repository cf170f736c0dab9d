import { describe, expect, it } from 'vitest';
import { hexToOklch, oklchToHex } from './convert-color.ts';
import { maxChroma } from './fit-gamut.ts';
import { toHex } from './format-color.ts';
import { parseColor } from './parse-color.ts';
import { wcagContrast } from './wcag-contrast.ts';

/* Values that others publish, in their own notation, so that an error in our formulas cannot hide. */

const hexOf = (text: string) => toHex(parseColor(text).rgb);

describe('the examples of CSS Color 4', () => {
  it.each([
    // Section 5: one color in the forms of rgb().
    ['rgb(100% 0% 0%)', '#FF0000'],
    ['#F00', '#FF0000'],
    // Section 7: hues and lightness of hsl().
    ['hsl(120deg 100% 50%)', '#00FF00'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(120 75% 75%)', '#8FEF8F'],
    ['hsl(0.5turn 100% 50%)', '#00FFFF'],
    ['hsl(200grad 100% 50%)', '#00FFFF'],
    // Section 8: hwb(); when whiteness and blackness exceed 100 %, the result is a gray.
    ['hwb(150 20% 10%)', '#33E68C'],
    ['hwb(45 40% 80%)', '#555555'],
    // Section 9 and 10: the forms of green, which is sRGB (0, 0.5, 0).
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['lch(46.2775% 67.9892 134.3912)', '#008000'],
    ['oklab(51.975% -0.1403 0.10768)', '#008000'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['color(xyz-d65 0.07719 0.15438 0.02573)', '#008000'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
  ])('%s is %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });

  it.each([
    ['#FF0000', 0.62796, 0.25768, 29.234],
    ['#00FF00', 0.86644, 0.29483, 142.495],
    ['#0000FF', 0.45201, 0.31321, 264.052],
    ['#FFFF00', 0.96798, 0.21101, 109.769],
    ['#00FFFF', 0.9054, 0.15455, 194.769],
    ['#FF00FF', 0.70167, 0.32249, 328.363],
  ])('%s in OKLCH', (hex, l, c, h) => {
    const color = hexToOklch(hex);
    expect(color.l).toBeCloseTo(l, 3);
    expect(color.c).toBeCloseTo(c, 3);
    expect(color.h).toBeCloseTo(h, 1);
    expect(oklchToHex(color)).toBe(hex);
  });

  // Corners of sRGB, so no color of their hue and lightness is stronger. Not blue: the line to it leaves sRGB before.
  it.each(['#FF0000', '#00FF00', '#FFFF00', '#00FFFF', '#FF00FF'])('%s has the maximum chroma', (hex) => {
    const { l, c, h } = hexToOklch(hex);
    expect(maxChroma(l, h)).toBeCloseTo(c, 2);
  });
});

describe('the contrasts of WCAG', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.478],
    ['#767676', '#FFFFFF', 4.542],
    ['#949494', '#FFFFFF', 3.033],
    ['#FF0000', '#FFFFFF', 3.998],
    ['#0000FF', '#FFFFFF', 8.592],
    // Luminance of green: 0.7152, so 1.05 / 0.7652.
    ['#00FF00', '#FFFFFF', 1.372],
    ['#FF0000', '#0000FF', 2.149],
  ])('%s on %s is %d', (first, second, ratio) => {
    expect(wcagContrast(first, second)).toBeCloseTo(ratio, 3);
    expect(wcagContrast(second, first)).toBeCloseTo(ratio, 3);
  });
});
