import { describe, expect, it } from 'vitest';
import { buildLexicon, foldPhrases } from './build-lexicon.ts';
import { type LanguageData, type LanguageEntry, WORD_LISTS } from './language-data.ts';
import type { Language } from './languages.ts';

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
  functionWords: [],
  wordLists: Object.fromEntries(WORD_LISTS.map((id): [string, string[]] => [id, []])),
  rules: { endings: [], letters: {} },
  examples: {},
};
const language = (code: Language, data: object): LanguageEntry<Language> => ({
  code,
  data: { ...EMPTY, ...data } as unknown as LanguageData,
});

describe('buildLexicon', () => {
  it('merges the senses of a phrase in one language and separates languages', () => {
    const { phrases } = buildLexicon([
      language('en', {
        colors: { plum: ['plum'] },
        objects: { plum: ['plum', 'red plum'] },
        ambiguous: ['plum'],
      }),
      language('de', { moods: { calm: ['plum'] } }),
    ]);
    expect(phrases.get('plum')).toEqual([
      {
        language: 'en',
        ambiguous: true,
        senses: [
          { kind: 'color', id: 'plum' },
          { kind: 'object', id: 'plum' },
        ],
      },
      { language: 'de', ambiguous: false, senses: [{ kind: 'mood', id: 'calm' }] },
    ]);
    expect(phrases.get('red plum')?.[0]?.ambiguous).toBe(false);
  });

  it('stores the maximum length of the phrases that start with a word', () => {
    const colors = { red: ['red', 'fire engine red', 'fire red'] };
    expect([...buildLexicon([language('en', { colors })]).longest]).toEqual([['fire', 3]]);
  });

  it('parses the rules of a language', () => {
    const rules = { endings: ['ies → y', 's →'], letters: { ñ: 1.2 } };
    expect([...buildLexicon([language('es', { rules })]).languages]).toEqual([
      [
        'es',
        {
          endings: [
            ['ies', 'y'],
            ['s', ''],
          ],
          letters: [['ñ', 1.2]],
          examples: {},
        },
      ],
    ]);
  });

  it('merges the word lists of all languages', () => {
    const { wordLists } = buildLexicon([
      language('en', { wordLists: { ...EMPTY.wordLists, givenName: ['ruby', 'rose'] } }),
      language('pt', { wordLists: { ...EMPTY.wordLists, givenName: ['rubi', 'rose'] } }),
    ]);
    expect([...wordLists.givenName]).toEqual(['ruby', 'rose', 'rubi']);
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
