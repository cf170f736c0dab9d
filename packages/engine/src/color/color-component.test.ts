import { describe, expect, it } from 'vitest';
import { type ComponentRule, isPercentage, parseComponent } from './color-component.ts';

const RED: ComponentRule = { name: 'red', kind: 'scale', most: 255 };
const HUE: ComponentRule = { name: 'the hue', kind: 'angle', most: 360 };

describe('parseComponent', () => {
  it.each([
    ['0', 0],
    ['255', 255],
    ['+12.5', 12.5],
    ['.5', 0.5],
    ['1e2', 100],
    ['1E-1', 0.1],
    ['0%', 0],
    ['20%', 51],
    ['100%', 255],
  ])('reads %s on a scale as %d', (text, value) => {
    expect(parseComponent(text, RED)).toBeCloseTo(value, 12);
  });

  it.each([
    ['90', 90],
    ['90deg', 90],
    ['90DEG', 90],
    ['100grad', 90],
    ['.25turn', 90],
    ['1.5707963267948966rad', 90],
    ['-90', -90],
    ['1e3', 1000],
  ])('reads %s as an angle of %d°', (text, degrees) => {
    expect(parseComponent(text, HUE)).toBeCloseTo(degrees, 9);
  });

  it.each(['', '.', '1.', '1..2', '--1', '1e', 'e1', '0x10', '1 2', 'NaN', 'Infinity', '１'])(
    'refuses %j',
    (text) => {
      expect(() => parseComponent(text, RED)).toThrow(/^Red is/);
      expect(() => parseComponent(text, HUE)).toThrow(/^The hue is/);
    },
  );
});

describe('isPercentage', () => {
  it('looks at the sign', () => {
    expect(isPercentage('10%')).toBe(true);
    expect(isPercentage('10')).toBe(false);
  });
});
