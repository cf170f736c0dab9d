import { UNSUITABLE_NAMES, UNSUITABLE_STEMS, UNSUITABLE_WORDS } from './unsuitable-names.ts';

/** The maximum length of a name that fits on one line of a palette card. */
const MAX_LENGTH = 24;
/**
 * Words of Latin letters, joined by single spaces, hyphens or apostrophes: no digits, signs or abbreviations.
 */
const PLAIN_WORDS = /^[A-Za-zÀ-ÖØ-öø-ſ]+(?:[ ’-][A-Za-zÀ-ÖØ-öø-ſ]+)*$/;
/** The minimum length of a stem; stems are indexed by this many letters, for speed. */
const STEM_KEY_LENGTH = 4;
const STEMS_BY_KEY = Map.groupBy(UNSUITABLE_STEMS, (stem) => stem.slice(0, STEM_KEY_LENGTH));

/**
 * Whether a color name is suitable for a brand sheet: up to 24 Latin letters, spaces, hyphens and apostrophes; not
 * violent, sexual, profane, political, religious or about drugs, and not a trademark.
 */
export function isSuitableName(name: string): boolean {
  if (name.length > MAX_LENGTH || !PLAIN_WORDS.test(name)) return false;
  const lower = name.toLowerCase();
  return !UNSUITABLE_NAMES.has(lower) && !lower.replaceAll('-', ' ').split(' ').some(isUnsuitableWord);
}

function isUnsuitableWord(word: string): boolean {
  if (UNSUITABLE_WORDS.has(word)) return true;
  const stems = STEMS_BY_KEY.get(word.slice(0, STEM_KEY_LENGTH));
  return stems?.some((stem) => word.startsWith(stem)) === true;
}
