import { GENERIC_FAMILIES } from '../../typography/font-stack.ts';

/** Characters of a string that mean nothing to CSS or HTML: letters and digits of any script, space, - and _. */
const PLAIN = /[\p{L}\p{M}\p{N} _-]/u;

const COMMENT_LENGTH = 120;

/** A CSS string in double quotes that holds exactly this text and cannot end early, whatever the text is. */
export function toCssString(text: string): string {
  const inside = [...text.toWellFormed()].map((character) =>
    PLAIN.test(character) ? character : toEscape(character),
  );
  return `"${inside.join('')}"`;
}

/** The value of `font-family`: generic names as they are, all others as strings. */
export function toFontFamily(stack: readonly string[]): string {
  return stack.map((name) => (GENERIC_FAMILIES.has(name) ? name : toCssString(name))).join(', ');
}

/** A text inside a CSS comment: one line, without anything that could end the comment or a style element. */
export function toCommentText(text: string): string {
  const line = text
    .slice(0, COMMENT_LENGTH)
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[*/\\<>]/g, ' ');
  return line.replace(/ {2,}/g, ' ').trim();
}

function toEscape(character: string): string {
  // The space ends the escape, so that a digit after it is not taken as a part of it.
  return `\\${(character.codePointAt(0) ?? 0xfffd).toString(16)} `;
}
