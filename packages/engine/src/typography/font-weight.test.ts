import { describe, expect, it } from 'vitest';
import { FONTS, findFont } from './font-catalog.ts';
import { resolveWeight, toRealWeights } from './font-weight.ts';

describe('resolveWeight', () => {
  // Examples for the order of CSS Fonts 4, section 5.2.
  it.each([
    [[400, 700], 400, 400],
    [[400, 700], 500, 400],
    [[300, 700], 500, 300],
    [[700], 400, 700],
    [[400, 500], 450, 500],
    [[100, 300, 700], 400, 300],
    [[400, 700], 600, 700],
    [[400, 500], 700, 500],
    [[200, 400], 300, 200],
    [[400, 700], 300, 400],
    [[400], 900, 400],
  ])('of %j resolves %d to %d', (available, wanted, resolved) => {
    expect(resolveWeight(available, wanted)).toBe(resolved);
  });

  it('rejects a family without weights', () => {
    expect(() => resolveWeight([], 400)).toThrow(RangeError);
  });
});

describe('the catalog', () => {
  it('contains the 30 families of the specification, each once', () => {
    expect(FONTS).toHaveLength(30);
    expect(new Set(FONTS.map(({ name }) => name)).size).toBe(30);
  });

  it.each([
    ['Bebas Neue', [400]],
    ['Pacifico', [400]],
    ['Permanent Marker', [400]],
    ['Architects Daughter', [400]],
    ['PT Serif', [400, 700]],
    ['Space Mono', [400, 700]],
    ['Crimson Text', [400, 600, 700]],
    ['Source Sans Pro', [200, 300, 400, 600, 700, 900]],
  ])('lists for %s only %j', (name, weights) => {
    expect(findFont(name)?.weights).toEqual(weights);
  });

  it('finds a family case-insensitively, and returns null for any other', () => {
    expect(findFont(' playfair display ')?.name).toBe('Playfair Display');
    expect(findFont('Comic Sans MS')).toBeNull();
    expect(findFont('__proto__')).toBeNull();
  });

  it('never loads a weight that does not exist', () => {
    for (const font of FONTS) {
      const weights = toRealWeights(font, [300, 400, 500, 600, 700]);
      expect(weights.length).toBeGreaterThan(0);
      expect(font.weights).toEqual(expect.arrayContaining(weights));
    }
  });
});
