import { foldPhrases } from '../lexicon/build-lexicon.ts';
import { LANGUAGES, type Language } from '../lexicon/languages.ts';
import type { Token } from './tokenize.ts';

/** The score of each language, from 0. */
export type LanguageScores = ReadonlyMap<Language, number>;

/** The maximum number of tokens to score; more do not change the result. */
export const MAX_SCORED_TOKENS = 600;
/** The score of a function word that several languages share. */
const SHARED_WORD = 0.35;
export const MAX_SCORED_LETTERS = 4000;
/** A letter that occurs more often does not raise the score further. */
const MAX_REPEATED_LETTER = 8;

const ACCENTED = /[\u0080-\uffff]/u;

/** Each function word and its languages; a language occurs as often as it lists the word. */
const FUNCTION_WORDS = /* @__PURE__ */ indexFunctionWords();

function indexFunctionWords(): ReadonlyMap<string, readonly Language[]> {
  const index = new Map<string, Language[]>();
  for (const { code, marks } of LANGUAGES) {
    for (const word of foldPhrases(marks.functionWords)) index.set(word, [...(index.get(word) ?? []), code]);
  }
  return index;
}

/** Whether a folded word is a function word of a language. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** Whether a folded word is a function word of one language. */
export function isFunctionWordOf(language: Language, word: string): boolean {
  return FUNCTION_WORDS.get(word)?.includes(language) === true;
}

/** Scores the languages by the function words and letters of a text, without their lexicons. */
export function scoreMarks(tokens: readonly Token[], text: string): LanguageScores {
  const scores = new Map<Language, number>(LANGUAGES.map(({ code }) => [code, 0]));
  const addTo = (language: Language, amount: number) =>
    scores.set(language, (scores.get(language) ?? 0) + amount);
  for (const token of tokens.slice(0, MAX_SCORED_TOKENS)) {
    if (token.kind !== 'word') continue;
    const languages = FUNCTION_WORDS.get(token.fold) ?? [];
    for (const language of languages) {
      if (canSpell(language, text, token)) addTo(language, languages.length === 1 ? 1 : SHARED_WORD);
    }
  }
  scoreLetters(text.slice(0, MAX_SCORED_LETTERS), addTo);
  return scores;
}

/** Whether a language can have a word: one without special letters has no accents, so "thé" is not "the". */
export function canSpell(language: Language, text: string, { start, end }: Token): boolean {
  const entry = LANGUAGES.find(({ code }) => code === language);
  const hasLetters = entry !== undefined && Object.keys(entry.marks.letters).length > 0;
  return hasLetters || entry?.marks.scripts !== undefined || !ACCENTED.test(text.slice(start, end));
}

function scoreLetters(text: string, addTo: (language: Language, amount: number) => void): void {
  const lower = text.toLowerCase().normalize('NFC');
  const count = new Map<string, number>();
  for (const letter of lower) {
    if (letter < '\u0080') continue;
    const seen = (count.get(letter) ?? 0) + 1;
    count.set(letter, seen);
    if (seen > MAX_REPEATED_LETTER) continue;
    for (const { code, marks } of LANGUAGES) {
      for (const [letters, amount] of Object.entries(marks.letters))
        if (letters.includes(letter)) addTo(code, amount);
    }
  }
}
