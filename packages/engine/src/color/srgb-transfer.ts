import { roundTo } from './round-to.ts';

/**
 * The linear light of a gamma-encoded sRGB channel.
 *
 * 0–1 to 0–1; values outside keep their sign and are carried on by the same curve, as CSS Color 4 does.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
export function linearizeChannel(encoded: number): number {
  const size = Math.abs(encoded);
  const linear = size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4;
  return encoded < 0 ? -linear : linear;
}

/**
 * The gamma-encoded sRGB channel of a linear light; the inverse of `linearizeChannel`.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
export function encodeChannel(linear: number): number {
  const size = Math.abs(linear);
  const encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055;
  return linear < 0 ? -encoded : encoded;
}

/**
 * The linear light of every 8-bit channel value.
 *
 * Rounded to 12 decimals: what is computed from them by plain arithmetic, contrast above all, is then the
 * same bit for bit in every engine.
 */
export const LINEAR_BYTES: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  roundTo(linearizeChannel(byte / 255), 12),
);

/** The linear light of an 8-bit channel, 0–1; the number's low eight bits count. */
export function linearizeByte(byte: number): number {
  return LINEAR_BYTES[byte & 255] ?? Number.NaN;
}
