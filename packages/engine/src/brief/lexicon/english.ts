import { ENGLISH_COLORS } from './english-colors.ts';
import {
  ENGLISH_AMBIGUOUS,
  ENGLISH_FUNCTION_WORDS,
  ENGLISH_GRAMMAR,
  ENGLISH_HARMONIES,
  ENGLISH_IDIOMS,
  ENGLISH_MODIFIERS,
} from './english-grammar.ts';
import { ENGLISH_AUDIENCES, ENGLISH_MOODS, ENGLISH_TRADES } from './english-moods.ts';
import { ENGLISH_THINGS } from './english-things.ts';
import type { LanguageLexicon } from './language-lexicon.ts';

export const ENGLISH: LanguageLexicon = {
  language: 'en',
  colors: ENGLISH_COLORS,
  things: ENGLISH_THINGS,
  moods: ENGLISH_MOODS,
  audiences: ENGLISH_AUDIENCES,
  trades: ENGLISH_TRADES,
  modifiers: ENGLISH_MODIFIERS,
  harmonies: ENGLISH_HARMONIES,
  grammar: ENGLISH_GRAMMAR,
  idioms: ENGLISH_IDIOMS,
  ambiguous: ENGLISH_AMBIGUOUS,
  functionWords: ENGLISH_FUNCTION_WORDS,
  endings: [
    ['ies', 'y'],
    ['es', ''],
    ['s', ''],
    ['ish', ''],
    ['ness', ''],
    ['ly', ''],
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['y', ''],
  ],
};
