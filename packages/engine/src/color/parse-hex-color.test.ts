import { describe, expect, it } from 'vitest';
import { parseHexColor } from './parse-hex-color.ts';

describe('parseHexColor', () => {
  it('reads three digits as six, each twice', () => {
    expect(parseHexColor('#f0A')).toEqual(parseHexColor('#FF00AA'));
  });

  it('takes the last two of eight digits as the opacity', () => {
    expect(parseHexColor('#FF00AAFF')).toEqual({ ...parseHexColor('#FF00AA'), alpha: 1 });
    expect(parseHexColor('#FF00AA33').alpha).toBeCloseTo(0.2, 12);
  });

  it('names a wrong digit before a wrong count', () => {
    expect(() => parseHexColor('#12XY')).toThrow('“X” in “#12XY” is not a hex digit.');
  });

  it.each([1, 2, 4, 5, 7, 9, 12])('refuses %d digits', (count) => {
    expect(() => parseHexColor(`#${'A'.repeat(count)}`)).toThrow('a hex colour has 3, 6 or 8');
  });
});
