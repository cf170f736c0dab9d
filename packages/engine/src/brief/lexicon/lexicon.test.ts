import { describe, expect, it } from 'vitest';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GRAMMAR_ROLES, LANGUAGES, type LanguageLexicon } from './language-lexicon.ts';
import { getLexicon } from './lexicon.ts';
import { MODIFIERS } from './modifiers.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { findThing, THING_CONCEPTS } from './thing-concepts.ts';

const TABLES: readonly LanguageLexicon[] = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE];

const listsOf = (table: LanguageLexicon): string[] => [
  ...[table.colors, table.things, table.moods, table.audiences, table.trades, table.modifiers].flatMap(
    (words) => Object.values(words),
  ),
  ...Object.values(table.harmonies),
  ...Object.values(table.grammar),
  table.idioms,
  table.ambiguous,
  table.functionWords,
];

describe('the lexicon', () => {
  it('holds every language, built once', () => {
    expect(getLexicon().languages.map(({ language }) => language)).toEqual(LANGUAGES);
    expect(getLexicon()).toBe(getLexicon());
  });

  it.each(TABLES.map((table) => [table.language, table] as const))(
    '%s is written as clean lists',
    (_, table) => {
      for (const list of listsOf(table)) {
        expect(
          list
            .split(', ')
            .filter((phrase) => phrase === '' || phrase !== phrase.trim() || phrase.includes(',')),
        ).toEqual(list === '' ? [''] : []);
        expect(list).not.toMatch(/ {2}/);
      }
    },
  );

  it.each(TABLES.map((table) => [table.language, table] as const))('%s covers the field', (_, table) => {
    expect(Object.keys(table.colors).length).toBeGreaterThanOrEqual(80);
    expect(Object.keys(table.things).length).toBeGreaterThanOrEqual(180);
    expect(Object.keys(table.moods).length).toBeGreaterThanOrEqual(75);
    expect(Object.keys(table.modifiers)).toEqual(Object.keys(MODIFIERS));
    expect(Object.keys(table.grammar)).toEqual([...GRAMMAR_ROLES]);
    const { phrases } = getLexicon();
    const single = [...phrases].filter(([, hits]) =>
      hits.some(({ language }) => language === table.language),
    );
    expect(single.length).toBeGreaterThan(2500);
  });

  it.each(TABLES.map((table) => [table.language, table] as const))(
    '%s gives no phrase two colours',
    (_, table) => {
      const seen = new Map<string, string>();
      for (const [id, list] of Object.entries(table.colors)) {
        for (const phrase of list.split(', ')) {
          expect(seen.get(phrase) ?? id, phrase).toBe(id);
          seen.set(phrase, id);
        }
      }
    },
  );
});

describe('the concepts', () => {
  it('lie within the ranges of OKLCH', () => {
    const things = Object.values(THING_CONCEPTS).flatMap((kind) => Object.values(kind));
    for (const [hue, chroma, lightness, name] of [...Object.values(COLOR_CONCEPTS), ...things]) {
      expect(hue >= 0 && hue < 360 && chroma >= 0 && chroma < 0.3 && lightness > 0.15 && lightness < 1).toBe(
        true,
      );
      expect(name.length).toBeGreaterThan(2);
    }
  });

  it('tell the kind of a thing', () => {
    expect(findThing('honey').kind).toBe('food');
    expect(findThing('lisbon').kind).toBe('place');
  });

  it('bend a colour without leaving the range, hue kept unless the word is about warmth', () => {
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
