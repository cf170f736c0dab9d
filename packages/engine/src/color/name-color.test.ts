import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSuitableName } from '../../test/names/name-suitability.ts';
import { caseCount } from '../../test/sample-size.ts';
import { colorDifference } from './color-difference.ts';
import { COLOR_NAMES } from './color-names.ts';
import { hexToOklch } from './convert-color.ts';
import { describeColor } from './describe-color.ts';
import { createColorNamer, loadColorNamer } from './name-color.ts';

const NONE: ReadonlySet<string> = new Set();
const LIST = [
  { name: 'Ink Well', hex: '#0B0C10' },
  { name: 'Harbor Red', hex: '#F80808' },
  { name: 'Poppy', hex: '#FF0000' },
];
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const hexByName = new Map(COLOR_NAMES.map((entry) => [entry.name, entry.hex]));

describe('createColorNamer', () => {
  it('returns the nearest name within ΔE 4, else tone and hue', () => {
    const name = createColorNamer(LIST);
    expect(name('#FE0101', NONE)).toBe('Poppy');
    expect(name('#0C0D11', NONE)).toBe('Ink Well');
    expect(name('#2255CC', NONE)).toBe('Vivid Blue');
  });

  it('prefers a name that is related to the brief within ΔE 4', () => {
    const name = createColorNamer(LIST);
    expect(name('#FF0000', NONE, new Set(['harbor']))).toBe('Harbor Red');
    expect(name('#FF0000', NONE, new Set(['well']))).toBe('Poppy');
  });

  it('returns the next free name, with a number once tone and hue are taken', () => {
    const name = createColorNamer(LIST);
    const taken = new Set<string>();
    const given = Array.from({ length: 4 }, () => {
      const next = name('#FF0000', taken);
      taken.add(next);
      return next;
    });
    expect(given).toEqual(['Poppy', 'Harbor Red', 'Vivid Red', 'Vivid Red 2']);
  });

  it('rejects an empty list', () => {
    expect(() => createColorNamer([])).toThrow(expect.objectContaining({ code: 'SK_COLOR_INVALID' }));
  });
});

describe('the built-in color names', () => {
  it('are at least 600, each suitable for a brand sheet and for one color only', () => {
    expect(COLOR_NAMES.length).toBeGreaterThanOrEqual(600);
    expect(COLOR_NAMES.filter(({ name }) => !isSuitableName(name))).toEqual([]);
    expect(new Set(COLOR_NAMES.map(({ hex }) => hex)).size).toBe(COLOR_NAMES.length);
  });

  it('have at most three words', () => {
    expect(COLOR_NAMES.filter(({ name }) => name.split(' ').length > 3)).toEqual([]);
  });
});

describe('loadColorNamer', () => {
  it('loads once', async () => {
    expect(loadColorNamer()).toBe(loadColorNamer());
    expect(await loadColorNamer()).toBe(await loadColorNamer());
  });

  it('gives every color a listed name within ΔE 4, or its tone and hue', async () => {
    const name = await loadColorNamer();
    fc.assert(
      fc.property(hexColor, (hex) => {
        const given = name(hex, NONE);
        const listed = hexByName.get(given);
        if (given !== describeColor(hexToOklch(hex))) {
          expect(colorDifference(hex, listed ?? '')).toBeLessThanOrEqual(4);
        }
        expect(isSuitableName(given)).toBe(true);
      }),
      { numRuns: caseCount(1_000), seed: 26 },
    );
  });

  it('gives seven colors of a guide seven names, even seven times the same color', async () => {
    const name = await loadColorNamer();
    fc.assert(
      fc.property(fc.array(hexColor, { minLength: 7, maxLength: 7 }), fc.boolean(), (hexes, same) => {
        const taken = new Set<string>();
        for (const hex of hexes) taken.add(name(same ? (hexes[0] ?? hex) : hex, taken));
        expect(taken.size).toBe(7);
      }),
      { numRuns: caseCount(300), seed: 27 },
    );
  });
});
