import unsuitable from './data/unsuitable-names.json' with { type: 'json' };

/*
 * What keeps a color name off a brand sheet, in lower case, by the reason. The lists lean to caution, since thousands of
 * names are left for every kind of color.
 */

/** Beginnings of words, each long enough to begin nothing harmless in the list of names. */
export const UNSUITABLE_STEMS: readonly string[] = Object.values(unsuitable.stems).flat();

/** Whole words. */
export const UNSUITABLE_WORDS: ReadonlySet<string> = new Set(Object.values(unsuitable.words).flat());

/** Whole names that are titles, marks or sayings though each word is harmless. */
export const UNSUITABLE_NAMES: ReadonlySet<string> = new Set(unsuitable.names);
