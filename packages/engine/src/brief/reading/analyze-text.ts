import { loadLexicon } from '../lexicon/lexicon.ts';
import { type AnalyzedText, indexMatches } from './analyzed-text.ts';
import { chooseLanguages } from './choose-languages.ts';
import { detectLanguages } from './detect-languages.ts';
import { isGivenName } from './is-given-name.ts';
import { markPolarity } from './mark-polarity.ts';
import { matchPhrases } from './match-phrases.ts';
import { scoreMarks } from './score-marks.ts';
import { tokenize } from './tokenize.ts';

/** The maximum length to analyze; the schema of a brief allows far less. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Analyzes a text: tokens, languages, lexicon phrases and polarity. Loads only the languages that the text needs.
 *
 * Rejects when the data of a language cannot be loaded.
 */
export async function analyzeText(text: string): Promise<AnalyzedText> {
  const read = text.slice(0, MAX_TEXT_LENGTH);
  const tokens = tokenize(read);
  const marks = scoreMarks(tokens, read);
  const lexicon = await loadLexicon(await chooseLanguages(tokens, marks));
  const languages = detectLanguages(tokens, read, lexicon, marks);
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
