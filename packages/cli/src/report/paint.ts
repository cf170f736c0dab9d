import { styleText } from 'node:util';
import { readableText } from '@stylekit/engine';
import { hexToRgb } from '@stylekit/engine/color';
import type { Output } from '../deps.ts';

/** Control and format characters would let a name in a file move the cursor or recolor the terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text of a file as a terminal may show it: on one line, without control characters. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '');
}

/** The output itself says whether it has colors; Node would look at this process's own terminal. */
const FORCED = { validateStream: false };

/** Text in bold, where the terminal has styles. */
export function bold(text: string, { hasColor }: Output): string {
  return hasColor ? styleText('bold', text, FORCED) : text;
}

export function dim(text: string, { hasColor }: Output): string {
  return hasColor ? styleText('dim', text, FORCED) : text;
}

/**
 * Text on a color as a chip, in the black or white that reads best on it; plain where the terminal has no colors. Node's
 * `styleText` knows named colors only, so the two sequences for 24-bit colors are written here.
 */
export function chip(text: string, hex: string, { hasColor }: Output): string {
  if (!hasColor) return text;
  return `\u001b[48;2;${channels(hex)}m\u001b[38;2;${channels(readableText(hex))}m${text}\u001b[0m`;
}

function channels(hex: string): string {
  const { r, g, b } = hexToRgb(hex);
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(';');
}
