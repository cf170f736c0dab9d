import { styleText } from 'node:util';
import { readableText } from '@stylekit/engine';
import { hexToRgb } from '@stylekit/engine/color';
import type { Output } from '../deps.ts';

/** Control and format characters in a file could move the cursor or change the colors of the terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text on one line and without control characters, safe to print on a terminal. */
export function printable(text: string): string {
  return withoutControls(text.replace(/\s+/g, ' '));
}

/** Text without control and format characters; also without line breaks. */
export function withoutControls(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** `Output` decides about colors; by default Node would check the terminal of this process. */
const FORCED = { validateStream: false };

/** Bold text, plain where the output has no styles. */
export function bold(text: string, { hasColor }: Output): string {
  return hasColor ? styleText('bold', text, FORCED) : text;
}

export function dim(text: string, { hasColor }: Output): string {
  return hasColor ? styleText('dim', text, FORCED) : text;
}

/**
 * Text on a color, in black or white, whichever has more contrast; plain where the output has no colors. `styleText` of
 * Node supports named colors only, so the two sequences for 24-bit colors are written here.
 */
export function chip(text: string, hex: string, { hasColor }: Output): string {
  if (!hasColor) return text;
  return `\u001b[48;2;${channels(hex)}m\u001b[38;2;${channels(readableText(hex))}m${text}\u001b[0m`;
}

function channels(hex: string): string {
  const { r, g, b } = hexToRgb(hex);
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(';');
}
