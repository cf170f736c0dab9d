import { describe, expect, it } from 'vitest';
import {
  cssToColorToken,
  reference,
  rem,
  toColorToken,
  toDimensionToken,
  toDurationToken,
} from './token-values.ts';

describe('toColorToken', () => {
  it('contains components and the unchanged hex code', () => {
    expect(toColorToken('#F0615f')).toEqual({
      colorSpace: 'srgb',
      components: [0.94118, 0.38039, 0.37255],
      hex: '#F0615f',
    });
  });

  it('contains alpha only for a translucent color', () => {
    expect(toColorToken('#000000', 0.3)).toMatchObject({ alpha: 0.3 });
    expect(toColorToken('#000000', 1)).not.toHaveProperty('alpha');
  });

  it('distinguishes all 256 values of a channel', () => {
    for (let value = 0; value < 256; value++) {
      const [red] = toColorToken(`#${value.toString(16).padStart(2, '0')}0000`).components;
      expect(Math.round(red * 255)).toBe(value);
    }
  });
});

describe('cssToColorToken', () => {
  it('reads any CSS color', () => {
    expect(cssToColorToken('rgba(240, 97, 95, 0.25)')).toEqual(toColorToken('#F0615F', 0.25));
    expect(cssToColorToken('hsl(0, 0%, 100%)')).toEqual(toColorToken('#FFFFFF'));
    expect(cssToColorToken('#00000080')).toMatchObject({ alpha: 0.50196 });
  });

  it('throws for anything else', () => {
    expect(() => cssToColorToken('var(--primary)')).toThrow(
      expect.objectContaining({ code: 'SK_COLOR_INVALID' }),
    );
  });
});

describe('toDimensionToken', () => {
  it.each([
    ['0.5rem', { value: 0.5, unit: 'rem' }],
    ['1px', { value: 1, unit: 'px' }],
    ['0', { value: 0, unit: 'px' }],
  ])('reads %s', (css, token) => {
    expect(toDimensionToken(css)).toEqual(token);
  });
});

describe('rem', () => {
  it('has no floating-point noise', () => {
    expect(rem(0.1 + 0.2)).toEqual({ value: 0.3, unit: 'rem' });
    expect(rem(-0.025 * 2.5)).toEqual({ value: -0.0625, unit: 'rem' });
  });
});

describe('toDurationToken', () => {
  it.each([
    ['0.2s', 200],
    ['250ms', 250],
    ['0s', 0],
    ['0.0005s', 1],
  ])('reads %s in milliseconds', (css, value) => {
    expect(toDurationToken(css)).toEqual({ value, unit: 'ms' });
  });
});

describe('reference', () => {
  it('joins a path', () => {
    expect(reference('opacity', 'accent-2', '30')).toBe('{opacity.accent-2.30}');
  });
});
