import { colorsNamed, formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { NAMED_COLORS } from './named-colors.ts';

describe('NAMED_COLORS', () => {
  it('are the 148 of CSS Color 4', () => {
    const expected = Object.keys(colorsNamed).map((name) => [name, formatHex(name)?.toUpperCase()]);
    expect(expected).toHaveLength(148);
    expect(NAMED_COLORS).toEqual(Object.fromEntries(expected));
  });
});
