import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFontUrl } from './font-url.ts';

describe('toFontUrl', () => {
  it('requests each family once, with ascending weights and display=swap', () => {
    const url = toFontUrl([
      { name: 'Playfair Display', weights: ['700', '600'] },
      { name: 'Work Sans', weights: [400] },
      { name: 'Playfair Display', weights: [600, 900] },
    ]);
    expect(url).toBe(
      'https://fonts.googleapis.com/css2?family=Playfair+Display:wght@600;700;900&family=Work+Sans:wght@400&display=swap',
    );
  });

  it('is one URL of the service, safe in a quoted url(), for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const url = toFontUrl([{ name, weights: [400] }]);
        expect(url).toMatch(/^https:\/\/fonts\.googleapis\.com\/css2\?[\w:/?=&@;+.%~-]*$/);
        expect(new URL(url).searchParams.getAll('display')).toEqual(['swap']);
        expect(new URL(url).searchParams.get('family')).toBe(`${name.toWellFormed()}:wght@400`);
      }),
    );
  });
});
