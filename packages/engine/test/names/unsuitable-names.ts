import unsuitable from './data/unsuitable-names.json' with { type: 'json' };

/*
 * Words that make a color name unsuitable for a brand sheet, in lower case, by reason. The lists are strict, because
 * there are enough other names.
 */

/** Word stems, each long enough not to match a harmless word in the list of names. */
export const UNSUITABLE_STEMS: readonly string[] = Object.values(unsuitable.stems).flat();

/** Whole words. */
export const UNSUITABLE_WORDS: ReadonlySet<string> = new Set(Object.values(unsuitable.words).flat());

/** Whole names that are titles, trademarks or sayings, although each word is harmless. */
export const UNSUITABLE_NAMES: ReadonlySet<string> = new Set(unsuitable.names);
