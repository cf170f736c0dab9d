import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/languages.ts';
import type { Token } from './tokenize.ts';

/** Which languages a text is written in. */
export interface TextLanguages {
  /** The language most of the text is in; English when nothing tells. */
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
/** With less than this nothing tells, and English is taken. */
const LEAST_SCORE = 0.5;
/** Share of the main language's score another needs to count as spoken beside it, and the least score at all. */
const SPOKEN_SHARE = 0.4;
const SPOKEN_LEAST = 2;

/** English small words carry no accents: "thé" is not "the". */
const ACCENTED = /[\u0080-\uffff]/u;

/** Tells the languages of a text from its small words, the letters it uses and the words the lexicon knows. */
export function detectLanguages(tokens: readonly Token[], text: string, lexicon: Lexicon): TextLanguages {
  const scores = new Map<Language, number>(lexicon.languages.map((language) => [language, 0]));
  const addTo = (language: Language, amount: number) => {
    const score = scores.get(language);
    if (score !== undefined) scores.set(language, score + amount);
  };
  const addToOthers: AddTo = (language, amount) => addTo(language, language === 'en' ? 0 : amount);
  for (const token of tokens.slice(0, TOKENS_READ)) {
    if (token.kind !== 'word') continue;
    const isAccented = ACCENTED.test(text.slice(token.start, token.end));
    scoreWord(token.fold, lexicon, isAccented ? addToOthers : addTo);
  }
  scoreLetters(text.slice(0, 4000), addTo);
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const [main, best] = ranked[0] ?? ['en', 0];
  const spoken = ranked
    .filter(([, score]) => score === best || (score >= best * SPOKEN_SHARE && score >= SPOKEN_LEAST))
    .map(([language]) => language);
  return best >= LEAST_SCORE ? { main, spoken } : { main: 'en', spoken: ['en'] };
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

/** Letters only some of the languages use, and how much one of them tells. */
const TELLING_LETTERS: readonly (readonly [letters: string, language: Language, amount: number])[] = [
  ['äöüß', 'de', 0.8],
  ['ñ¿¡', 'es', 1.2],
  ['áíóú', 'es', 0.25],
  ['ãõ', 'pt', 1.2],
  ['çáíóúâêô', 'pt', 0.25],
  ['àèùêîûœëï', 'fr', 0.6],
  ['çéâô', 'fr', 0.25],
];

function scoreLetters(text: string, addTo: AddTo): void {
  const lower = text.toLowerCase().normalize('NFC');
  const limit = new Map<string, number>();
  for (const letter of lower) {
    if (letter < '\u0080') continue;
    const seen = (limit.get(letter) ?? 0) + 1;
    limit.set(letter, seen);
    if (seen > 8) continue;
    for (const [letters, language, amount] of TELLING_LETTERS) {
      if (letters.includes(letter)) addTo(language, amount);
    }
  }
}
