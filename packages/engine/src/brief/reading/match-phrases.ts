import type { Lexicon, LexiconHit, Sense } from '../lexicon/build-lexicon.ts';
import { COLOR_CONCEPTS } from '../lexicon/color-concepts.ts';
import { COMMON_LANGUAGE, type Language } from '../lexicon/languages.ts';
import type { TextLanguages } from './detect-languages.ts';
import { splitCompound } from './split-compound.ts';
import type { Token } from './tokenize.ts';

/** A lexicon phrase in a text: tokens from `start` up to but not including `end`. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly language: Language;
  readonly senses: readonly Sense[];
  /** For a compound such as "dunkelblau": the senses of the first part. */
  readonly prefix: readonly Sense[];
}

/**
 * Finds the lexicon phrases in a text, longest match first, without overlaps.
 *
 * A word that is ambiguous between languages only counts if its language was detected in the text.
 */
export function matchPhrases(
  tokens: readonly Token[],
  languages: TextLanguages,
  lexicon: Lexicon,
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = longestMatch(tokens, index, languages, lexicon);
    matches.push(...found);
    index = found.at(-1)?.end ?? index + 1;
  }
  return matches;
}

function longestMatch(
  tokens: readonly Token[],
  start: number,
  languages: TextLanguages,
  lexicon: Lexicon,
): PhraseMatch[] {
  const token = tokens[start];
  if (token?.kind !== 'word') return [];
  for (let length = longestFrom(token.fold, lexicon); length >= 1; length--) {
    const phrase = toPhrase(tokens, start, length);
    if (phrase === null) continue;
    const hit = findHit(phrase, languages, lexicon) ?? findInflected(phrase, languages, lexicon);
    if (hit === null || (length === 2 && isListed(tokens, start, hit, languages, lexicon))) continue;
    return [{ start, end: start + length, language: hit.language, senses: hit.senses, prefix: [] }];
  }
  return compoundMatches(token.fold, start, languages, lexicon);
}

/** The length in words of the longest phrase that starts with a word, in any language. */
function longestFrom(word: string, lexicon: Lexicon): number {
  let longest = 1;
  for (const language of lexicon.languages.values())
    longest = Math.max(longest, language.longest.get(word) ?? 1);
  return longest;
}

/** Whether two basic colors are part of a longer list: "red blue yellow green" lists yellow and green. */
function isListed(
  tokens: readonly Token[],
  start: number,
  { senses }: LexiconHit,
  languages: TextLanguages,
  lexicon: Lexicon,
): boolean {
  if (!senses.some(({ kind }) => kind === 'color')) return false;
  const isPlain = (index: number) => {
    const token = tokens[index];
    const hit = token?.kind === 'word' ? findHit(token.fold, languages, lexicon) : null;
    return (
      hit?.senses.some((sense) => sense.kind === 'color' && COLOR_CONCEPTS[sense.id][4] === 'basic') ?? false
    );
  };
  return isPlain(start) && isPlain(start + 1) && (isPlain(start - 1) || isPlain(start + 2));
}

/** The words of consecutive tokens, or null when one of them is not a word. */
function toPhrase(tokens: readonly Token[], start: number, length: number): string | null {
  let phrase = tokens[start]?.fold ?? '';
  for (let offset = 1; offset < length; offset++) {
    const token = tokens[start + offset];
    if (token?.kind !== 'word') return null;
    phrase += ` ${token.fold}`;
  }
  return phrase;
}

function findHit(phrase: string, languages: TextLanguages, lexicon: Lexicon): LexiconHit | null {
  for (const language of languages.detected) {
    const hit = lexicon.languages.get(language)?.phrases.get(phrase);
    if (hit !== undefined) return hit;
  }
  for (const { phrases } of lexicon.languages.values()) {
    const hit = phrases.get(phrase);
    if (hit !== undefined && !hit.ambiguous && isUnambiguousIn(hit, phrase, languages)) return hit;
  }
  return null;
}

/** Shorter words of a language that was not detected are coincidences. */
const MIN_LOANWORD_LENGTH = 4;

/**
 * Words of the common language count in any text, other words in a text of the common language; the rest are too
 * often false friends.
 */
function isUnambiguousIn({ language }: LexiconHit, phrase: string, { main }: TextLanguages): boolean {
  return language === COMMON_LANGUAGE || (main === COMMON_LANGUAGE && phrase.length >= MIN_LOANWORD_LENGTH);
}

/** Finds a phrase with an inflected last word by removing endings with the rules of each language. */
function findInflected(phrase: string, languages: TextLanguages, lexicon: Lexicon): LexiconHit | null {
  for (const [language, { endings }] of lexicon.languages) {
    for (const [ending, replacement] of endings) {
      if (!phrase.endsWith(ending) || phrase.length - ending.length < 3) continue;
      const stem = phrase.slice(0, phrase.length - ending.length) + replacement;
      const hit = findHit(stem, languages, lexicon);
      if (hit?.language === language && isInflectable(hit)) return hit;
    }
  }
  return null;
}

/** Function words and idioms do not inflect. */
function isInflectable({ senses }: LexiconHit): boolean {
  return !senses.some(({ kind }) => kind === 'grammar' || kind === 'idiom');
}

/**
 * The parts of a compound in the first detected language that writes compounds as one word and has them in its
 * lexicon.
 */
function compoundMatches(
  word: string,
  start: number,
  languages: TextLanguages,
  lexicon: Lexicon,
): PhraseMatch[] {
  for (const language of languages.detected) {
    const links = lexicon.languages.get(language)?.compoundLinks ?? [];
    if (links.length === 0) continue;
    const find = (part: string) => {
      const hit = findHit(part, languages, lexicon) ?? findInflected(part, languages, lexicon);
      return hit?.language === language ? hit.senses : null;
    };
    const parts = splitCompound(word, links, find);
    if (parts.length > 0) return parts.map((part) => ({ start, end: start + 1, language, ...part }));
  }
  return [];
}
