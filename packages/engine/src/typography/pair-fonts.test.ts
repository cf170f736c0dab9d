import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNearIdentical } from '../../test/taste/measure-taste.ts';
import { FONT_NAMES, FONT_TRAITS, FONTS, type FontTrait, findFont } from './font-catalog.ts';
import { FONT_PAIRS } from './font-pairs.ts';
import { FONT_USES, type PairCriteria, pairFonts } from './pair-fonts.ts';

const criteria = (changes: Partial<PairCriteria>): PairCriteria => ({
  header: null,
  body: null,
  traits: {},
  uses: [],
  text: '',
  seed: 'seed',
  ...changes,
});

const anyTraits = fc.dictionary(fc.constantFrom(...FONT_TRAITS), fc.double({ min: 0, max: 1, noNaN: true }));

const category = (name: string) => findFont(name)?.category;

describe('the curated pairs', () => {
  it('are at least 60 different ones, and every family is the header font in one of them', () => {
    const names = FONT_PAIRS.map(([header, body]) => `${header} / ${body}`);
    expect(new Set(names).size).toBe(FONT_PAIRS.length);
    expect(FONT_PAIRS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FONT_PAIRS.map(([header]) => header))).toEqual(new Set(FONT_NAMES));
  });

  it('combine no two look-alikes', () => {
    expect(FONT_PAIRS.filter(([header, body]) => isNearIdentical(header, body))).toEqual([]);
  });

  it('have the right reason', () => {
    for (const [header, body, traits, reason] of FONT_PAIRS) {
      expect(reason === 'handwriting', header).toBe(category(header) === 'handwriting');
      expect(reason === 'code', body).toBe(category(body) === 'mono');
      expect(reason === 'one-family' || reason === 'code' || header !== body).toBe(true);
      expect(new Set(traits).size).toBe(traits.length);
    }
  });
});

describe('pairFonts', () => {
  it('uses families requested by name', () => {
    const pair = pairFonts(criteria({ header: 'Pacifico', body: 'Lato' }));
    expect([pair.header.name, pair.body.name]).toEqual(['Pacifico', 'Lato']);
  });

  it('never uses handwriting, display or condensed families for body text', () => {
    fc.assert(
      fc.property(anyTraits, fc.string(), (traits, seed) => {
        const { body } = pairFonts(criteria({ traits, seed }));
        expect(['handwriting', 'display']).not.toContain(body.category);
        expect(['Oswald', 'Playfair Display']).not.toContain(body.name);
      }),
    );
  });

  it('uses a handwritten header and monospaced text only when the use is allowed', () => {
    const shares = (uses: PairCriteria['uses'], traits: PairCriteria['traits']) => {
      const pairs = Array.from({ length: 300 }, (_, seed) =>
        pairFonts(criteria({ traits, uses, seed: `${seed}` })),
      );
      const share = (names: readonly string[], wanted: string) =>
        names.filter((name) => category(name) === wanted).length / pairs.length;
      return {
        handwriting: share(
          pairs.map(({ header }) => header.name),
          'handwriting',
        ),
        code: share(
          pairs.map(({ body }) => body.name),
          'mono',
        ),
      };
    };
    expect(shares([], { handmade: 1 })).toEqual({ handwriting: 0, code: 0 });
    expect(shares([], { technical: 1 })).toEqual({ handwriting: 0, code: 0 });
    expect(shares(FONT_USES, { handmade: 1 }).handwriting).toBeGreaterThan(0.1);
    expect(shares(FONT_USES, { technical: 1 }).code).toBeGreaterThan(0.05);
  });

  it('has a reason for curated pairs only', () => {
    expect(pairFonts(criteria({ header: 'Playfair Display', body: 'Lato' })).reason).toBe('structure');
    expect(pairFonts(criteria({ header: 'Pacifico', body: 'Fira Code' })).reason).toBeNull();
  });

  it('prefers families with the requested traits', () => {
    const shareWith = (wanted: FontTrait, traits: PairCriteria['traits']) => {
      const drawn = Array.from(
        { length: 300 },
        (_, seed) => pairFonts(criteria({ traits, seed: `${seed}` })).header,
      );
      return drawn.filter((font) => font.traits.includes(wanted)).length / drawn.length;
    };
    const byChance =
      FONTS.filter(({ traits }) => (traits as readonly FontTrait[]).includes('technical')).length / 30;
    expect(shareWith('technical', { technical: 1 })).toBeGreaterThan(0.8);
    expect(byChance).toBeLessThan(0.4);
    expect(shareWith('handmade', { corporate: 1, neutral: 0.5 })).toBeLessThan(0.02);
  });

  it('chooses families that support the script of the text', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { header, body } = pairFonts(
        criteria({ text: 'Хлеб и соль', traits: { elegant: 1 }, seed: `${seed}` }),
      );
      expect(header.scripts).toContain('cyrillic');
      expect(body.scripts).toContain('cyrillic');
    }
  });

  it('gives the same pair for the same criteria, and varies with the seed', () => {
    expect(pairFonts(criteria({ traits: { warm: 1 } }))).toEqual(
      pairFonts(criteria({ traits: { warm: 1 } })),
    );
    const pairs = Array.from({ length: 40 }, (_, seed) =>
      pairFonts(criteria({ traits: { warm: 1 }, seed: `${seed}` })),
    );
    expect(new Set(pairs.map(({ header, body }) => `${header.name}/${body.name}`)).size).toBeGreaterThan(10);
  });
});
