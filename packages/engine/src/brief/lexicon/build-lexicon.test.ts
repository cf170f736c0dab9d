import { describe, expect, it } from 'vitest';
import { buildLexicon, toPhrases } from './build-lexicon.ts';
import type { LanguageLexicon } from './language-lexicon.ts';

const EMPTY: LanguageLexicon = {
  language: 'en',
  colors: {},
  things: {},
  moods: {},
  audiences: {},
  trades: {},
  modifiers: {},
  harmonies: {},
  grammar: {},
  idioms: '',
  ambiguous: '',
  functionWords: '',
  endings: [],
};

describe('buildLexicon', () => {
  it('joins what a phrase means in one language and keeps languages apart', () => {
    const { phrases } = buildLexicon([
      { ...EMPTY, colors: { plum: 'plum' }, things: { plum: 'plum, red plum' }, ambiguous: 'plum' },
      { ...EMPTY, language: 'de', moods: { calm: 'plum' } },
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
    const { longest } = buildLexicon([{ ...EMPTY, colors: { red: 'red, fire engine red, fire red' } }]);
    expect([...longest]).toEqual([['fire', 3]]);
  });
});

describe('toPhrases', () => {
  it('folds, and parts words at hyphens and apostrophes', () => {
    expect(toPhrases('Off-White, vert d’eau, grün')).toEqual(['off white', 'vert d eau', 'grun']);
    expect(toPhrases('')).toEqual([]);
  });
});
