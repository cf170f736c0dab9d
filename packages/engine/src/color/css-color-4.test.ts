import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isColorValue } from './color-grammar.ts';
import { safeParseColor } from './parse-color.ts';

/*
 * The results of Chromium for about two thousand valid and invalid texts, recorded once; the file states the version.
 */

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

interface Recorded {
  readonly colors: readonly (readonly [text: string, srgb: Channels | null])[];
  readonly guideValues: { readonly valid: readonly string[]; readonly invalid: readonly string[] };
}

const FILE = new URL('../../test/reference/css-color-4.json', import.meta.url);
const { colors, guideValues } = JSON.parse(readFileSync(FILE, 'utf8')) as Recorded;

/** A quarter of an 8-bit step: Chromium has single precision and its own matrix of ProPhoto RGB. */
const TOLERANCE = 1e-3;

/** Valid in CSS but rejected in a guide, whose grammar is stricter. */
const NOT_FOR_GUIDES = [
  'color-mix(in display-p3-linear, red, blue)',
  'color-mix(in srgb, red -0%, blue)',
  'color-mix(in srgb, -0% red, blue)',
  '#ffff',
  'rgb(1-2-3)',
  'rgb(1+2+3)',
  'rgb(1 2+3)',
];

describe('parseColor, compared with a browser', () => {
  it('rejects every invalid color', () => {
    const invalid = colors.filter(([, srgb]) => srgb === null).map(([text]) => text);
    expect(invalid.length).toBeGreaterThan(400);
    expect(invalid.filter((text) => safeParseColor(text).ok)).toEqual([]);
  });

  it('parses every valid color, except values out of range', () => {
    const rejected = colors.flatMap(([text, srgb]) => {
      const result = safeParseColor(text);
      return srgb === null || result.ok || result.message.includes('; it must be from 0 to ') ? [] : [text];
    });
    expect(rejected).toEqual([]);
  });

  it('parses the same color and opacity', () => {
    let compared = 0;
    for (const [text, srgb] of colors) {
      const result = safeParseColor(text);
      if (srgb === null || !result.ok) continue;
      const [red, green, blue, alpha] = srgb;
      const { rgb } = result.color;
      expect(Math.abs(result.color.alpha - alpha), text).toBeLessThan(TOLERANCE * 4);
      // parseColor maps colors into sRGB; the recorded browser values are not mapped.
      if (Math.min(red, green, blue) < 0 || Math.max(red, green, blue) > 1) continue;
      expect(Math.abs(rgb.r - red), text).toBeLessThan(TOLERANCE);
      expect(Math.abs(rgb.g - green), text).toBeLessThan(TOLERANCE);
      expect(Math.abs(rgb.b - blue), text).toBeLessThan(TOLERANCE);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
  });
});

describe('isColorValue, compared with a browser', () => {
  it('rejects every invalid value', () => {
    expect(guideValues.invalid.length).toBeGreaterThan(300);
    expect(guideValues.invalid.filter(isColorValue)).toEqual([]);
  });

  it('accepts every valid value except forms that guides do not allow', () => {
    expect(guideValues.valid.filter((text) => !isColorValue(text))).toEqual(NOT_FOR_GUIDES);
  });
});
