import type { TransformedToken } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { toCustomColorToken } from '../../token/custom-color-token.ts';
import { toColorToken } from '../../token/token-values.ts';
import { colorTransform } from './color-transform.ts';

/** Applies the transform to a token like Style Dictionary. */
const apply = (token: object) => colorTransform.transform(token as TransformedToken, {}, {});

describe('colorTransform', () => {
  it('converts a color to CSS', () => {
    expect(apply({ $type: 'color', $value: toColorToken('#F0615F') })).toBe('#F0615F');
    expect(apply({ $type: 'color', $value: toColorToken('#F0615F', 0.5) })).toBe('rgb(240 97 95 / 0.5)');
  });

  it.each(['var(--accent-2)', 'color-mix(in oklab, var(--primary) 80%, black)'])(
    'keeps custom CSS: %s',
    (css) => {
      expect(apply(toCustomColorToken(css, '#FFFFFF'))).toBe(css);
    },
  );

  it('uses a reference as resolved by Style Dictionary', () => {
    expect(apply({ $type: 'color', $value: '#0F6B5C' })).toBe('#0F6B5C');
  });

  it('applies to colors only', () => {
    expect(colorTransform.filter?.({ $type: 'color' } as TransformedToken, {})).toBe(true);
    expect(colorTransform.filter?.({ $type: 'shadow' } as TransformedToken, {})).toBe(false);
  });
});
