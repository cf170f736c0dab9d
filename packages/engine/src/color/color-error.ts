import { StyleKitError } from '../error.ts';

/** The maximum length of a color in characters; the longest realistic one, a nested color-mix(), is well below. */
export const MAX_COLOR_LENGTH = 200;

const MAX_QUOTE_LENGTH = 40;

/** The error for a text that is not a color: `message` is what is wrong with it, `hint` is how to fix it. */
export function colorError(message: string, hint: string): StyleKitError {
  return new StyleKitError('SK_COLOR_INVALID', message, hint);
}

/** A part of the input in quotation marks, for a message: on one line, truncated after 40 characters. */
export function quoteInput(text: string): string {
  const line = text.replace(/\s/g, ' ');
  return line.length > MAX_QUOTE_LENGTH ? `“${line.slice(0, MAX_QUOTE_LENGTH)}…”` : `“${line}”`;
}
