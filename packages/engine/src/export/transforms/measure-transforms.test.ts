import type { TransformedToken } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { dimensionTransform, durationTransform } from './measure-transforms.ts';

const token = ($type: string, value: number, unit: string) =>
  ({ $type, $value: { value, unit } }) as unknown as TransformedToken;

describe('dimensionTransform', () => {
  it('converts a dimension to a CSS length', () => {
    expect(dimensionTransform.transform(token('dimension', 0.5, 'rem'), {}, {})).toBe('0.5rem');
    expect(dimensionTransform.transform(token('dimension', 0, 'rem'), {}, {})).toBe('0');
  });

  it('applies to dimensions only', () => {
    expect(dimensionTransform.filter?.(token('dimension', 1, 'px'), {})).toBe(true);
    expect(dimensionTransform.filter?.(token('duration', 1, 'ms'), {})).toBe(false);
  });
});

describe('durationTransform', () => {
  it('converts a duration to a CSS time', () => {
    expect(durationTransform.transform(token('duration', 200, 'ms'), {}, {})).toBe('200ms');
  });

  it('applies to durations only', () => {
    expect(durationTransform.filter?.(token('duration', 1, 'ms'), {})).toBe(true);
    expect(durationTransform.filter?.(token('dimension', 1, 'px'), {})).toBe(false);
  });
});
