import type { Lexicon, Sense } from '../lexicon/build-lexicon.ts';
import type { GrammarRole, WordListId } from '../lexicon/language-data.ts';
import type { Language } from '../lexicon/languages.ts';
import type { TextLanguages } from './detect-languages.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

/** An analyzed text: its tokens, the lexicon phrases in it, and the phrase of each token. */
export interface AnalyzedText {
  readonly text: string;
  /** The lexicon of the analysis. */
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly languages: TextLanguages;
  /** False when the text is in a language that is not supported; no phrase is then recognized in it. */
  readonly isRead: boolean;
  readonly matches: readonly PhraseMatch[];
  /** The phrase of each token; the first one for the parts of a compound. */
  readonly matchAt: readonly (PhraseMatch | undefined)[];
  /** The polarity of each token: 1 wanted, −1 excluded, −0.5 unwanted. */
  readonly polarity: readonly number[];
}

/** The phrase of each token. */
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

/** The sense of a phrase of one kind, if any. */
export function senseOf<Kind extends Sense['kind']>(
  senses: readonly Sense[] | undefined,
  kind: Kind,
): Extract<Sense, { readonly kind: Kind }> | undefined {
  return senses?.find((sense): sense is Extract<Sense, { readonly kind: Kind }> => sense.kind === kind);
}

export function hasRole(match: PhraseMatch | undefined, role: GrammarRole): boolean {
  return match?.senses.some((sense) => sense.kind === 'grammar' && sense.id === role) ?? false;
}

/** Whether a word is in a word list of one of the languages. */
export function isListed(lexicon: Lexicon, list: WordListId, token: Token | undefined): boolean {
  if (token === undefined) return false;
  for (const { wordLists } of lexicon.languages.values()) if (wordLists[list].has(token.fold)) return true;
  return false;
}

/** Whether adjectives follow the noun in the language of a phrase. */
export function adjectivesFollow(lexicon: Lexicon, match: PhraseMatch | undefined): boolean {
  return match !== undefined && (lexicon.languages.get(match.language)?.adjectivesFollow ?? false);
}

/** Whether a language is written without spaces between words. */
export function isWithoutSpaces({ languages }: Lexicon, language: Language): boolean {
  return languages.get(language)?.withoutSpaces === true;
}

/** The original text of a token range. */
export function wordsOf(
  { text, tokens }: Pick<AnalyzedText, 'text' | 'tokens'>,
  start: number,
  end: number,
): string {
  const first = tokens[start];
  const last = tokens[end - 1];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
