import { describe, expect, it } from 'vitest';
import { checkHexColor } from './check-hex-color.ts';

describe('checkHexColor', () => {
  it.each(['#f0A', '#f0A8', '#FF00AA', '#FF00AA80'])('takes %s', (text) => {
    expect(() => checkHexColor(text)).not.toThrow();
  });

  it('names a wrong digit before a wrong count', () => {
    expect(() => checkHexColor('#12XY')).toThrow('“X” in “#12XY” is not a hex digit.');
  });

  it.each([1, 2, 5, 7, 9, 12])('refuses %d digits', (count) => {
    expect(() => checkHexColor(`#${'A'.repeat(count)}`)).toThrow('a hex color has 3, 4, 6 or 8');
  });
});
