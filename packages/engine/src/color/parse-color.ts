import { StyleKitError } from '../error.ts';
import { COLOR_LENGTH_LIMIT, colorFault, quoteInput } from './color-fault.ts';
import { findColorFunction } from './color-function-rules.ts';
import type { Rgb } from './color-space.ts';
import { NAMED_COLORS } from './named-colors.ts';
import { parseColorFunction } from './parse-color-function.ts';
import { parseHexColor } from './parse-hex-color.ts';

/** A colour that was read: sRGB channels 0–1, inside the gamut, and the opacity 0–1. */
export interface ParsedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** A colour, or what is wrong with the text and how to mend it. */
export type ColorParseResult =
  | { readonly ok: true; readonly color: ParsedColor }
  | { readonly ok: false; readonly message: string; readonly hint: string };

const FORMS = 'Write a colour like #3B82F6, rgb(59, 130, 246), hsl(217, 91%, 60%) or oklch(0.62 0.19 260).';

/**
 * The colour a text states in CSS: hex with 3, 6 or 8 digits, rgb(), rgba(), hsl(), hsla() or oklch().
 *
 * In any case, with space around it, 200 characters at most. Values outside their range are refused where a
 * browser would clip them: they are typing errors.
 *
 * @throws SK_COLOR_INVALID when the text is no such colour, with what is wrong and how to mend it
 * @see https://www.w3.org/TR/css-color-4/
 */
export function parseColor(text: string): ParsedColor {
  if (text.length > COLOR_LENGTH_LIMIT) {
    throw colorFault(
      `The colour has ${text.length} characters; ${COLOR_LENGTH_LIMIT} are the most.`,
      'Give one colour and nothing else.',
    );
  }
  const trimmed = text.trim();
  if (trimmed === '') throw colorFault('The colour is empty.', FORMS);
  if (trimmed.endsWith(';')) {
    throw colorFault(`${quoteInput(trimmed)} ends with a semicolon.`, 'Remove the semicolon.');
  }
  if (trimmed.startsWith('#')) return parseHexColor(trimmed);
  if (trimmed.includes('(')) return parseColorFunction(trimmed);
  throw explainOther(trimmed);
}

/**
 * The same reading as `parseColor`, as a result in place of an error: for fields that are checked while
 * typing.
 */
export function safeParseColor(text: string): ColorParseResult {
  try {
    return { ok: true, color: parseColor(text) };
  } catch (error) {
    if (error instanceof StyleKitError) return { ok: false, message: error.message, hint: error.hint };
    throw error;
  }
}

/** What is wrong with a text that has neither a # in front nor an opening parenthesis. */
function explainOther(text: string): StyleKitError {
  const digits = text.replace(/^0x/i, '');
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) {
    return colorFault(`${quoteInput(text)} has no # in front.`, `Write #${digits}.`);
  }
  const word = text.toLowerCase();
  const named = Object.hasOwn(NAMED_COLORS, word) ? NAMED_COLORS[word] : undefined;
  if (named !== undefined) {
    return colorFault(`${quoteInput(text)} is a colour name; names are not read.`, `Write ${named}.`);
  }
  if (word === 'transparent' || word === 'currentcolor') {
    return colorFault(`${quoteInput(text)} is not a fixed colour.`, FORMS);
  }
  const name = /^[a-z]*/i.exec(text)?.[0] ?? '';
  if (findColorFunction(name) !== undefined) {
    return colorFault(
      `${quoteInput(text)} has no opening parenthesis.`,
      `Put “(” after ${name} and “)” at the end.`,
    );
  }
  return colorFault(`${quoteInput(text)} is not a colour.`, FORMS);
}
