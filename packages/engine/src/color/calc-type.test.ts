import { describe, expect, it } from 'vitest';
import { addTypes, type CalcType, calcTypeOf, multiplyTypes, valueKindOf } from './calc-type.ts';

const NUMBER: CalcType = { percentage: 0, angle: 0 };
const PERCENTAGE: CalcType = { percentage: 1, angle: 0 };
const ANGLE: CalcType = { percentage: 0, angle: 1 };

describe('the type of a calculation', () => {
  it.each(['number', 'percentage', 'angle', 'any'] as const)(
    'of a single %s is the type of that value',
    (kind) => {
      const type = calcTypeOf(kind);
      expect(type === false ? false : valueKindOf(type)).toBe(kind);
    },
  );

  it('is undefined for none', () => {
    expect(calcTypeOf('none')).toBe(false);
  });

  it('must be equal on both sides of a sum', () => {
    expect(addTypes(ANGLE, ANGLE)).toEqual(ANGLE);
    expect(addTypes(ANGLE, NUMBER)).toBe(false);
    expect(addTypes(NUMBER, PERCENTAGE)).toBe(false);
  });

  it('multiplies and divides units', () => {
    expect(multiplyTypes(NUMBER, ANGLE, 1)).toEqual(ANGLE);
    expect(multiplyTypes(PERCENTAGE, PERCENTAGE, -1)).toEqual(NUMBER);
    expect(valueKindOf(multiplyTypes(ANGLE, ANGLE, 1))).toBe(false);
    expect(valueKindOf(multiplyTypes(NUMBER, ANGLE, -1))).toBe(false);
    expect(valueKindOf(multiplyTypes(PERCENTAGE, ANGLE, 1))).toBe(false);
  });

  it('is unknown when it contains a variable', () => {
    expect(addTypes(null, ANGLE)).toBeNull();
    expect(multiplyTypes(NUMBER, null, 1)).toBeNull();
  });
});
