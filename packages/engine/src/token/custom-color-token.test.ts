import { describe, expect, it } from 'vitest';
import { toCustomColorToken } from './custom-color-token.ts';
import { EXTENSION } from './dtcg.ts';
import { toColorToken } from './token-values.ts';

describe('toCustomColorToken', () => {
  it.each(['#F0615F', 'rgb(240, 97, 95)', 'rgb(240 97 95)'])('writes %s as a value', (css) => {
    expect(toCustomColorToken(css, '#000000')).toEqual({ $type: 'color', $value: toColorToken('#F0615F') });
  });

  it.each([
    ['var(--primary)', '{color.primary}'],
    ['VAR( --secondary-2 )', '{color.secondary-2}'],
    ['var(--accent-2)', '{color.accent-2}'],
    ['var(--accent-2, #fff)', '{color.accent-2}'],
    ['var(--accent-2-30 , rgb(0, 0, 0))', '{opacity.accent-2.30}'],
    ['var(--accent-4-90)', '{opacity.accent-4.90}'],
    ['var(--secondary-1-10)', '{opacity.secondary-1.10}'],
  ])('refers to the palette for %s and keeps the text', (css, $value) => {
    expect(toCustomColorToken(css, '#000000')).toEqual({
      $type: 'color',
      $value,
      $extensions: { [EXTENSION]: { css } },
    });
  });

  it.each([
    'var(--Accent-2)',
    'var(--accent-5)',
    'var(--secondary-3-10)',
    'var(--elsewhere, var(--accent-2))',
    'var(--elsewhere)',
    'color-mix(in srgb, var(--primary), white)',
  ])('replaces %s and keeps the text', (css) => {
    expect(toCustomColorToken(css, '#12303D')).toEqual({
      $type: 'color',
      $value: toColorToken('#12303D'),
      $extensions: { [EXTENSION]: { css } },
    });
  });
});
