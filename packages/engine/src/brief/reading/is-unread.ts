import { countCommonWords } from './choose-languages.ts';
import { isFunctionWord, type LanguageScores, MAX_SCORED_TOKENS } from './score-marks.ts';
import type { Token } from './tokenize.ts';

/** The marks of a language that is not read: folded words and letters that no supported language has. */
interface UnreadMarks {
  readonly functionWords: readonly string[];
  readonly letters: string;
}

/** A text with this share of known words is in a supported language; the marks of others are then not loaded. */
const KNOWN_SHARE = 0.5;
const SCORE = { word: 1, letter: 0.7, maxLetters: 4, min: 2, minShort: 1 };
/** In a text of at most this many words, one mark is enough. */
const SHORT_TEXT = 4;
/** An unread language must score this many times as high as any supported one. */
const LEAD = 1.2;

/**
 * Whether a text is in a Latin-script language that is not supported, by its frequent words and letters. Rejects when
 * the marks cannot be loaded.
 */
export async function isUnread(
  tokens: readonly Token[],
  text: string,
  marks: LanguageScores,
): Promise<boolean> {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, MAX_SCORED_TOKENS);
  const functionWords = words.filter(({ fold }) => isFunctionWord(fold)).length;
  if (functionWords + (await countCommonWords(words)) >= words.length * KNOWN_SHARE) return false;
  const { default: unread } = await import('../lexicon/data/unread-marks.json', { with: { type: 'json' } });
  const own = new Set(words.map(({ fold }) => fold));
  const best = Math.max(...Object.values(unread).map((language) => scoreUnread(language, own, text)));
  const min = words.length <= SHORT_TEXT ? SCORE.minShort : SCORE.min;
  return best >= min && best > Math.max(...marks.values()) * LEAD;
}

function scoreUnread(
  { functionWords, letters }: UnreadMarks,
  words: ReadonlySet<string>,
  text: string,
): number {
  const found = functionWords.filter((word) => words.has(word)).length;
  const special = Array.from(text.toLowerCase()).filter((letter) => letters.includes(letter)).length;
  return found * SCORE.word + Math.min(SCORE.maxLetters, special) * SCORE.letter;
}
