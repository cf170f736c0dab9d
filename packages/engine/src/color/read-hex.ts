import { StyleKitError } from '../error.ts';

const HASH = 35;

/** The hex digit value of each ASCII character, −1 for other characters. */
const DIGIT_VALUES = buildDigitValues();

/**
 * The 24-bit number of a '#RRGGBB' color, 0–16,777,215; case-insensitive.
 *
 * Other forms, including short ones, are rejected: parse user input with `parseColor` first.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function hexToInteger(hex: string): number {
  if (hex.length !== 7 || hex.charCodeAt(0) !== HASH) throw notSixDigits(hex);
  let value = 0;
  for (let at = 1; at < 7; at += 1) {
    const digit = DIGIT_VALUES[hex.charCodeAt(at)] ?? -1;
    if (digit < 0) throw notSixDigits(hex);
    value = value * 16 + digit;
  }
  return value;
}

function buildDigitValues(): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let digit = 0; digit < 16; digit += 1) {
    values[digit.toString(16).charCodeAt(0)] = digit;
    values[digit.toString(16).toUpperCase().charCodeAt(0)] = digit;
  }
  return values;
}

function notSixDigits(hex: string): StyleKitError {
  return new StyleKitError(
    'SK_COLOR_INVALID',
    `“${hex.slice(0, 40)}” is not a color of the form #RRGGBB.`,
    'Give # and six hex digits, for example #3B82F6.',
  );
}
