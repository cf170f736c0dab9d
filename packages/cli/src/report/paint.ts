import { hexToRgb, readableText } from '@stylekit/engine';
import type { Output } from '../deps.ts';

/** Control and format characters would let a name in a file move the cursor or recolour the terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Text of a file as a terminal may show it: on one line, without control characters. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNPRINTABLE, '');
}

/** Text in bold, where the terminal has styles. */
export function bold(text: string, { hasColor }: Output): string {
  return hasColor ? `\u001b[1m${text}\u001b[22m` : text;
}

export function dim(text: string, { hasColor }: Output): string {
  return hasColor ? `\u001b[2m${text}\u001b[22m` : text;
}

/** Text on a colour as a chip, in the black or white that reads best on it; plain where the terminal has no colours. */
export function chip(text: string, hex: string, { hasColor }: Output): string {
  if (!hasColor) return text;
  return `\u001b[48;2;${channels(hex)}m\u001b[38;2;${channels(readableText(hex))}m${text}\u001b[0m`;
}

function channels(hex: string): string {
  const { r, g, b } = hexToRgb(hex);
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(';');
}
