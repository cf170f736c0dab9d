import { StyleKitError } from '../error.ts';

/** The most characters a color may have; the longest useful one, a nested color-mix(), stays well below. */
export const COLOR_LENGTH_LIMIT = 200;

const QUOTE_LENGTH = 40;

/** The error for a text that is no color: `message` says what is wrong with it, `hint` how to mend it. */
export function colorFault(message: string, hint: string): StyleKitError {
  return new StyleKitError('SK_COLOR_INVALID', message, hint);
}

/** A part of an input in quotation marks for a message: on one line, cut after 40 characters. */
export function quoteInput(text: string): string {
  const line = text.replace(/\s/g, ' ');
  return line.length > QUOTE_LENGTH ? `“${line.slice(0, QUOTE_LENGTH)}…”` : `“${line}”`;
}
