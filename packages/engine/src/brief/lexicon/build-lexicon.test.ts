import { describe, expect, it } from 'vitest';
import { buildLexicon, foldPhrases } from './build-lexicon.ts';
import type { LanguageData, LanguageEntry } from './language-data.ts';
import type { Language } from './languages.ts';

const EMPTY = {
  colors: {},
  things: {},
  moods: {},
  audiences: {},
  trades: {},
  modifiers: {},
  harmonies: {},
  grammar: {},
  idioms: [],
  ambiguous: [],
  functionWords: [],
  rules: { endings: [] },
};
const language = (code: Language, data: object): LanguageEntry<Language> => ({
  code,
  data: { ...EMPTY, ...data } as LanguageData,
});

describe('buildLexicon', () => {
  it('joins what a phrase means in one language and keeps languages apart', () => {
    const { phrases } = buildLexicon([
      language('en', {
        colors: { plum: ['plum'] },
        things: { plum: ['plum', 'red plum'] },
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
          { kind: 'thing', id: 'plum' },
        ],
      },
      { language: 'de', ambiguous: false, senses: [{ kind: 'mood', id: 'calm' }] },
    ]);
    expect(phrases.get('red plum')?.[0]?.ambiguous).toBe(false);
  });

  it('knows how long the phrases are that begin with a word', () => {
    const colors = { red: ['red', 'fire engine red', 'fire red'] };
    expect([...buildLexicon([language('en', { colors })]).longest]).toEqual([['fire', 3]]);
  });

  it('takes rules for endings apart', () => {
    const { inflections } = buildLexicon([language('en', { rules: { endings: ['ies → y', 's →'] } })]);
    expect(inflections).toEqual([
      {
        language: 'en',
        endings: [
          ['ies', 'y'],
          ['s', ''],
        ],
      },
    ]);
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
