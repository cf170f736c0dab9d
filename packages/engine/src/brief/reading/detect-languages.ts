import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { COMMON_LANGUAGE, type Language } from '../lexicon/languages.ts';
import type { Token } from './tokenize.ts';

/** Which languages a text is written in. */
export interface TextLanguages {
  /** The language most of the text is in; the common one when nothing reveals it. */
  readonly main: Language;
  /** Languages with enough of their own small words for every word of theirs to be read, the main one first. */
  readonly spoken: readonly Language[];
}

/** Tokens looked at: more tell nothing new. */
const TOKENS_READ = 600;
/** A small word shared by several languages counts this much for each. */
const SHARED_WORD = 0.35;
/** A word of the lexicon only one language knows. */
const KNOWN_WORD = 0.6;
/** … and one that means something else elsewhere. */
const AMBIGUOUS_WORD = 0.3;
/** With less than this nothing reveals the language, and the common one is taken. */
const LEAST_SCORE = 0.5;
/** Share of the main language's score another needs to count as spoken beside it, and the least score at all. */
const SPOKEN_SHARE = 0.4;
const SPOKEN_LEAST = 2;

const ACCENTED = /[\u0080-\uffff]/u;

/** Tells the languages of a text from its small words, the letters it uses and the words the lexicon knows. */
export function detectLanguages(tokens: readonly Token[], text: string, lexicon: Lexicon): TextLanguages {
  const scores = new Map<Language, number>([...lexicon.languages.keys()].map((language) => [language, 0]));
  const addTo = (language: Language, amount: number) => {
    const score = scores.get(language);
    if (score !== undefined) scores.set(language, score + amount);
  };
  // A language without letters of its own writes no accents: "thé" is not "the".
  const isPlain = (language: Language) => lexicon.languages.get(language)?.letters.length === 0;
  const addToOthers: AddTo = (language, amount) => addTo(language, isPlain(language) ? 0 : amount);
  for (const token of tokens.slice(0, TOKENS_READ)) {
    if (token.kind !== 'word') continue;
    const isAccented = ACCENTED.test(text.slice(token.start, token.end));
    scoreWord(token.fold, lexicon, isAccented ? addToOthers : addTo);
  }
  scoreLetters(text.slice(0, 4000), lexicon, addTo);
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const [main, best] = ranked[0] ?? [COMMON_LANGUAGE, 0];
  const spoken = ranked
    .filter(([, score]) => score === best || (score >= best * SPOKEN_SHARE && score >= SPOKEN_LEAST))
    .map(([language]) => language);
  return best >= LEAST_SCORE ? { main, spoken } : { main: COMMON_LANGUAGE, spoken: [COMMON_LANGUAGE] };
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
