import { describe, expect, it } from 'vitest';
import { buildLanguageLexicon, foldPhrases } from './build-lexicon.ts';
import { type LanguageData, WORD_LISTS } from './language-data.ts';

const EMPTY = {
  colors: {},
  objects: {},
  moods: {},
  audiences: {},
  businessTypes: {},
  modifiers: {},
  harmonies: {},
  grammar: {},
  idioms: [],
  ambiguous: [],
  wordLists: Object.fromEntries(WORD_LISTS.map((id): [string, string[]] => [id, []])),
  rules: { endings: [] },
  examples: { designTerms: [], openers: [], relatives: [], beforeColor: [], articles: [] },
};
const build = (data: object) => buildLanguageLexicon('en', { ...EMPTY, ...data } as unknown as LanguageData);

describe('buildLanguageLexicon', () => {
  it('merges the senses of a phrase', () => {
    const { phrases } = build({
      colors: { plum: ['plum'] },
      objects: { plum: ['plum', 'red plum'] },
      ambiguous: ['plum'],
    });
    expect(phrases.get('plum')).toEqual({
      language: 'en',
      ambiguous: true,
      senses: [
        { kind: 'color', id: 'plum' },
        { kind: 'object', id: 'plum' },
      ],
    });
    expect(phrases.get('red plum')?.ambiguous).toBe(false);
  });

  it('stores the maximum length of the phrases that start with a word', () => {
    const colors = { red: ['red', 'fire engine red', 'fire red'] };
    expect([...build({ colors }).longest]).toEqual([['fire', 3]]);
  });

  it('parses the endings of a language', () => {
    const { endings } = build({ rules: { endings: ['ies → y', 's →'] } });
    expect(endings).toEqual([
      ['ies', 'y'],
      ['s', ''],
    ]);
  });

  it('folds the word lists', () => {
    const { wordLists } = build({ wordLists: { ...EMPTY.wordLists, givenName: ['ruby', 'rosé'] } });
    expect([...wordLists.givenName]).toEqual(['ruby', 'rose']);
    expect(wordLists.bridge.size).toBe(0);
  });
});

describe('foldPhrases', () => {
  it('folds, and separates words at hyphens and apostrophes', () => {
    expect(foldPhrases(['Off-White', 'vert d’eau', "l'or", 'grün'])).toEqual([
      'off white',
      'vert d eau',
      'l or',
      'grun',
    ]);
    expect(foldPhrases([])).toEqual([]);
  });
});
