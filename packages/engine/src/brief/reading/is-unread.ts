import { countCommonWords } from './choose-languages.ts';
import { isFunctionWord, type LanguageScores, MAX_SCORED_TOKENS } from './score-marks.ts';
import type { Token } from './tokenize.ts';

/** The marks of a language that is not read: folded words and letters that no supported language has. */
interface UnreadMarks {
  readonly functionWords: readonly string[];
  readonly letters: string;
  /**
   * Words in lower case with accents, for languages that are mistaken for supported ones in short texts; a hyphen at an
   * end stands for more letters or none.
   */
  readonly stems?: readonly string[];
  /** Folded words that other languages have too; they only count beside a stem. */
  readonly smallWords?: readonly string[];
}

/** A text with this share of known words is in a supported language; the marks of others are then not loaded. */
const KNOWN_SHARE = 0.5;
/** The same for texts of at most this many words, in which shared words and names are most of the text. */
const KNOWN_SHARE_SHORT = { words: 6, share: 0.8 };
const SCORE = { word: 1, stem: 1.5, letter: 0.7, maxLetters: 4, min: 2, minShort: 1 };
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
  const { default: unread } = await import('../lexicon/data/unread-marks.json', { with: { type: 'json' } });
  const folds = new Set(words.map(({ fold }) => fold));
  const written = words.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const languages: readonly UnreadMarks[] = Object.values(unread);
  const best = Math.max(...languages.map((language) => scoreUnread(language, { folds, written, text })));
  const min = words.length <= SHORT_TEXT ? SCORE.minShort : SCORE.min;
  return best >= min && best > Math.max(...marks.values()) * LEAD;
}

interface UnreadText {
  readonly folds: ReadonlySet<string>;
  /** The words as written, in lower case. */
  readonly written: readonly string[];
  readonly text: string;
}

function scoreUnread(
  { functionWords, letters, stems = [], smallWords = [] }: UnreadMarks,
  { folds, written, text }: UnreadText,
): number {
  const special = Array.from(text.toLowerCase()).filter((letter) => letters.includes(letter)).length;
  const known = written.filter((word) => stems.some((stem) => hasStem(word, stem))).length;
  const marks = known > 0 ? [...functionWords, ...smallWords] : functionWords;
  const found = marks.filter((word) => folds.has(word)).length;
  return found * SCORE.word + known * SCORE.stem + Math.min(SCORE.maxLetters, special) * SCORE.letter;
}

function hasStem(word: string, stem: string): boolean {
  if (stem.startsWith('-')) return word.endsWith(stem.slice(1));
  return stem.endsWith('-') ? word.startsWith(stem.slice(0, -1)) : word === stem;
}
