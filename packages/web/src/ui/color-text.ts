import { toOpaqueHex } from '@stylekit/engine/stylesheet';

const HEX = /^#[0-9a-f]{6}$/i;
const DIGITS = /^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The error for text that is not an opaque color. */
export const COLOR_ERROR = 'Must be a valid hex color code';

/**
 * Parses typed or pasted text to `#RRGGBB`: hex with or without #, rgb(), hsl() and oklch().
 *
 * Six digits after a # are returned unchanged, everything else in upper case. Returns null for invalid or transparent
 * colors.
 */
export function readColorText(text: string): string | null {
  // Copied declarations end with a semicolon.
  const trimmed = text.trim().replace(/;$/, '').trimEnd();
  if (HEX.test(trimmed)) return trimmed;
  return toOpaqueHex(DIGITS.test(trimmed) ? `#${trimmed}` : trimmed);
}
