/** The kind of a value in a color function. `any`: unknown until the page resolves the variable in it. */
export type ValueKind = 'number' | 'percentage' | 'angle' | 'none' | 'any';

/**
 * The type of a calculation: the exponent of each unit, both 0 for a plain number. Null when it contains a variable.
 *
 * @see https://www.w3.org/TR/css-values-4/#determine-the-type-of-a-calculation
 */
export type CalcType = { readonly percentage: number; readonly angle: number } | null;

const TYPES: Readonly<Record<ValueKind, CalcType | false>> = {
  number: { percentage: 0, angle: 0 },
  percentage: { percentage: 1, angle: 0 },
  angle: { percentage: 0, angle: 1 },
  any: null,
  none: false,
};

/** The type of one value inside a calculation; false for `none`, which cannot be calculated with. */
export function calcTypeOf(kind: ValueKind): CalcType | false {
  return TYPES[kind];
}

/**
 * The kind of value a calculation of this type yields; false for a product like 1deg * 1deg, which is not a value.
 */
export function valueKindOf(type: CalcType): ValueKind | false {
  if (type === null) return 'any';
  if (type.percentage === 0 && type.angle === 0) return 'number';
  if (type.percentage === 1 && type.angle === 0) return 'percentage';
  return type.percentage === 0 && type.angle === 1 ? 'angle' : false;
}

/** The type of a sum or difference; false when its two sides cannot be added. */
export function addTypes(a: CalcType, b: CalcType): CalcType | false {
  if (a === null || b === null) return null;
  return a.percentage === b.percentage && a.angle === b.angle ? a : false;
}

/** The type of a product, or of a quotient when `sign` is -1. */
export function multiplyTypes(a: CalcType, b: CalcType, sign: 1 | -1): CalcType {
  if (a === null || b === null) return null;
  return { percentage: a.percentage + sign * b.percentage, angle: a.angle + sign * b.angle };
}
