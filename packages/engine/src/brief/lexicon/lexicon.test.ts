import { describe, expect, it } from 'vitest';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import { LANGUAGES } from './languages.ts';
import { getLexicon } from './lexicon.ts';
import { MODIFIERS } from './modifiers.ts';
import { findObject, OBJECT_CONCEPTS } from './object-concepts.ts';

const CODES = LANGUAGES.map(({ code }) => code);

describe('the lexicon', () => {
  it('contains every language and is built once', () => {
    expect([...getLexicon().languages.keys()]).toEqual(CODES);
    expect(getLexicon()).toBe(getLexicon());
  });

  it.each(CODES)('contains more than 2,500 phrases of %s', (code) => {
    const phrases = [...getLexicon().phrases].filter(([, hits]) =>
      hits.some(({ language }) => language === code),
    );
    expect(phrases.length).toBeGreaterThan(2500);
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
