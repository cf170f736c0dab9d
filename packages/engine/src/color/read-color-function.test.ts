import { describe, expect, it } from 'vitest';
import { readColorFunction } from './read-color-function.ts';

describe('readColorFunction', () => {
  it.each([
    ['RGB( 1 , 2,3 )', 'rgb(1 2 3)'],
    ['rgba(1,2,3,50%)', 'rgba(1 2 3 / 50%)'],
    ['hsl(10deg 5%5%/.5)', 'hsl(10deg 5% 5% / .5)'],
    ['Oklch(NONE none 0)', 'oklch(none none 0)'],
    ['lab(1 2 3 / None)', 'lab(1 2 3 / 0)'],
    ['color( Display-P3+.1-.2 .3 )', 'color(display-p3 +.1 -.2 .3)'],
  ])('writes %j as %j', (text, form) => {
    expect(readColorFunction(text)).toBe(form);
  });

  it('keeps the order of faults: name, parenthesis, form, count, value', () => {
    expect(() => readColorFunction('cmyk(1, 2')).toThrow('“cmyk” is not a color function');
    expect(() => readColorFunction('oklch(1, 2')).toThrow('no closing parenthesis');
    expect(() => readColorFunction('oklch(1, 2)')).toThrow('oklch() has commas');
    expect(() => readColorFunction('rgb(999, 2)')).toThrow('2 values');
    expect(() => readColorFunction('rgb(999, 2, 3)')).toThrow('Red is 999');
  });
});
