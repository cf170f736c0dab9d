const MAX_WORDS = 7;
const MAX_CHARACTERS = 60;

/**
 * Derives a guide name from a brief: its first words up to a punctuation mark or relative clause, capitalized.
 *
 * `A bakery in Lisbon that mills its own flour.` → `A bakery in Lisbon`. At most 7 words and 60 characters. A brief
 * without letters is used unchanged, but truncated.
 */
export function toGuideName(brief: string): string {
  const text = brief.trim().replace(/\s+/g, ' ');
  const [clause = ''] = text.split(/[.,;:!?()–—]|(?:\sfor\s\S+)?\s(?:who|whose)\s|\s(?:that|which|where)\s/u);
  const words = (/\p{L}/u.test(clause) ? clause : text).trim().split(' ').slice(0, MAX_WORDS);
  while (words.length > 1 && DANGLING.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const name = words.join(' ').slice(0, MAX_CHARACTERS).toWellFormed().trim();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Words that a truncated name must not end with. */
const DANGLING: ReadonlySet<string> = new Set(
  'a an the and or of for with in on at by to from run made its our their is are'.split(' '),
);
