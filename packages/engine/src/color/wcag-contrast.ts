import { hexToInteger } from './read-hex.ts';
import { linearizeByte } from './srgb-transfer.ts';

/**
 * The relative luminance of a '#RRGGBB' color: 0 for black, 1 for white.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function relativeLuminance(hex: string): number {
  const value = hexToInteger(hex);
  return (
    0.2126 * linearizeByte(value >> 16) + 0.7152 * linearizeByte(value >> 8) + 0.0722 * linearizeByte(value)
  );
}

/**
 * The WCAG 2.2 contrast ratio of two opaque '#RRGGBB' colors, 1 to 21. Symmetric.
 *
 * Not rounded: 4.499 fails 4.5, as WCAG requires.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function wcagContrast(hexA: string, hexB: string): number {
  const a = relativeLuminance(hexA) + 0.05;
  const b = relativeLuminance(hexB) + 0.05;
  return a > b ? a / b : b / a;
}
