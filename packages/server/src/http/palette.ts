import { z } from 'zod';

/** A guide has a primary, two secondary and four accent colors. */
const PALETTE_SIZE = 7;
const HEX = /^#[0-9a-f]{6}$/i;

/** The seven colors of a style guide on the wire. */
export const paletteSchema = z.array(z.string()).length(PALETTE_SIZE).nullable();

/** Null if the document is invalid: it was written by a later version, or changed outside StyleKit. */
export function presentPalette(stored: readonly (string | null)[] | null): string[] | null {
  const palette = (stored ?? []).filter((hex): hex is string => hex !== null && HEX.test(hex));
  return palette.length === PALETTE_SIZE ? palette.map((hex) => hex.toUpperCase()) : null;
}
