import { describe, expect, it } from 'vitest';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import { LANGUAGES } from './languages.ts';
import { loadLexicon } from './lexicon.ts';
import { MODIFIERS } from './modifiers.ts';
import { findObject, OBJECT_CONCEPTS } from './object-concepts.ts';

const CODES = LANGUAGES.map(({ code }) => code);

describe('loadLexicon', () => {
  it('loads the given languages in registry order, each once', async () => {
    const first = await loadLexicon(['fr', 'en']);
    expect([...first.languages.keys()]).toEqual(['en', 'fr']);
    const second = await loadLexicon(['fr']);
    expect(second.languages.get('fr')).toBe(first.languages.get('fr'));
  });

  it.each(CODES)('finds more than 2,500 phrases of %s', async (code) => {
    const { languages } = await loadLexicon([code]);
    expect(languages.get(code)?.phrases.size).toBeGreaterThan(2500);
  });
});

describe('the concepts', () => {
  it('are within the ranges of OKLCH', () => {
    const objects = Object.values(OBJECT_CONCEPTS).flatMap((kind) => Object.values(kind));
    for (const [hue, chroma, lightness, name] of [...Object.values(COLOR_CONCEPTS), ...objects]) {
      expect(hue >= 0 && hue < 360 && chroma >= 0 && chroma < 0.3 && lightness > 0.15 && lightness < 1).toBe(
        true,
      );
      expect(name.length).toBeGreaterThan(2);
    }
  });

  it('have the kind of an object', () => {
    expect(findObject('honey').kind).toBe('food');
    expect(findObject('lisbon').kind).toBe('place');
  });

  it('modify a color within the range, and keep the hue unless the word is about temperature', () => {
    const blue = { l: 0.53, c: 0.18, h: 258 };
    for (const [id, bend] of Object.entries(MODIFIERS)) {
      const { l, c, h } = bend(blue);
      expect(l > 0.1 && l < 1 && c > 0 && c < 0.4, id).toBe(true);
      if (!['warm', 'cool', 'burnt'].includes(id)) expect(h, id).toBe(258);
    }
    expect(MODIFIERS.dark(blue).l).toBeLessThan(0.46);
    expect(MODIFIERS.pale(blue).l).toBeGreaterThan(0.79);
  });
});
