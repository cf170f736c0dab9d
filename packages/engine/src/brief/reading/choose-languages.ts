import { COMMON_LANGUAGE, LANGUAGES, type Language } from '../lexicon/languages.ts';
import { loadLanguage } from '../lexicon/lexicon.ts';
import { KNOWN_WORD } from './detect-languages.ts';
import { isFunctionWordOf, type LanguageScores, scoreMarks } from './score-marks.ts';
import type { Token } from './tokenize.ts';

/** From this score the marks of a language alone identify a text. */
const SURE_SCORE = 2;
/** A language with a smaller share of the best score is not loaded. */
const MIN_LOADED_SHARE = 0.2;
/** The common language alone is enough when its score is this many times that of any other. */
const COMMON_LEAD = 3;

/**
 * The languages whose lexicons a text needs: the common one and those whose marks it has. All of them when it has too
 * few marks ("Blumenladen"), unless the words of the common language explain it.
 */
export async function chooseLanguages(
  tokens: readonly Token[],
  text: string,
  marks: LanguageScores,
): Promise<readonly Language[]> {
  // Such as an empty field of the form.
  if (!tokens.some(({ kind }) => kind === 'word')) return [COMMON_LANGUAGE];
  const best = Math.max(...marks.values());
  if (best >= SURE_SCORE) {
    const scores = marks.get(COMMON_LANGUAGE) === best ? scoreForeignMarks(tokens, text) : marks;
    const likely = [...scores].filter(([, score]) => score >= best * MIN_LOADED_SHARE).map(([code]) => code);
    return [COMMON_LANGUAGE, ...likely];
  }
  const others = [...marks].filter(([code]) => code !== COMMON_LANGUAGE).map(([, score]) => score);
  const common = (marks.get(COMMON_LANGUAGE) ?? 0) + KNOWN_WORD * (await countCommonWords(tokens));
  if (common >= KNOWN_WORD && common >= Math.max(...others) * COMMON_LEAD) return [COMMON_LANGUAGE];
  return LANGUAGES.filter(({ code, marks: own }) => own.scripts === undefined || hasMarks(marks, code)).map(
    ({ code }) => code,
  );
}

/** In a text of the common language, the words that it shares with others ("in", "a") are no mark of those. */
function scoreForeignMarks(tokens: readonly Token[], text: string): LanguageScores {
  return scoreMarks(
    tokens.filter(({ fold }) => !isFunctionWordOf(COMMON_LANGUAGE, fold)),
    text,
  );
}

/** A language with a script of its own is never that of a text without it. */
function hasMarks(marks: LanguageScores, code: Language): boolean {
  return (marks.get(code) ?? 0) > 0;
}

/** The number of words that the common language has. */
export async function countCommonWords(tokens: readonly Token[]): Promise<number> {
  const { phrases } = await loadLanguage(COMMON_LANGUAGE);
  return tokens.filter(({ kind, fold }) => kind === 'word' && phrases.has(fold)).length;
}
