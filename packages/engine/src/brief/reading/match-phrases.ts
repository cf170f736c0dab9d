import type { Lexicon, LexiconHit, Sense } from '../lexicon/build-lexicon.ts';
import { COLOR_CONCEPTS } from '../lexicon/color-concepts.ts';
import { COMMON_LANGUAGE, type Language } from '../lexicon/languages.ts';
import type { TextLanguages } from './detect-languages.ts';
import { splitCompound } from './split-compound.ts';
import type { Token } from './tokenize.ts';

/** A phrase of the lexicon found in a text: tokens `start` up to but not including `end`. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly language: Language;
  readonly senses: readonly Sense[];
  /** For a compound such as "dunkelblau": what its first part says of the second. */
  readonly prefix: readonly Sense[];
}

/**
 * Finds the phrases of the lexicon in a text, the longest first, none overlapping another.
 *
 * A word that is ambiguous between languages counts only where its language is spoken in the text.
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
  for (let length = lexicon.longest.get(token.fold) ?? 1; length >= 1; length--) {
    const phrase = toPhrase(tokens, start, length);
    if (phrase === null) continue;
    const hit = findHit(phrase, languages, lexicon) ?? findInflected(phrase, languages, lexicon);
    if (hit === null || (length === 2 && isListed(tokens, start, hit, languages, lexicon))) continue;
    return [{ start, end: start + length, language: hit.language, senses: hit.senses, prefix: [] }];
  }
  return compoundMatches(token.fold, start, languages, lexicon);
}

/** True for two plain colors in a longer row of them: "red blue yellow green" lists yellow and green. */
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

/** The words of some tokens in a row, or null where something else than words stands among them. */
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
  const hits = lexicon.phrases.get(phrase);
  if (hits === undefined) return null;
  for (const language of languages.spoken) {
    const hit = hits.find((candidate) => candidate.language === language);
    if (hit !== undefined) return hit;
  }
  return hits.find((hit) => !hit.ambiguous && isReadable(hit, phrase, languages)) ?? null;
}

/** Shorter words of a language that is not spoken in the text are there by chance. */
const SHORTEST_LOAN = 4;

/** Words of the common language stand in any text, others in a text of that one; the rest are too often false friends. */
function isReadable({ language }: LexiconHit, phrase: string, { main }: TextLanguages): boolean {
  return language === COMMON_LANGUAGE || (main === COMMON_LANGUAGE && phrase.length >= SHORTEST_LOAN);
}

/** A phrase whose last word is inflected: endings are taken off by the rules of each language. */
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

/** Small words and figures of speech do not inflect. */
function isInflectable({ senses }: LexiconHit): boolean {
  return !senses.some(({ kind }) => kind === 'grammar' || kind === 'idiom');
}

/** The parts of a compound, in the first language of the text that writes compounds as one word and knows them. */
function compoundMatches(
  word: string,
  start: number,
  languages: TextLanguages,
  lexicon: Lexicon,
): PhraseMatch[] {
  for (const language of languages.spoken) {
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
