import { describe, expect, it } from 'vitest';
import { toHex } from './format-color.ts';
import { isMixSpace, mixInSpace } from './mix-in-space.ts';
import { parseColor } from './parse-color.ts';

describe('mixInSpace', () => {
  // The values that Chromium computes for color-mix().
  it.each([
    ['srgb', '#FF0000', '#0000FF', 0.5, '#800080'],
    ['srgb', '#FFFFFF', '#000000', 0.25, '#404040'],
    ['srgb-linear', '#FFFFFF', '#000000', 0.5, '#BCBCBC'],
    ['oklab', '#FFFFFF', '#000000', 0.5, '#636363'],
    ['lab', '#FFFFFF', '#000000', 0.5, '#777777'],
    ['hsl', '#FF0000', '#00FF00', 0.5, '#FFFF00'],
    ['oklch', '#336699', '#336699', 0.3, '#336699'],
    ['oklch', '#336699', '#CC5500', 0.3, '#B84A74'],
    ['xyz', '#FFFFFF', '#000000', 0.5, '#BCBCBC'],
  ] as const)('mixes in %s', (space, a, b, share, expected) => {
    expect(toHex(mixInSpace(parseColor(a), parseColor(b), share, space).rgb)).toBe(expected);
  });

  it('weighs colors by their opacity', () => {
    const mixed = mixInSpace(parseColor('#FF0000'), parseColor('transparent'), 0.5, 'srgb');
    expect(mixed.alpha).toBe(0.5);
    expect(toHex(mixed.rgb)).toBe('#FF0000');
  });

  it('knows the spaces of CSS', () => {
    expect(['oklab', 'xyz-d50', 'display-p3', 'toString'].map(isMixSpace)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
