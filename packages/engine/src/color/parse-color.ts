import { StyleKitError } from '../error.ts';
import { colorError, MAX_COLOR_LENGTH, quoteInput } from './color-error.ts';
import { findColorFunction } from './color-function-rules.ts';
import { findColorName } from './color-name.ts';
import type { Rgb } from './color-space.ts';
import { fitRgb } from './fit-rgb.ts';
import { parseHexColor } from './parse-hex-color.ts';
import { readColorFunction } from './read-color-function.ts';

/** A parsed color: sRGB channels 0–1, in gamut, and the opacity 0–1. */
export interface ParsedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** A color, or what is wrong with the text and how to fix it. */
export type ColorParseResult =
  | { readonly ok: true; readonly color: ParsedColor }
  | { readonly ok: false; readonly message: string; readonly hint: string };

/** A comment counts as a space: it separates the values around it. */
const COMMENT = /\/\*.*?\*\//gs;

const FORMS = 'Write a color like #3B82F6, rgb(59, 130, 246), hsl(217, 91%, 60%) or oklch(0.62 0.19 260).';

/**
 * Parses a CSS color: hex with 3, 4, 6 or 8 digits, a color name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch()
 * or color(), with `none` and comments where CSS allows them.
 *
 * Case-insensitive, surrounding space is allowed, at most 200 characters. Colors outside sRGB are mapped into it.
 * Values out of range are rejected although a browser would clip them, because they are typing errors.
 *
 * @throws SK_COLOR_INVALID when the text is not such a color, with the cause and how to fix it
 * @see https://www.w3.org/TR/css-color-4/
 */
export function parseColor(text: string): ParsedColor {
  if (typeof text !== 'string') throw colorError('The color is not text.', FORMS);
  if (text.length > MAX_COLOR_LENGTH) {
    throw colorError(
      `The color has ${text.length} characters; the maximum is ${MAX_COLOR_LENGTH}.`,
      'Give one color and nothing else.',
    );
  }
  const plain = text.replace(COMMENT, ' ').trim();
  const { rgb, alpha } = readColor(plain);
  return { rgb: fitRgb(rgb), alpha };
}

/**
 * Like `parseColor`, but returns the error: for fields that are validated while typing.
 *
 * Never throws; a value that is not a string is not a color.
 */
export function safeParseColor(value: unknown): ColorParseResult {
  try {
    return { ok: true, color: parseColor(value as string) };
  } catch (error) {
    if (error instanceof StyleKitError) return { ok: false, message: error.message, hint: error.hint };
    throw error;
  }
}

function readColor(text: string): ParsedColor {
  if (text === '') throw colorError('The color is empty.', FORMS);
  if (text.endsWith(';')) {
    throw colorError(`${quoteInput(text)} ends with a semicolon.`, 'Remove the semicolon.');
  }
  if (text.startsWith('#')) return parseHexColor(text);
  if (text.includes('(')) return readColorFunction(text);
  const word = text.toLowerCase();
  if (word === 'transparent') return { rgb: { r: 0, g: 0, b: 0 }, alpha: 0 };
  const value = findColorName(word);
  if (value === undefined) throw toSyntaxError(text);
  return { rgb: { r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 }, alpha: 1 };
}

/** The error for a text that is not a color name and has neither a leading # nor an opening parenthesis. */
function toSyntaxError(text: string): StyleKitError {
  const digits = text.replace(/^0x/i, '');
  if (/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) {
    return colorError(`${quoteInput(text)} has no # in front.`, `Write #${digits}.`);
  }
  if (text.toLowerCase() === 'currentcolor') {
    return colorError(`${quoteInput(text)} is not a fixed color.`, FORMS);
  }
  const name = /^[a-z]*/i.exec(text)?.[0] ?? '';
  if (findColorFunction(name) !== undefined) {
    return colorError(
      `${quoteInput(text)} has no opening parenthesis.`,
      `Put “(” after ${name} and “)” at the end.`,
    );
  }
  return colorError(`${quoteInput(text)} is not a color.`, FORMS);
}
