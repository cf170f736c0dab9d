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

/** The score of a lexicon word, shared by the languages that have it. */
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
    if (token.kind !== 'word' || isFunctionWord(token.fold)) continue;
    const hits = findHits(token.fold, lexicon).filter(({ language }) => canSpell(language, text, token));
    for (const { ambiguous, language } of hits) {
      const amount = (ambiguous ? AMBIGUOUS_WORD : KNOWN_WORD) / hits.length;
      scores.set(language, (scores.get(language) ?? 0) + amount);
    }
  }
  return rank(scores);
}

/** The hits of a word in the loaded languages. */
function findHits(word: string, { languages }: Lexicon): LexiconHit[] {
  return [...languages.values()].flatMap(({ phrases }) => phrases.get(word) ?? []);
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
