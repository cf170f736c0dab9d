import { describe, expect, it } from 'vitest';
import { readColorFunction } from './read-color-function.ts';

describe('readColorFunction', () => {
  it.each([
    ['RGB( 255 , 51,0 )', { r: 1, g: 0.2, b: 0 }, 1],
    ['rgba(100%,20%,0%,50%)', { r: 1, g: 0.2, b: 0 }, 0.5],
    ['hsl(10deg 0%50%/.5)', { r: 0.5, g: 0.5, b: 0.5 }, 0.5],
    ['Hwb(NONE none 100)', { r: 0, g: 0, b: 0 }, 1],
    ['rgb(255 51 0 / None)', { r: 1, g: 0.2, b: 0 }, 0],
    ['color( sRGB+1.5-.2 .3 )', { r: 1.5, g: -0.2, b: 0.3 }, 1],
  ])('parses %j', (text, rgb, alpha) => {
    expect(readColorFunction(text)).toEqual({ rgb, alpha });
  });

  it('reports errors in order: name, parenthesis, form, count, value', () => {
    expect(() => readColorFunction('cmyk(1, 2')).toThrow('“cmyk” is not a supported color function');
    expect(() => readColorFunction('oklch(1, 2')).toThrow('no closing parenthesis');
    expect(() => readColorFunction('oklch(1, 2)')).toThrow('oklch() has commas');
    expect(() => readColorFunction('rgb(999, 2)')).toThrow('2 values');
    expect(() => readColorFunction('rgb(999, 2, 3)')).toThrow('Red is 999');
  });
});
