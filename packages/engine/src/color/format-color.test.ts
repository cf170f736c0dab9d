import { formatHex, modeRgb, useMode } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch, hexToRgb } from './convert-color.ts';
import { toCmykString, toHex, toHslString, toOklchString, toRgbString } from './format-color.ts';
import { parseColor } from './parse-color.ts';

/** A fixed permutation of the 24-bit colors: the factor is odd, so no color repeats. */
function spreadHex(index: number): string {
  const value = (index * 9_973_421 + 1_234_567) % 0x1000000;
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
}

describe('the strings of a color', () => {
  it.each([
    ['#3B82F6', 'rgb(59, 130, 246)', 'hsl(217.22, 91.22%, 59.8%)', 'cmyk(76%, 47%, 0%, 4%)'],
    ['#000000', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)', 'cmyk(0%, 0%, 0%, 100%)'],
    ['#FFFFFF', 'rgb(255, 255, 255)', 'hsl(0, 0%, 100%)', 'cmyk(0%, 0%, 0%, 0%)'],
    ['#FF0000', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)', 'cmyk(0%, 100%, 100%, 0%)'],
    ['#808080', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50.2%)', 'cmyk(0%, 0%, 0%, 50%)'],
    ['#00FF7F', 'rgb(0, 255, 127)', 'hsl(149.88, 100%, 50%)', 'cmyk(100%, 0%, 50%, 0%)'],
  ])('writes %s as rgb, hsl and cmyk', (hex, rgb, hsl, cmyk) => {
    expect(toHex(hexToRgb(hex))).toBe(hex);
    expect(toRgbString(hexToRgb(hex))).toBe(rgb);
    expect(toHslString(hexToRgb(hex))).toBe(hsl);
    expect(toCmykString(hexToRgb(hex))).toBe(cmyk);
  });

  it('writes OKLCH with five, five and three decimals and no hue for a gray', () => {
    expect(toOklchString(hexToOklch('#3B82F6'))).toBe('oklch(0.62308 0.18801 259.815)');
    expect(toOklchString(hexToOklch('#808080'))).toBe('oklch(0.59987 0 0)');
    expect(toOklchString({ l: 0.5, c: 0.1, h: 359.9999 })).toBe('oklch(0.5 0.1 0)');
  });

  it('writes hex like culori, outside 0–1 too', () => {
    useMode(modeRgb);
    const channel = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(toHex({ r, g, b })).toBe(formatHex({ mode: 'rgb', r, g, b }).toUpperCase());
      }),
      { numRuns: caseCount(2_000), seed: 29 },
    );
  });

  it('clips channels outside 0–1', () => {
    const wide = { r: -0.2, g: 1.4, b: 0.5 };
    expect(toHex(wide)).toBe('#00FF80');
    expect(toRgbString(wide)).toBe('rgb(0, 255, 128)');
    expect(toHslString(wide)).toBe('hsl(150, 100%, 50%)');
    expect(toCmykString(wide)).toBe('cmyk(100%, 0%, 50%, 0%)');
  });

  it.each([toHex, toRgbString, toHslString, toCmykString])('rejects NaN: %o', (format) => {
    expect(() => format({ r: 0, g: Number.NaN, b: 0 })).toThrow('A part of the color is not a number.');
  });

  it('rejects an OKLCH color with NaN or an infinity', () => {
    expect(() => toOklchString({ l: 0.5, c: Number.NaN, h: 0 })).toThrow('not a number');
    expect(() => toOklchString({ l: 0.5, c: 0.1, h: Number.POSITIVE_INFINITY })).toThrow('not a number');
  });
});

describe('formatted colors', () => {
  it('parse back to the same hex color from hex, rgb, hsl and oklch', () => {
    const changed: string[] = [];
    const count = caseCount(100_000);
    for (let index = 0; index < count; index += 1) {
      const hex = spreadHex(index);
      const rgb = hexToRgb(hex);
      for (const text of [toHex(rgb), toRgbString(rgb), toHslString(rgb), toOklchString(hexToOklch(hex))]) {
        const color = parseColor(text);
        if (toHex(color.rgb) !== hex || color.alpha !== 1) changed.push(`${hex} as ${text}`);
      }
    }
    expect(changed).toEqual([]);
  });
});
