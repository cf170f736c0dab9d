import { describe, expect, it } from 'vitest';
import { hexToOklch } from './convert-color.ts';
import { describeColor } from './describe-color.ts';

describe('describeColor', () => {
  it.each([
    ['#000000', 'Black'],
    ['#FFFFFF', 'White'],
    ['#FAF9F5', 'Off-White'],
    ['#808080', 'Gray'],
    ['#8F867C', 'Warm Gray'],
    ['#0B3D3B', 'Dark Teal'],
    ['#1E7B34', 'Deep Green'],
    ['#E63946', 'Vivid Red'],
    ['#BFD7EA', 'Pale Azure'],
    ['#5C4326', 'Deep Brown'],
    ['#5A5A22', 'Deep Olive'],
    ['#FF69B4', 'Vivid Rose'],
  ])('describes %s as %s', (hex, name) => {
    expect(describeColor(hexToOklch(hex))).toBe(name);
  });
});
