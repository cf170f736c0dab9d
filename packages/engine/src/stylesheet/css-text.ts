import { GENERIC_FAMILIES } from '../typography/font-stack.ts';

const COMMENT_LENGTH = 120;

/**
 * A CSS string in double quotes that holds exactly this text and cannot end early, whatever the text is.
 *
 * Everything but ASCII letters, digits, space, - and _ is escaped, so that the string is the same in every encoding
 * and with every version of Unicode. Half a surrogate pair becomes U+FFFD, and CSS itself reads U+0000 as that.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
 */
export function toCssString(text: string): string {
  return `"${text.toWellFormed().replace(/[^A-Za-z0-9 _-]/gu, toEscape)}"`;
}

/** The value of `font-family`: generic names as they are, all others as strings. */
export function toFontFamily(stack: readonly string[]): string {
  return stack.map((name) => (GENERIC_FAMILIES.has(name) ? name : toCssString(name))).join(', ');
}

/**
 * A text inside a CSS comment: one line of at most 120 characters, without anything that could end the comment or a
 * style element, turn the direction of writing or hide. May be empty.
 */
export function toCommentText(text: string): string {
  return text
    .slice(0, COMMENT_LENGTH)
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}*/\\<>]+/gu, ' ')
    .trim();
}

function toEscape(character: string): string {
  // The space ends the escape, so that a digit after it is not taken as a part of it.
  return `\\${(character.codePointAt(0) ?? 0xfffd).toString(16)} `;
}
