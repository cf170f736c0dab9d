import { getLexicon } from '../lexicon/lexicon.ts';
import { type AnalyzedText, indexMatches } from './analyzed-text.ts';
import { detectLanguages } from './detect-languages.ts';
import { isGivenName } from './is-given-name.ts';
import { markPolarity } from './mark-polarity.ts';
import { matchPhrases } from './match-phrases.ts';
import { tokenize } from './tokenize.ts';

/** The maximum length to analyze; the schema of a brief allows far less. */
const MAX_TEXT_LENGTH = 20_000;

/** Analyzes a text: tokens, languages, lexicon phrases and polarity. */
export function analyzeText(text: string): AnalyzedText {
  const lexicon = getLexicon();
  const read = text.slice(0, MAX_TEXT_LENGTH);
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
