import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { isListed } from './analyzed-text.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

/** Whether a capitalized color word is the name of a person: "Ruby’s", "by Rose", "Rosa abre su panadería". */
export function isGivenName(
  tokens: readonly Token[],
  { start, end }: PhraseMatch,
  lexicon: Lexicon,
): boolean {
  const token = tokens[start];
  if (token?.capital !== true || end !== start + 1 || !isListed(lexicon, 'givenName', token)) return false;
  const next = tokens[end];
  if (next?.joined === true && next.fold === 's') return true;
  const previous = tokens[start - 1];
  const isFirst = previous === undefined || previous.kind === 'stop';
  return isFirst ? isListed(lexicon, 'afterGivenName', next) : isListed(lexicon, 'beforeGivenName', previous);
}
