import type { TransformedToken } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { EXTENSION } from '../../token/dtcg.ts';
import { toColorToken } from '../../token/token-values.ts';
import { shadowTransform } from './shadow-transform.ts';

const px = (value: number) => ({ value, unit: 'px' });
const shadow = (extensions: object = {}) =>
  ({
    $type: 'shadow',
    $value: {
      color: toColorToken('#14231C', 0.12),
      offsetX: px(0),
      offsetY: px(4),
      blur: px(12),
      spread: px(0),
    },
    ...extensions,
  }) as unknown as TransformedToken;

describe('shadowTransform', () => {
  it('converts a shadow to CSS', () => {
    expect(shadowTransform.transform(shadow(), {}, {})).toBe('0 4px 12px 0 rgb(20 35 28 / 0.12)');
  });

  it('keeps a custom CSS color', () => {
    const token = shadow({ $extensions: { [EXTENSION]: { css: 'var(--primary-20)' } } });
    expect(shadowTransform.transform(token, {}, {})).toBe('0 4px 12px 0 var(--primary-20)');
  });

  it('applies to shadows only', () => {
    expect(shadowTransform.filter?.(shadow(), {})).toBe(true);
    expect(shadowTransform.filter?.({ $type: 'color' } as TransformedToken, {})).toBe(false);
  });
});
