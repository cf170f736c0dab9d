import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixColors } from '../color/mix-color.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { guideColors } from './guide.ts';
import { GUIDE_VARIABLES, toRenderedHex } from './rendered-hex.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

const onWhite = (value: string) => toRenderedHex(value, SAMPLE_GUIDE, '#FFFFFF');
const onBlack = (value: string) => toRenderedHex(value, SAMPLE_GUIDE, '#000000');

describe('toRenderedHex', () => {
  it('resolves every variable of the guide', () => {
    expect(GUIDE_VARIABLES.size).toBe(7 * (1 + 9));
    for (const { variable, hex } of guideColors(SAMPLE_GUIDE)) {
      expect(onWhite(`var(${variable})`)).toBe(hex);
      for (const step of OPACITY_STEPS) {
        expect(onBlack(`VAR( ${variable}-${step} , #fff)`)).toBe(mixColors(hex, '#000000', step / 100));
      }
    }
  });

  it.each([
    ['#abc', '#AABBCC', '#AABBCC'],
    ['hsl(0, 0%, 50%)', '#808080', '#808080'],
    ['rgba(255, 255, 255, 0.5)', '#FFFFFF', '#808080'],
    ['#00000000', '#FFFFFF', '#000000'],
    ['color-mix(in srgb, red, blue)', '#800080', '#800080'],
    ['color-mix(in srgb, red 25%, blue)', '#4000BF', '#4000BF'],
    ['color-mix(in srgb, 25% red, blue)', '#4000BF', '#4000BF'],
    ['color-mix(in srgb, red, 75% blue)', '#4000BF', '#4000BF'],
    ['Color-Mix(IN sRGB, red 50%, blue 150e0%)', null, null],
    ['color-mix(in srgb, red 100%, blue 100%)', '#800080', '#800080'],
    // Shares of 20 + 20 leave 60 % transparent.
    ['color-mix(in srgb, black 20%, black 20%)', '#999999', '#000000'],
    // Premultiplied: a transparent color does not contribute.
    ['color-mix(in srgb, red, transparent)', '#FF8080', '#800000'],
    ['color-mix(in srgb, transparent, transparent)', '#FFFFFF', '#000000'],
    ['color-mix(in srgb, color-mix(in srgb, red, blue), #800080)', '#800080', '#800080'],
    ['color-mix(in srgb, hsl(0, 0%, 50%) 50%, rgb(128 128 128))', '#808080', '#808080'],
    ['color-mix(in srgb, red 0%, blue 0%)', null, null],
    ['color-mix(in srgb, red 120%, blue)', null, null],
    ['color-mix(in oklab, red, blue)', null, null],
    ['color-mix(in srgb, currentcolor, blue)', null, null],
    ['var(--Primary)', null, null],
    ['var(--primary-15)', null, null],
    ['var(--elsewhere, #123456)', null, null],
    ['rgb(var(--x), 0, 0)', null, null],
    ['', null, null],
  ])('%s is %s on white and %s on black', (value, white, black) => {
    expect(onWhite(value)).toBe(white);
    expect(onBlack(value)).toBe(black);
  });

  it('never throws', () => {
    const part = fc.constantFrom(
      'var(',
      'color-mix(',
      'in srgb',
      ',',
      ')',
      '(',
      '50%',
      ' ',
      '#fff',
      '--primary',
      'red',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        expect(onWhite(parts.join('')) ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
      }),
    );
  });
});
