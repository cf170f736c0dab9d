import { UNSUITABLE_NAMES, UNSUITABLE_STEMS, UNSUITABLE_WORDS } from './unsuitable-names.ts';

/** The longest name a palette card shows on one line. */
const LENGTH_LIMIT = 24;
/**
 * Words of Latin letters, joined by single spaces, hyphens or apostrophes: no digits, signs or abbreviations.
 */
const PLAIN_WORDS = /^[A-Za-zÀ-ÖØ-öø-ſ]+(?:[ ’-][A-Za-zÀ-ÖØ-öø-ſ]+)*$/;
/**
 * The shortest stem; stems are found by that many letters, since thousands of names are looked at in one go.
 */
const KEY_LENGTH = 4;
const STEMS_BY_KEY = Map.groupBy(UNSUITABLE_STEMS, (stem) => stem.slice(0, KEY_LENGTH));

/**
 * Whether a color name fits on a brand sheet: up to 24 Latin letters, spaces, hyphens and apostrophes, and
 * nothing violent, sexual, profane, political, religious or to do with drugs, and nobody's mark.
 */
export function isSuitableName(name: string): boolean {
  if (name.length > LENGTH_LIMIT || !PLAIN_WORDS.test(name)) return false;
  const lower = name.toLowerCase();
  return !UNSUITABLE_NAMES.has(lower) && !lower.replaceAll('-', ' ').split(' ').some(isUnsuitableWord);
}

function isUnsuitableWord(word: string): boolean {
  if (UNSUITABLE_WORDS.has(word)) return true;
  const stems = STEMS_BY_KEY.get(word.slice(0, KEY_LENGTH));
  return stems?.some((stem) => word.startsWith(stem)) === true;
}
