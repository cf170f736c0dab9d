import type { Lexicon, LexiconHit } from '../lexicon/build-lexicon.ts';
import { COMMON_LANGUAGE, type Language } from '../lexicon/languages.ts';
import { canSpell, isFunctionWord, type LanguageScores, MAX_SCORED_TOKENS } from './score-marks.ts';
import type { Token } from './tokenize.ts';

/** The languages of a text. */
export interface TextLanguages {
  /** The main language of the text; the common language when it is unknown. */
  readonly main: Language;
  /** Languages with enough function words in the text, so that all their words are recognized; the main one first. */
  readonly detected: readonly Language[];
}

/** The score of a lexicon word that exists in one language only. */
export const KNOWN_WORD = 0.6;
/** The same for a word that has another meaning in other languages. */
const AMBIGUOUS_WORD = 0.3;
/** Below this score the language is unknown, and the common one is used. */
const MIN_SCORE = 0.5;
/** The minimum share of the main language's score, and the minimum score, for another language to count. */
const MIN_DETECTED_SHARE = 0.4;
const MIN_DETECTED_SCORE = 2;

/** Detects the languages of a text by its marks and by the words in the lexicons of the loaded languages. */
export function detectLanguages(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  marks: LanguageScores,
): TextLanguages {
  const scores = new Map<Language, number>(
    [...lexicon.languages.keys()].map((language) => [language, marks.get(language) ?? 0]),
  );
  for (const token of tokens.slice(0, MAX_SCORED_TOKENS)) {
    const hit =
      token.kind === 'word' && !isFunctionWord(token.fold) ? findOnlyHit(token.fold, lexicon) : null;
    if (hit === null || !canSpell(hit.language, text, token)) continue;
    const amount = hit.ambiguous ? AMBIGUOUS_WORD : KNOWN_WORD;
    scores.set(hit.language, (scores.get(hit.language) ?? 0) + amount);
  }
  return rank(scores);
}

/** The hit of a word that only one of the loaded languages has. */
function findOnlyHit(word: string, { languages }: Lexicon): LexiconHit | null {
  let found: LexiconHit | null = null;
  for (const { phrases } of languages.values()) {
    const hit = phrases.get(word);
    if (hit === undefined) continue;
    if (found !== null) return null;
    found = hit;
  }
  return found;
}

function rank(scores: LanguageScores): TextLanguages {
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const [main, best] = ranked[0] ?? [COMMON_LANGUAGE, 0];
  const detected = ranked
    .filter(
      ([, score]) => score === best || (score >= best * MIN_DETECTED_SHARE && score >= MIN_DETECTED_SCORE),
    )
    .map(([language]) => language);
  return best >= MIN_SCORE ? { main, detected } : { main: COMMON_LANGUAGE, detected: [COMMON_LANGUAGE] };
}
