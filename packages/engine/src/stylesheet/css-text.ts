import { GENERIC_FAMILIES } from '../typography/font-stack.ts';

const COMMENT_LENGTH = 120;

/**
 * A CSS string in double quotes with exactly this text; it cannot end early.
 *
 * Everything except ASCII letters, digits, space, - and _ is escaped, so that the string does not depend on the
 * encoding or the version of Unicode. A lone surrogate becomes U+FFFD, as U+0000 does in CSS.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
 */
export function toCssString(text: string): string {
  return `"${text.toWellFormed().replace(/[^A-Za-z0-9 _-]/gu, toEscape)}"`;
}

/** The value of `font-family`: generic names unquoted, all others as strings. */
export function toFontFamily(stack: readonly string[]): string {
  return stack.map((name) => (GENERIC_FAMILIES.has(name) ? name : toCssString(name))).join(', ');
}

/**
 * A text for a CSS comment: one line of at most 120 characters, without characters that could end the comment or a
 * style element, change the text direction or be invisible. May be empty.
 */
export function toCommentText(text: string): string {
  return text
    .slice(0, COMMENT_LENGTH)
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}*/\\<>]+/gu, ' ')
    .trim();
}

function toEscape(character: string): string {
  // The space ends the escape, so that a following digit is not part of it.
  return `\\${(character.codePointAt(0) ?? 0xfffd).toString(16)} `;
}
