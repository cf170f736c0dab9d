import { describe, expect, it } from 'vitest';
import { cssToColorToken, toColorToken } from '../token/token-values.ts';
import { toCssColor, toCssLength, toCssTime } from './css-values.ts';

describe('toCssColor', () => {
  it('writes an opaque color as its hex code, in the case it was given', () => {
    expect(toCssColor(toColorToken('#F0615F'))).toBe('#F0615F');
    expect(toCssColor(toColorToken('#f0615f'))).toBe('#f0615f');
  });

  it('writes any other with its opacity', () => {
    expect(toCssColor(toColorToken('#F0615F', 0.1))).toBe('rgb(240 97 95 / 0.1)');
    expect(toCssColor(toColorToken('#F0615F', 0))).toBe('rgb(240 97 95 / 0)');
  });

  it('round-trips all 256 values of a channel', () => {
    for (let value = 0; value < 256; value++) {
      expect(toCssColor(cssToColorToken(`rgb(${value} 0 255 / 50%)`))).toBe(`rgb(${value} 0 255 / 0.5)`);
    }
  });
});

describe('toCssLength', () => {
  it('writes value and unit', () => {
    expect(toCssLength({ value: 0.0625, unit: 'rem' })).toBe('0.0625rem');
    expect(toCssLength({ value: -2, unit: 'px' })).toBe('-2px');
  });

  it('writes 0 without a unit', () => {
    expect(toCssLength({ value: 0, unit: 'px' })).toBe('0');
  });
});

describe('toCssTime', () => {
  it('keeps the unit of 0', () => {
    expect(toCssTime({ value: 200, unit: 'ms' })).toBe('200ms');
    expect(toCssTime({ value: 0, unit: 'ms' })).toBe('0ms');
  });
});
