import { describe, expect, it } from 'vitest';
import { type ComponentRule, isPercentage, parseComponent } from './color-component.ts';

const RED: ComponentRule = { name: 'red', kind: 'scale', min: 0, max: 255, full: 255 };
const HUE: ComponentRule = { name: 'the hue', kind: 'angle', min: 0, max: 360, full: 360 };

describe('parseComponent', () => {
  it.each(['0', '255', '+12.5', '.5', '1e2', '1E-1', '0%', '20%', '100%'])(
    'accepts %s on a scale',
    (text) => {
      expect(() => parseComponent(text, RED)).not.toThrow();
    },
  );

  it.each(['90', '90deg', '90DEG', '100grad', '.25turn', '1.57rad', '-90', '1e3'])(
    'accepts %s as an angle',
    (text) => {
      expect(() => parseComponent(text, HUE)).not.toThrow();
    },
  );

  it.each(['-1', '255.1', '100.1%', '-1%', '90deg', '1e40'])('rejects %s on a scale', (text) => {
    expect(() => parseComponent(text, RED)).toThrow(/^Red is/);
  });

  it.each([
    ['20%', RED, 51],
    ['1e2', RED, 100],
    ['100grad', HUE, 90],
    ['.25turn', HUE, 90],
    ['1.5707963267948966rad', HUE, 90],
    ['-90DEG', HUE, -90],
  ])('reads %s', (text, rule, value) => {
    expect(parseComponent(text, rule)).toBeCloseTo(value, 9);
  });

  it.each(['50%', '1px', '1e999'])('rejects %s as an angle', (text) => {
    expect(() => parseComponent(text, HUE)).toThrow(/^The hue is/);
  });

  it.each(['', '.', '1.', '1..2', '--1', '1e', 'e1', '0x10', '1 2', 'NaN', 'Infinity', '１'])(
    'rejects %j',
    (text) => {
      expect(() => parseComponent(text, RED)).toThrow(/^Red is/);
      expect(() => parseComponent(text, HUE)).toThrow(/^The hue is/);
    },
  );
});

describe('isPercentage', () => {
  it('checks for a percent sign', () => {
    expect(isPercentage('10%')).toBe(true);
    expect(isPercentage('10')).toBe(false);
  });
});
