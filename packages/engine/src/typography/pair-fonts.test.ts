import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_TRAITS, FONTS, type FontTrait } from './font-catalogue.ts';
import { type FontWish, pairFonts } from './pair-fonts.ts';

const wish = (changes: Partial<FontWish>): FontWish => ({
  header: null,
  body: null,
  traits: {},
  text: '',
  seed: 'seed',
  ...changes,
});

const anyTraits = fc.dictionary(fc.constantFrom(...FONT_TRAITS), fc.double({ min: 0, max: 1, noNaN: true }));

describe('pairFonts', () => {
  it('uses families asked for by name', () => {
    const pair = pairFonts(wish({ header: 'Pacifico', body: 'Lato' }));
    expect([pair.header.name, pair.body.name]).toEqual(['Pacifico', 'Lato']);
  });

  it('never sets running text in handwriting, display or condensed families', () => {
    fc.assert(
      fc.property(anyTraits, fc.string(), (traits, seed) => {
        const { body } = pairFonts(wish({ traits, seed }));
        expect(['handwriting', 'display']).not.toContain(body.category);
        expect(['Oswald', 'Playfair Display']).not.toContain(body.name);
      }),
    );
  });

  it('leans to families that have what is wanted', () => {
    const shareWith = (wanted: FontTrait, traits: FontWish['traits']) => {
      const drawn = Array.from(
        { length: 300 },
        (_, seed) => pairFonts(wish({ traits, seed: `${seed}` })).header,
      );
      return drawn.filter((font) => font.traits.includes(wanted)).length / drawn.length;
    };
    const byChance =
      FONTS.filter(({ traits }) => (traits as readonly FontTrait[]).includes('technical')).length / 30;
    expect(shareWith('technical', { technical: 1 })).toBeGreaterThan(0.8);
    expect(byChance).toBeLessThan(0.4);
    expect(shareWith('handmade', { corporate: 1, neutral: 0.5 })).toBeLessThan(0.02);
  });

  it('chooses families that can set the text', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { header, body } = pairFonts(
        wish({ text: 'Хлеб и соль', traits: { elegant: 1 }, seed: `${seed}` }),
      );
      expect(header.scripts).toContain('cyrillic');
      expect(body.scripts).toContain('cyrillic');
    }
  });

  it('gives the same pair for the same wish, and varies with the seed', () => {
    expect(pairFonts(wish({ traits: { warm: 1 } }))).toEqual(pairFonts(wish({ traits: { warm: 1 } })));
    const pairs = Array.from({ length: 40 }, (_, seed) =>
      pairFonts(wish({ traits: { warm: 1 }, seed: `${seed}` })),
    );
    expect(new Set(pairs.map(({ header, body }) => `${header.name}/${body.name}`)).size).toBeGreaterThan(10);
  });
});
