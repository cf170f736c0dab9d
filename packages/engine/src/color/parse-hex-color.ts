import { colorError, quoteInput } from './color-error.ts';
import type { Rgb } from './color-space.ts';
import { hexToRgb } from './convert-color.ts';

/** Letters that are easily mistaken for a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };

/**
 * Parses a CSS hex color: # and 3, 4, 6 or 8 digits, where the fourth or the last two are the opacity.
 *
 * @throws SK_COLOR_INVALID when a digit or the number of digits is wrong
 * @see https://www.w3.org/TR/css-color-4/#hex-notation
 */
export function parseHexColor(text: string): { rgb: Rgb; alpha: number } {
  const digits = text.slice(1);
  const wrong = Array.from(digits).find((digit) => !/^[0-9a-f]$/i.test(digit));
  if (wrong !== undefined) throw wrongDigit(text, wrong);
  if (![3, 4, 6, 8].includes(digits.length)) throw wrongCount(text, digits.length);
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { rgb: hexToRgb(`#${full.slice(0, 6)}`), alpha };
}

function wrongDigit(text: string, wrong: string): Error {
  const digit = LOOKALIKES[wrong];
  if (digit !== undefined) {
    return colorError(
      `${quoteInput(text)} has the letter ${wrong} among its digits.`,
      `Write the digit ${digit} instead.`,
    );
  }
  if (wrong === '#') {
    return colorError(`${quoteInput(text)} has more than one #.`, 'Write one # in front of the digits.');
  }
  if (wrong.trim() === '') {
    return colorError(`${quoteInput(text)} has a space among its digits.`, 'Remove the space.');
  }
  return colorError(
    `${quoteInput(wrong)} in ${quoteInput(text)} is not a hex digit.`,
    'Use the digits 0–9 and A–F.',
  );
}

function wrongCount(text: string, count: number): Error {
  const counted = count === 0 ? 'no digits' : count === 1 ? '1 digit' : `${count} digits`;
  return colorError(`${quoteInput(text)} has ${counted}; a hex color has 3, 4, 6 or 8.`, fixCount(count));
}

function fixCount(count: number): string {
  if (count === 5) return 'Use six digits or three.';
  if (count === 7) return 'Remove one digit for a plain color, or add one for its opacity.';
  return 'Write three digits like #38F, six like #3B82F6, or eight with an opacity like #3B82F680.';
}
