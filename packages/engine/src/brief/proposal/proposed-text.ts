/** An adjective of one or two words: letters and joining characters. */
const TRAIT = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)?$/u;
const MAX_TRAIT_LENGTH = 30;
const MAX_TRAITS = 8;
/** Longer texts are truncated, so that the patterns below cannot become slow. */
const MAX_READ_LENGTH = 1000;

/**
 * Characters that other programs could interpret: control and format characters (except the two joiners that scripts
 * need), lone surrogates, unassigned characters, and characters of markup and code.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>{}\\`]+/gu;

/** URLs and email addresses, which an example text must not contain. */
const ADDRESS = /:\/\/|\bwww\.|@|\b[a-z0-9-]+\.(?:com|net|org|io|dev|app|ai|co|info|xyz|example|test)\b/i;

/** The traits that are adjectives: lower case, unique, at most eight. */
export function cleanTraits(traits: readonly string[]): string[] {
  const plain = traits
    .map((trait) => trait.trim().toLowerCase())
    .filter((trait) => trait.length <= MAX_TRAIT_LENGTH && TRAIT.test(trait));
  return [...new Set(plain)].slice(0, MAX_TRAITS);
}

/**
 * Cleans a sentence of a model: plain text on one line, truncated at a word to a length in UTF-16 units.
 *
 * `null` when no letter is left or when it contains an address.
 */
export function cleanSentence(text: string | null, maxLength: number): string | null {
  const plain = (text ?? '')
    .slice(0, MAX_READ_LENGTH)
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain) || ADDRESS.test(plain)) return null;
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`;
}
