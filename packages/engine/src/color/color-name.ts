import { colorsNamed } from 'culori/fn';

/**
 * The 24-bit number of a named color of CSS, in lower case, or undefined for an unknown name.
 *
 * @see https://www.w3.org/TR/css-color-4/#named-colors
 */
export function findColorName(word: string): number | undefined {
  return Object.hasOwn(colorsNamed, word) ? colorsNamed[word as keyof typeof colorsNamed] : undefined;
}
