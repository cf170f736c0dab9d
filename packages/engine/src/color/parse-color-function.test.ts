import { describe, expect, it } from 'vitest';
import { parseColorFunction } from './parse-color-function.ts';

describe('parseColorFunction', () => {
  it('takes rgb and rgba, hsl and hsla for the same', () => {
    expect(parseColorFunction('rgba(1 2 3 / 0.5)')).toEqual(parseColorFunction('rgb(1, 2, 3, 50%)'));
    expect(parseColorFunction('hsla(120 50% 25%)')).toEqual(parseColorFunction('hsl(120, 50%, 25%)'));
  });

  it('scales every kind of value', () => {
    expect(parseColorFunction('rgb(255 51 0)').rgb).toEqual({ r: 1, g: 0.2, b: 0 });
    expect(parseColorFunction('rgb(100% 20% 0%)').rgb).toEqual({ r: 1, g: 0.2, b: 0 });
    expect(parseColorFunction('hsl(0 0% 50%)').rgb).toEqual({ r: 0.5, g: 0.5, b: 0.5 });
  });

  it('keeps the order of faults: name, parenthesis, form, count, value', () => {
    expect(() => parseColorFunction('lab(1, 2')).toThrow('“lab” is not a colour function');
    expect(() => parseColorFunction('oklch(1, 2')).toThrow('no closing parenthesis');
    expect(() => parseColorFunction('oklch(1, 2)')).toThrow('oklch() has commas');
    expect(() => parseColorFunction('rgb(999, 2)')).toThrow('2 values');
    expect(() => parseColorFunction('rgb(999, 2, 3)')).toThrow('Red is 999');
  });
});
