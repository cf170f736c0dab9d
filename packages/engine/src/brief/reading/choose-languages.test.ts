import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

/** The languages whose words are loaded for a text. */
const loadedFor = async (text: string) => [...(await analyzeText(text)).lexicon.languages.keys()];

describe('chooseLanguages', () => {
  it.each([
    'A small bakery in the harbor with warm terracotta walls and rye bread.',
    'A calm tea house in the old town with bread',
    'A quiet fintech for small shops that need trust',
  ])('loads only English for an English text with words that other languages share: %s', async (text) => {
    expect(await loadedFor(text)).toEqual(['en']);
  });

  it.each(['', '#C4532F'])('loads only English for a text without words: %j', async (text) => {
    expect(await loadedFor(text)).toEqual(['en']);
  });

  it('loads the language of a foreign sentence in an English text', async () => {
    const text =
      'We are a bakery in the old town and we want to grow. Wir sind eine Bäckerei in der Altstadt.';
    expect(await loadedFor(text)).toContain('de');
  });

  it('loads the languages with Latin letters for a text without marks that English does not explain', async () => {
    expect(await loadedFor('Blumenladen')).toEqual(expect.arrayContaining(['en', 'de', 'nl', 'pl']));
  });
});
