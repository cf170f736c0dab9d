import { colorFault, quoteInput } from './color-fault.ts';
import type { Rgb } from './color-space.ts';
import { hexToRgb } from './convert-color.ts';

/** Letters that are easily typed for a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };

/**
 * The colour of a CSS hex colour with 3, 6 or 8 digits; the last two of eight are the opacity.
 *
 * @throws SK_COLOR_INVALID when a digit is wrong or their count is
 * @see https://www.w3.org/TR/css-color-4/#hex-notation
 */
export function parseHexColor(text: string): { rgb: Rgb; alpha: number } {
  const digits = text.slice(1);
  const wrong = Array.from(digits).find((digit) => !/^[0-9a-f]$/i.test(digit));
  if (wrong !== undefined) throw wrongDigit(text, wrong);
  if (digits.length === 3) return { rgb: hexToRgb(`#${twice(digits)}`), alpha: 1 };
  if (digits.length === 6) return { rgb: hexToRgb(text), alpha: 1 };
  if (digits.length === 8) {
    return { rgb: hexToRgb(text.slice(0, 7)), alpha: Number.parseInt(text.slice(7), 16) / 255 };
  }
  throw wrongCount(text, digits);
}

function twice(digits: string): string {
  return Array.from(digits, (digit) => digit + digit).join('');
}

function wrongDigit(text: string, wrong: string): Error {
  const digit = LOOKALIKES[wrong];
  if (digit !== undefined) {
    return colorFault(
      `${quoteInput(text)} has the letter ${wrong} among its digits.`,
      `Write the digit ${digit} in its place.`,
    );
  }
  if (wrong === '#') {
    return colorFault(`${quoteInput(text)} has more than one #.`, 'Write one # in front of the digits.');
  }
  if (wrong.trim() === '') {
    return colorFault(
      `${quoteInput(text)} has a space among its digits.`,
      'Write # and the digits in one piece.',
    );
  }
  return colorFault(
    `${quoteInput(wrong)} in ${quoteInput(text)} is not a hex digit.`,
    'Use the digits 0–9 and A–F.',
  );
}

function wrongCount(text: string, digits: string): Error {
  const count = digits.length;
  const counted = count === 0 ? 'no digits' : count === 1 ? '1 digit' : `${count} digits`;
  return colorFault(`${quoteInput(text)} has ${counted}; a hex colour has 3, 6 or 8.`, cureCount(digits));
}

function cureCount(digits: string): string {
  if (digits.length === 4) return `Write every digit twice: #${twice(digits)}.`;
  if (digits.length === 5) return 'Add the sixth digit, or leave three.';
  if (digits.length === 7) return 'Remove one digit for a plain colour, or add one for its opacity.';
  return 'Write three digits like #38F, six like #3B82F6, or eight with an opacity like #3B82F680.';
}
