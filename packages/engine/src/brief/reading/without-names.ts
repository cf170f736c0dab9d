import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { adjectivesFollow, senseOf } from './analyzed-text.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

/** In a text without a longer word in lower case, which may be a title, a capital says nothing about names. */
const MIN_PLAIN_WORD = 5;
/** The folded form of "&" in any language: "Brown & Sons". */
const AND = 'and';

/**
 * Drops the colors and objects of names that begin with a color: "Black Sheep Yoghurt", "Le Mouton Noir". The business
 * type in a name still counts: "Blue Moon Bakery".
 */
export function withoutNames(
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
  lexicon: Lexicon,
): PhraseMatch[] {
  const hasPlainWord = tokens.some(isPlainWord);
  const inName = new Set<number>();
  for (const match of matches)
    if ((hasPlainWord || isNounLanguage(match, lexicon)) && startsName(tokens, match, matches, lexicon))
      for (const index of runOf(tokens, match)) inName.add(index);
  return matches.filter(
    ({ start, senses }) => !inName.has(start) || senseOf(senses, 'businessType') !== undefined,
  );
}

function isPlainWord({ kind, capital, fold }: Token): boolean {
  return kind === 'word' && !capital && fold.length >= MIN_PLAIN_WORD;
}

/** Whether a capitalized color has a capitalized noun beside it, on the side where its language puts the noun. */
function startsName(
  tokens: readonly Token[],
  match: PhraseMatch,
  matches: readonly PhraseMatch[],
  lexicon: Lexicon,
): boolean {
  if (senseOf(match.senses, 'color') === undefined || tokens[match.start]?.capital !== true) return false;
  if (isNounLanguage(match, lexicon) && !isCapitalAdjective(tokens, match, lexicon)) return false;
  const isNoun = (index: number) =>
    isCapital(tokens[index]) &&
    !matches.some(
      ({ start, end, senses }) =>
        start <= index && index < end && senses.some(({ kind }) => kind === 'color' || kind === 'modifier'),
    );
  if (adjectivesFollow(lexicon, match)) return isNoun(match.start - 1) && !isFirst(tokens, match.start - 1);
  return isNoun(tokens[match.end]?.fold === AND ? match.end + 1 : match.end);
}

/** Where nouns have capitals, an adjective has one only in a name: "Der Schwarze Adler". It has an ending of its own. */
function isCapitalAdjective(tokens: readonly Token[], match: PhraseMatch, { languages }: Lexicon): boolean {
  const phrases = languages.get(match.language)?.phrases;
  const isInflected = phrases?.has(tokens[match.start]?.fold ?? '') === false;
  return match.end === match.start + 1 && !isFirst(tokens, match.start) && isInflected;
}

function isNounLanguage({ language }: PhraseMatch, { languages }: Lexicon): boolean {
  return languages.get(language)?.nounsAreCapitalized === true;
}

/** The capitalized words around a match. */
function runOf(tokens: readonly Token[], { start, end }: PhraseMatch): number[] {
  let first = start;
  let last = end;
  while (isCapital(tokens[first - 1])) first--;
  while (isCapital(tokens[last])) last++;
  return Array.from({ length: last - first }, (_, offset) => first + offset);
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.capital;
}

/** Whether a word starts a sentence, where any word has a capital. */
function isFirst(tokens: readonly Token[], index: number): boolean {
  return index === 0 || tokens[index - 1]?.kind === 'stop';
}
