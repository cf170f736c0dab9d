import { countCommonWords } from './choose-languages.ts';
import { isFunctionWord, type LanguageScores, MAX_SCORED_TOKENS } from './score-marks.ts';
import type { Token } from './tokenize.ts';

/** A text with this share of known words is in a supported language; the marks of others are then not loaded. */
const KNOWN_SHARE = 0.5;
/** The same for texts of at most this many words, in which shared words and names are most of the text. */
const KNOWN_SHARE_SHORT = { words: 6, share: 0.8 };
const MIN_SCORE = { long: 2, short: 1 };
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
  const share = words.length <= KNOWN_SHARE_SHORT.words ? KNOWN_SHARE_SHORT.share : KNOWN_SHARE;
  if (functionWords + (await countCommonWords(words)) >= words.length * share) return false;
  const { scoreUnread } = await import('./score-unread.ts');
  const best = scoreUnread(words, text);
  const min = words.length <= SHORT_TEXT ? MIN_SCORE.short : MIN_SCORE.long;
  return best >= min && best > Math.max(...marks.values()) * LEAD;
}
