import { describe, expect, it } from 'vitest';
import { FONT_NAMES, FONT_TRAITS, FONTS, type Font, findFont } from './font-catalog.ts';

const fonts: readonly (readonly [string, Font])[] = FONTS.map((font) => [font.name, font]);

describe.each(fonts)('%s', (name, font) => {
  it('has weights in hundreds, ascending, with a regular one', () => {
    expect(font.weights).toEqual([...new Set(font.weights)].sort((a, b) => a - b));
    for (const weight of font.weights)
      expect(weight % 100 === 0 && weight >= 100 && weight <= 900).toBe(true);
    expect(font.weights).toContain(400);
  });

  it('has styles and scripts, each once, with upright Latin', () => {
    expect(font.styles[0]).toBe('normal');
    expect(new Set(font.styles).size).toBe(font.styles.length);
    expect(font.scripts).toEqual([...new Set(font.scripts)].sort());
    expect(font.scripts).toContain('latin');
  });

  it('has several different traits and a character that fits a sentence', () => {
    expect(font.traits.length).toBeGreaterThanOrEqual(3);
    expect(new Set(font.traits).size).toBe(font.traits.length);
    // "Lora, a brushed contemporary text serif."
    expect(font.character).toMatch(/^[\p{L}][^.]*[\p{L}]$/u);
    expect(font.character).not.toMatch(/^an? /);
  });

  it('is found by its name in any case', () => {
    expect(findFont(name)).toBe(font);
    expect(findFont(`  ${name.toUpperCase()} `)).toBe(font);
  });
});

describe('the catalog', () => {
  it('has families of every kind', () => {
    const count = (category: Font['category']) => FONTS.filter((font) => font.category === category).length;
    expect(
      ['sans', 'serif', 'display', 'handwriting', 'mono'].map((kind) => count(kind as Font['category'])),
    ).toEqual([12, 7, 1, 5, 5]);
  });

  it('offers at least two families for every trait', () => {
    for (const trait of FONT_TRAITS) {
      const families = FONTS.filter((font: Font) => font.traits.includes(trait));
      expect(families.length, trait).toBeGreaterThanOrEqual(2);
    }
  });

  it('covers the scripts beyond Latin with a header and a text family each', () => {
    for (const script of ['cyrillic', 'greek'])
      expect(
        FONTS.filter((font: Font) => font.scripts.includes(script)).length,
        script,
      ).toBeGreaterThanOrEqual(5);
  });

  it.each(['', 'Arial', 'Robot', 'Roboto Slab', 'constructor'])('has no family %j', (name) => {
    expect(findFont(name)).toBeNull();
    expect(FONT_NAMES).not.toContain(name);
  });
});
