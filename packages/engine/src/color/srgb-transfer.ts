import { convertRgbToLrgb } from 'culori/fn';
import type { LinearRgb } from './color-space.ts';
import { hexToInteger } from './read-hex.ts';
import { roundTo } from './round-to.ts';

/**
 * The linear light of every 8-bit channel value.
 *
 * Rounded to 12 decimals, so that contrast and other values computed from them are bit-identical in every JavaScript
 * engine.
 */
export const LINEAR_BYTES: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  roundTo(convertRgbToLrgb({ r: byte / 255, g: 0, b: 0 }).r, 12),
);

/** The linear light of an 8-bit channel, 0–1; only the low eight bits are used. */
export function linearizeByte(byte: number): number {
  return LINEAR_BYTES[byte & 255] ?? Number.NaN;
}

/**
 * The linear light of a '#RRGGBB' color, 0–1 a channel.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function linearizeHex(hex: string): LinearRgb {
  const value = hexToInteger(hex);
  return { r: linearizeByte(value >> 16), g: linearizeByte(value >> 8), b: linearizeByte(value) };
}
