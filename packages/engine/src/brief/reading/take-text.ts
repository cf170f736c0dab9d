import { getLexicon } from '../lexicon/lexicon.ts';
import { detectLanguages } from './detect-languages.ts';
import { isGivenName } from './is-given-name.ts';
import { markPolarity } from './mark-polarity.ts';
import { matchPhrases } from './match-phrases.ts';
import { indexMatches, type TakenText } from './sentence.ts';
import { tokenize } from './tokenize.ts';

/** Longer texts are read up to here; the brief's schema allows far less. */
const LONGEST_TEXT = 20_000;

/** Takes a text in: splits it, tells its languages, finds the phrases it holds and what it forbids. */
export function takeText(text: string): TakenText {
  const lexicon = getLexicon();
  const read = text.slice(0, LONGEST_TEXT);
  const tokens = tokenize(read);
  const languages = detectLanguages(tokens, read, lexicon);
  const matches = matchPhrases(tokens, languages, lexicon).filter(
    (match) => !isGivenName(tokens, match, lexicon),
  );
  const matchAt = indexMatches(tokens.length, matches);
  return {
    text: read,
    lexicon,
    tokens,
    languages,
    matches,
    matchAt,
    polarity: markPolarity(lexicon, tokens, matches, matchAt),
  };
}
