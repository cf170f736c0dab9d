import type { Lexicon, Sense } from '../lexicon/build-lexicon.ts';
import type { GrammarRole, WordListId } from '../lexicon/language-data.ts';
import type { TextLanguages } from './detect-languages.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

/** A text taken in: its tokens, the phrases found, and which phrase each token belongs to. */
export interface TakenText {
  readonly text: string;
  /** What the text is read with. */
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly languages: TextLanguages;
  readonly matches: readonly PhraseMatch[];
  /** The phrase each token belongs to; the first one for the parts of a compound. */
  readonly matchAt: readonly (PhraseMatch | undefined)[];
  /** How each token is meant: 1 wanted, −1 forbidden, −0.5 turned down. */
  readonly polarity: readonly number[];
}

/** The phrase each token belongs to. */
export function indexMatches(
  length: number,
  matches: readonly PhraseMatch[],
): readonly (PhraseMatch | undefined)[] {
  const matchAt: (PhraseMatch | undefined)[] = new Array(length).fill(undefined);
  for (const match of matches) {
    for (let index = match.start; index < match.end; index++) matchAt[index] ??= match;
  }
  return matchAt;
}

/** The sense of one kind a phrase has, if it has one. */
export function senseOf<Kind extends Sense['kind']>(
  senses: readonly Sense[] | undefined,
  kind: Kind,
): Extract<Sense, { readonly kind: Kind }> | undefined {
  return senses?.find((sense): sense is Extract<Sense, { readonly kind: Kind }> => sense.kind === kind);
}

export function hasRole(match: PhraseMatch | undefined, role: GrammarRole): boolean {
  return match?.senses.some((sense) => sense.kind === 'grammar' && sense.id === role) ?? false;
}

/** True for a word of one of the lexicon's lists. */
export function isListed(lexicon: Lexicon, list: WordListId, token: Token | undefined): boolean {
  return token !== undefined && lexicon.wordLists[list].has(token.fold);
}

/** True for a phrase of a language that puts words which describe a noun behind it. */
export function adjectivesFollow(lexicon: Lexicon, match: PhraseMatch | undefined): boolean {
  return match !== undefined && (lexicon.languages.get(match.language)?.adjectivesFollow ?? false);
}

/** The words of some tokens as the writer wrote them. */
export function wordsOf(
  { text, tokens }: Pick<TakenText, 'text' | 'tokens'>,
  start: number,
  end: number,
): string {
  const first = tokens[start];
  const last = tokens[end - 1];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
