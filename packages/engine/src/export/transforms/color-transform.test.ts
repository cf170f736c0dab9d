import type { TransformedToken } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { toChosenColor } from '../../token/chosen-color.ts';
import { toColorToken } from '../../token/token-values.ts';
import { colorTransform } from './color-transform.ts';

/** What the transform makes of a token, as Style Dictionary hands it over. */
const apply = (token: object) => colorTransform.transform(token as TransformedToken, {}, {});

describe('colorTransform', () => {
  it('turns a color into CSS', () => {
    expect(apply({ $type: 'color', $value: toColorToken('#F0615F') })).toBe('#F0615F');
    expect(apply({ $type: 'color', $value: toColorToken('#F0615F', 0.5) })).toBe('rgb(240 97 95 / 0.5)');
  });

  it.each(['var(--accent-2)', 'color-mix(in oklab, var(--primary) 80%, black)'])(
    'keeps what was chosen: %s',
    (css) => {
      expect(apply(toChosenColor(css, '#FFFFFF'))).toBe(css);
    },
  );

  it('takes a reference as Style Dictionary has resolved it', () => {
    expect(apply({ $type: 'color', $value: '#0F6B5C' })).toBe('#0F6B5C');
  });

  it('takes colors only', () => {
    expect(colorTransform.filter?.({ $type: 'color' } as TransformedToken, {})).toBe(true);
    expect(colorTransform.filter?.({ $type: 'shadow' } as TransformedToken, {})).toBe(false);
  });
});
