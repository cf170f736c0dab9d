import { describe, expect, it } from 'vitest';
import { addTypes, type CalcType, multiplyTypes, toCalcType, toValueKind } from './calc-type.ts';

const NUMBER: CalcType = { percentage: 0, angle: 0 };
const PERCENTAGE: CalcType = { percentage: 1, angle: 0 };
const ANGLE: CalcType = { percentage: 0, angle: 1 };

describe('the type of a calculation', () => {
  it.each(['number', 'percentage', 'angle', 'any'] as const)('of %s alone is that of the value', (kind) => {
    const type = toCalcType(kind);
    expect(type === false ? false : toValueKind(type)).toBe(kind);
  });

  it('does not exist for none', () => {
    expect(toCalcType('none')).toBe(false);
  });

  it('is the same for both sides of a sum', () => {
    expect(addTypes(ANGLE, ANGLE)).toEqual(ANGLE);
    expect(addTypes(ANGLE, NUMBER)).toBe(false);
    expect(addTypes(NUMBER, PERCENTAGE)).toBe(false);
  });

  it('multiplies and divides units', () => {
    expect(multiplyTypes(NUMBER, ANGLE, 1)).toEqual(ANGLE);
    expect(multiplyTypes(PERCENTAGE, PERCENTAGE, -1)).toEqual(NUMBER);
    expect(toValueKind(multiplyTypes(ANGLE, ANGLE, 1))).toBe(false);
    expect(toValueKind(multiplyTypes(NUMBER, ANGLE, -1))).toBe(false);
    expect(toValueKind(multiplyTypes(PERCENTAGE, ANGLE, 1))).toBe(false);
  });

  it('is open where a variable takes part', () => {
    expect(addTypes(null, ANGLE)).toBeNull();
    expect(multiplyTypes(NUMBER, null, 1)).toBeNull();
  });
});
