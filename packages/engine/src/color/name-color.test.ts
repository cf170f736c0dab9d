import { colornames } from 'color-name-list/bestof';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { colorDifference } from './color-difference.ts';
import { createColorNamer, loadColorNamer } from './name-color.ts';
import { isSuitableName } from './name-suitability.ts';

const NONE: ReadonlySet<string> = new Set();
const LIST = [
  { name: 'Ink', hex: '#0B0C10' },
  { name: 'Murder Red', hex: '#FF0000' },
  { name: 'Tomato', hex: '#FF6347' },
];
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const hexByName = new Map(colornames.map((entry) => [entry.name, entry.hex]));

describe('createColorNamer', () => {
  it('gives the nearest suitable name', () => {
    expect(createColorNamer(LIST)('#FF0000', NONE)).toBe('Tomato');
    expect(createColorNamer(LIST)('#101010', NONE)).toBe('Ink');
  });

  it('gives the next free name, and a number once all are taken', () => {
    const name = createColorNamer(LIST);
    const taken = new Set<string>();
    const given = Array.from({ length: 5 }, () => {
      const next = name('#FF0000', taken);
      taken.add(next);
      return next;
    });
    expect(given).toEqual(['Tomato', 'Ink', 'Tomato 2', 'Ink 2', 'Tomato 3']);
  });

  it.each([[[]], [[{ name: 'Murder Red', hex: '#FF0000' }]]])(
    'refuses a list without a suitable name: %j',
    (entries) => {
      expect(() => createColorNamer(entries)).toThrow(expect.objectContaining({ code: 'SK_COLOR_INVALID' }));
    },
  );
});

describe('loadColorNamer', () => {
  it('loads once', async () => {
    expect(loadColorNamer()).toBe(loadColorNamer());
    expect(await loadColorNamer()).toBe(await loadColorNamer());
  });

  it('names well-known colours', async () => {
    const name = await loadColorNamer();
    expect(name('#000000', NONE)).toBe('Black');
    expect(name('#FFFFFF', NONE)).toBe('White');
    expect(name('#7F1734', NONE)).not.toBe('');
  });

  it('gives a suitable name that is close to any colour', async () => {
    const name = await loadColorNamer();
    let total = 0;
    fc.assert(
      fc.property(hexColor, (hex) => {
        const given = name(hex, NONE);
        expect(isSuitableName(given)).toBe(true);
        const difference = colorDifference(hex, (hexByName.get(given) ?? '').toUpperCase());
        expect(difference).toBeLessThan(16);
        total += difference;
      }),
      { numRuns: caseCount(1_000), seed: 26 },
    );
    expect(total / 1000).toBeLessThan(3.5);
  });

  it('gives seven colours of a guide seven names, even seven times the same colour', async () => {
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
