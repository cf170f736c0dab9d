import unread from '../lexicon/data/unread-marks.json' with { type: 'json' };
import type { Token } from './tokenize.ts';

/*
 * Loaded on demand with its data, because most texts do not need it.
 */

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

const SCORE = { word: 1, stem: 1.5, letter: 0.7, maxLetters: 4 };

/** The best score of a text in a Latin-script language that is not supported. */
export function scoreUnread(words: readonly Token[], text: string): number {
  const folds = new Set(words.map(({ fold }) => fold));
  const written = words.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const languages: readonly UnreadMarks[] = Object.values(unread);
  return Math.max(...languages.map((language) => scoreLanguage(language, { folds, written, text })));
}

interface UnreadText {
  readonly folds: ReadonlySet<string>;
  /** The words as written, in lower case. */
  readonly written: readonly string[];
  readonly text: string;
}

function scoreLanguage(
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
