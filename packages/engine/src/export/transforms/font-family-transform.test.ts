import type { TransformedToken } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { fontFamilyTransform } from './font-family-transform.ts';

const token = (...$value: string[]) => ({ $type: 'fontFamily', $value }) as unknown as TransformedToken;

describe('fontFamilyTransform', () => {
  it('converts a list of families to CSS', () => {
    expect(fontFamilyTransform.transform(token('Work Sans', 'sans-serif'), {}, {})).toBe(
      '"Work Sans", sans-serif',
    );
  });

  it('escapes names', () => {
    expect(fontFamilyTransform.transform(token('a"; } b {'), {}, {})).toBe('"a\\22 \\3b  \\7d  b \\7b "');
  });

  it('applies to font families only', () => {
    expect(fontFamilyTransform.filter?.(token('Inter'), {})).toBe(true);
    expect(fontFamilyTransform.filter?.({ $type: 'fontWeight' } as TransformedToken, {})).toBe(false);
  });
});
