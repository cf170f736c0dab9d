const MAX_WORDS = 7;
const MAX_CHARACTERS = 60;

/**
 * A name for the guide of a brief: its first words, to the first mark or relative clause, with a capital.
 *
 * `A bakery in Lisbon that mills its own flour.` → `A bakery in Lisbon`. At most 7 words and 60 characters; a brief
 * without a word of any script is its own name, cut to length.
 */
export function toGuideName(brief: string): string {
  const text = brief.trim().replace(/\s+/g, ' ');
  const [clause = ''] = text.split(/[.,;:!?()–—]|(?:\sfor\s\S+)?\s(?:who|whose)\s|\s(?:that|which|where)\s/u);
  const words = (/\p{L}/u.test(clause) ? clause : text).trim().split(' ').slice(0, MAX_WORDS);
  while (words.length > 1 && DANGLING.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const name = words.join(' ').slice(0, MAX_CHARACTERS).toWellFormed().trim();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Words a name cut after so many must not end in. */
const DANGLING: ReadonlySet<string> = new Set(
  'a an the and or of for with in on at by to from run made its our their is are'.split(' '),
);
