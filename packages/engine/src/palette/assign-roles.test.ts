import { describe, expect, it } from 'vitest';
import { assignRoles } from './assign-roles.ts';
import { type PlannedColor, toFreeColor, toKeptColor } from './planned-color.ts';

const at = (l: number, c: number, h: number): PlannedColor => toFreeColor({ l, c, h });
const PRIMARY = at(0.5, 0.15, 258);

/** The role index of each requested color after the primary. */
function rolesOf(...colors: PlannedColor[]): number[] {
  const roles = assignRoles([PRIMARY, ...colors]);
  return colors.map((color) => roles.indexOf(color));
}

describe('assignRoles', () => {
  it.each([
    ['black', at(0.2, 0, 0), 1],
    ['navy', at(0.3, 0.09, 262), 1],
    ['a dark gray at the limit', at(0.36, 0.01, 0), 6],
    ['off-white', at(0.95, 0.033, 90), 4],
    ['a cream with a visible hue', at(0.95, 0.034, 90), 5],
    ['gray', at(0.6, 0.01, 0), 6],
    ['a pale pink', at(0.9, 0.05, 10), 5],
    ['coral', at(0.71, 0.16, 30), 3],
    ['gold, which is vivid because it is light', at(0.7, 0.12, 80), 3],
    ['a brown of the same chroma', at(0.56, 0.12, 50), 2],
    ['a deep red', at(0.45, 0.16, 25), 2],
  ])('gives %s the role that fits it', (_, color, role) => {
    expect(rolesOf(color)).toEqual([role]);
  });

  it('gives the second of a tone the next best role', () => {
    expect(rolesOf(at(0.71, 0.16, 30), at(0.8, 0.15, 80), at(0.6, 0.2, 150))).toEqual([3, 2, 5]);
    expect(rolesOf(at(0.6, 0.01, 0), at(0.7, 0.01, 0))).toEqual([6, 5]);
  });

  it('fills the remaining roles in their order when no fitting one is free', () => {
    const dark = Array.from({ length: 6 }, (_, index) => at(0.2 + index / 100, 0, 0));
    expect(rolesOf(...dark)).toEqual([1, 6, 2, 5, 3, 4]);
  });

  it('leaves out what is more than seven colors', () => {
    const dark = Array.from({ length: 7 }, (_, index) => at(0.2 + index / 100, 0, 0));
    expect(rolesOf(...dark).at(-1)).toBe(-1);
  });

  it('keeps given colors at their index, and places others around them', () => {
    const white = toKeptColor('#FFFFFF');
    const coral = at(0.71, 0.16, 30);
    const given = toKeptColor('#00AA00');
    const roles = assignRoles([PRIMARY, white, coral, given]);
    expect(roles).toEqual([PRIMARY, white, coral, given, null, null, null]);
  });

  it('is empty but for the primary when nothing else is requested', () => {
    expect(assignRoles([PRIMARY])).toEqual([PRIMARY, null, null, null, null, null, null]);
  });
});
