/** An adjective, perhaps of two words: letters, and marks that join them. */
const TRAIT = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)?$/u;
const LONGEST_TRAIT = 30;
const MOST_TRAITS = 8;
/** Nothing behind this many characters is read, so that no text can make the patterns below slow. */
const LONGEST_READ = 1000;

/**
 * Characters that could mean something to a program that reads the text after us: control and format characters (the
 * two joiners that scripts need are kept), halves of pairs, unassigned ones, and the signs of markup and code.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>{}\\`]+/gu;

/** Addresses: an example text of a guide invites nobody anywhere. */
const ADDRESS = /:\/\/|\bwww\.|@|\b[a-z0-9-]+\.(?:com|net|org|io|dev|app|ai|co|info|xyz|example|test)\b/i;

/** The traits that are plain adjectives, in lower case, each once, at most eight. */
export function cleanTraits(traits: readonly string[]): string[] {
  const plain = traits
    .map((trait) => trait.trim().toLowerCase())
    .filter((trait) => trait.length <= LONGEST_TRAIT && TRAIT.test(trait));
  return [...new Set(plain)].slice(0, MOST_TRAITS);
}

/**
 * A model's sentence as plain text on one line, cut at a word to a length in UTF-16 units.
 *
 * `null` when nothing readable is left, or when it names an address: the caller then uses a text of our own.
 */
export function cleanSentence(text: string | null, longest: number): string | null {
  const plain = (text ?? '')
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain) || ADDRESS.test(plain)) return null;
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`;
}
