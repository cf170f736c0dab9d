import { describe, expect, it } from 'vitest';
import { parseHexColor } from './parse-hex-color.ts';

describe('parseHexColor', () => {
  it.each([
    ['#f0A', 1],
    ['#f0A3', 0.2],
    ['#FF00AA', 1],
    ['#FF00AA33', 0.2],
  ])('parses %s with opacity %d', (text, alpha) => {
    expect(parseHexColor(text)).toEqual({ rgb: { r: 1, g: 0, b: 170 / 255 }, alpha });
  });

  it('reports a wrong digit before a wrong count', () => {
    expect(() => parseHexColor('#12XY')).toThrow('“X” in “#12XY” is not a hex digit.');
  });

  it.each([1, 2, 5, 7, 9, 12])('rejects %d digits', (count) => {
    expect(() => parseHexColor(`#${'A'.repeat(count)}`)).toThrow('a hex color has 3, 4, 6 or 8');
  });
});
