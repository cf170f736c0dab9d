import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { COMMON_LANGUAGE, type Language } from '../lexicon/languages.ts';
import type { Token } from './tokenize.ts';

/** The languages of a text. */
export interface TextLanguages {
  /** The main language of the text; the common language when it is unknown. */
  readonly main: Language;
  /** Languages with enough function words in the text, so that all their words are recognized; the main one first. */
  readonly detected: readonly Language[];
}

/** The maximum number of tokens to score; more do not change the result. */
const MAX_TOKENS = 600;
/** The score of a function word that several languages share. */
const SHARED_WORD = 0.35;
/** The score of a lexicon word that exists in one language only. */
const KNOWN_WORD = 0.6;
/** The same for a word that has another meaning in other languages. */
const AMBIGUOUS_WORD = 0.3;
/** Below this score the language is unknown, and the common one is used. */
const MIN_SCORE = 0.5;
/** The minimum share of the main language's score, and the minimum score, for another language to count. */
const MIN_DETECTED_SHARE = 0.4;
const MIN_DETECTED_SCORE = 2;

const ACCENTED = /[\u0080-\uffff]/u;

/** Detects the languages of a text by its function words, its letters and its lexicon words. */
export function detectLanguages(tokens: readonly Token[], text: string, lexicon: Lexicon): TextLanguages {
  const scores = new Map<Language, number>([...lexicon.languages.keys()].map((language) => [language, 0]));
  const addTo = (language: Language, amount: number) => {
    const score = scores.get(language);
    if (score !== undefined) scores.set(language, score + amount);
  };
  // A language without special letters has no accents: "thé" is not "the".
  const isPlain = (language: Language) => lexicon.languages.get(language)?.letters.length === 0;
  const addToOthers: AddTo = (language, amount) => addTo(language, isPlain(language) ? 0 : amount);
  for (const token of tokens.slice(0, MAX_TOKENS)) {
    if (token.kind !== 'word') continue;
    const isAccented = ACCENTED.test(text.slice(token.start, token.end));
    scoreWord(token.fold, lexicon, isAccented ? addToOthers : addTo);
  }
  scoreLetters(text.slice(0, 4000), lexicon, addTo);
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const [main, best] = ranked[0] ?? [COMMON_LANGUAGE, 0];
  const detected = ranked
    .filter(
      ([, score]) => score === best || (score >= best * MIN_DETECTED_SHARE && score >= MIN_DETECTED_SCORE),
    )
    .map(([language]) => language);
  return best >= MIN_SCORE ? { main, detected } : { main: COMMON_LANGUAGE, detected: [COMMON_LANGUAGE] };
}

type AddTo = (language: Language, amount: number) => void;

function scoreWord(word: string, lexicon: Lexicon, addTo: AddTo): void {
  const languages = lexicon.functionWords.get(word);
  if (languages !== undefined) {
    for (const language of languages) addTo(language, languages.length === 1 ? 1 : SHARED_WORD);
    return;
  }
  const [hit, ...others] = lexicon.phrases.get(word) ?? [];
  if (hit !== undefined && others.length === 0)
    addTo(hit.language, hit.ambiguous ? AMBIGUOUS_WORD : KNOWN_WORD);
}

function scoreLetters(text: string, lexicon: Lexicon, addTo: AddTo): void {
  const lower = text.toLowerCase().normalize('NFC');
  const limit = new Map<string, number>();
  for (const letter of lower) {
    if (letter < '\u0080') continue;
    const seen = (limit.get(letter) ?? 0) + 1;
    limit.set(letter, seen);
    if (seen > 8) continue;
    for (const [language, rules] of lexicon.languages) {
      for (const [letters, amount] of rules.letters) if (letters.includes(letter)) addTo(language, amount);
    }
  }
}
