import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { TYPE_LEVELS } from '../typography/type-level.ts';
import { EXTENSION } from './dtcg.ts';
import { fontTokens, fontWeightTokens, sizeTokens, typeTokens } from './type-tokens.ts';

const typography = (changes: object = {}) => parseSettings({ typography: changes }).typography;
const rem = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'rem' } });

describe('fontTokens', () => {
  it('contains both families with fallbacks of their category', () => {
    expect(fontTokens(SAMPLE_GUIDE)).toEqual({
      heading: { $type: 'fontFamily', $value: ['Playfair Display', 'Georgia', 'serif'] },
      body: { $type: 'fontFamily', $value: ['Work Sans', 'system-ui', 'sans-serif'] },
    });
  });

  it('removes braces from a name, which would make it a reference', () => {
    const style = { ...SAMPLE_GUIDE.typography.headings, fontFamily: '{color.primary}' };
    const guide = { ...SAMPLE_GUIDE, typography: { ...SAMPLE_GUIDE.typography, headings: style } };
    expect(fontTokens(guide)).toMatchObject({
      heading: { $value: ['color.primary', 'system-ui', 'sans-serif'] },
    });
  });
});

describe('fontWeightTokens', () => {
  it('contains both weights as numbers', () => {
    expect(fontWeightTokens(SAMPLE_GUIDE)).toEqual({
      heading: { $type: 'fontWeight', $value: 700 },
      body: { $type: 'fontWeight', $value: 400 },
    });
  });
});

describe('sizeTokens', () => {
  it('contains all nine levels on wide screens and at four breakpoints', () => {
    const tokens = sizeTokens(typography());
    expect(Object.keys(tokens)).toEqual(['size', 'size-1280', 'size-1024', 'size-768', 'size-480']);
    for (const group of Object.values(tokens)) expect(Object.keys(group)).toEqual([...TYPE_LEVELS]);
    expect(tokens['size']).toMatchObject({ h1: rem(2.5), 'body-sm': rem(0.875) });
    expect(tokens['size-480']).toMatchObject({ h1: rem(1.825), body: rem(1) });
  });

  it('applies the multiplier and custom sizes', () => {
    const tokens = sizeTokens(typography({ multiplier: 1.5, sizesRem: { h1: 3 } }));
    expect(tokens['size']).toMatchObject({ h1: rem(4.5), h2: rem(3), body: rem(1.5) });
  });
});

describe('typeTokens', () => {
  const tokens = typeTokens(SAMPLE_GUIDE, typography());

  it('contains all nine levels', () => {
    expect(Object.keys(tokens)).toEqual([...TYPE_LEVELS]);
  });

  it('refers to family, size and weight, with the letter spacing in rem and as set', () => {
    expect(tokens['h1']).toEqual({
      $type: 'typography',
      $value: {
        fontFamily: '{font.heading}',
        fontSize: '{size.h1}',
        fontWeight: '{font-weight.heading}',
        letterSpacing: { value: -0.0625, unit: 'rem' },
        lineHeight: 1.2,
      },
      $extensions: { [EXTENSION]: { letterSpacing: '-0.025em' } },
    });
    expect(tokens['body-sm']).toMatchObject({
      $value: { fontFamily: '{font.body}', letterSpacing: { value: 0, unit: 'rem' }, lineHeight: 1.6 },
    });
  });
});
