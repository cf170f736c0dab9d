/** Marks of accents; the voicing marks of kana (U+3099, U+309A) make other letters. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu;
const PLAIN = /^[a-z0-9 ]*$/;
const NOT_ASCII = /\P{ASCII}/u;

/**
 * Folds text for comparison: lower case, without accents, ligatures expanded, British "colou-" as "colo-".
 *
 * German umlauts lose their dots ("grün" and "grun" are one word); "ß" becomes "ss". At most three times as long as
 * the text.
 */
export function foldText(text: string): string {
  return foldLetters(text).replaceAll('colou', 'colo');
}

function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}
