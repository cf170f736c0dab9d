import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { LANGUAGES } from '../lexicon/languages.ts';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { type AnalyzedText, indexMatches } from './analyzed-text.ts';
import { chooseLanguages } from './choose-languages.ts';
import { detectLanguages } from './detect-languages.ts';
import { isGivenName } from './is-given-name.ts';
import { isUnread } from './is-unread.ts';
import { markPolarity } from './mark-polarity.ts';
import { matchPhrases } from './match-phrases.ts';
import { type LanguageScores, MAX_SCORED_LETTERS, scoreMarks } from './score-marks.ts';
import { type Token, tokenize } from './tokenize.ts';
import { withoutNames } from './without-names.ts';

/** The maximum length to analyze; the schema of a brief allows far less. */
const MAX_TEXT_LENGTH = 20_000;
/** Kana and Han characters, with which languages other than Latin ones are written. */
const OWN_SCRIPT = /[\u3005-\u9fff]/;

/**
 * Analyzes a text: tokens, languages, lexicon phrases and polarity. Loads only the languages that the text needs.
 *
 * Rejects when the data of a language cannot be loaded.
 */
export async function analyzeText(text: string): Promise<AnalyzedText> {
  const read = text.slice(0, MAX_TEXT_LENGTH).normalize('NFC');
  const words = tokenize(read);
  const marks = await scoreLanguages(words, read);
  const isRead = !(await isUnread(words, read, marks));
  const lexicon = await loadLexicon(await chooseLanguages(words, read, marks));
  const tokens = await separateWords(words, read, lexicon);
  const languages = detectLanguages(tokens, read, lexicon, marks);
  const found = isRead ? matchPhrases(tokens, languages, lexicon) : [];
  const matches = withoutNames(tokens, found, lexicon).filter(
    (match) => !isGivenName(tokens, match, lexicon),
  );
  const matchAt = indexMatches(tokens.length, matches);
  return {
    text: read,
    lexicon,
    tokens,
    languages,
    isRead,
    matches,
    matchAt,
    polarity: markPolarity(lexicon, tokens, matches, matchAt),
  };
}

/** The scores of the languages; scripts other than Latin are scored with code that is loaded for them. */
async function scoreLanguages(tokens: readonly Token[], text: string): Promise<LanguageScores> {
  const marks = scoreMarks(tokens, text);
  if (!OWN_SCRIPT.test(text)) return marks;
  const { scoreScripts } = await import('./score-scripts.ts');
  const script = scoreScripts(text.slice(0, MAX_SCORED_LETTERS), LANGUAGES);
  return script === null ? marks : new Map([...marks, script]);
}

/** The words of a text; those of languages without spaces are separated with code that is loaded for them. */
async function separateWords(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
): Promise<readonly Token[]> {
  const language = [...lexicon.languages.values()].find(({ withoutSpaces }) => withoutSpaces === true);
  if (language === undefined) return tokens;
  const { segmentWords } = await import('./segment-words.ts');
  return segmentWords(tokens, text, language);
}
