import { toOpaqueHex } from '@stylekit/engine/stylesheet';

const HEX = /^#[0-9a-f]{6}$/i;
const DIGITS = /^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** What a field says of a text that is no opaque color. */
export const COLOR_FAULT = 'Must be a valid hex color code';

/**
 * The `#RRGGBB` a person means by what they typed or pasted: hex with or without #, rgb(), hsl(), oklch().
 *
 * Six digits after a # are given back byte for byte, everything else in upper case. Null for no color and for one that
 * lets something through.
 */
export function readColorText(text: string): string | null {
  // A copied declaration ends with a semicolon.
  const trimmed = text.trim().replace(/;$/, '').trimEnd();
  if (HEX.test(trimmed)) return trimmed;
  return toOpaqueHex(DIGITS.test(trimmed) ? `#${trimmed}` : trimmed);
}
