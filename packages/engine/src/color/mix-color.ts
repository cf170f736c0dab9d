import { lerp } from 'culori/fn';
import { hexToRgb } from './convert-color.ts';
import { toHex } from './format-color.ts';

/**
 * Two '#RRGGBB' colors mixed in gamma-encoded sRGB, as CSS `color-mix(in srgb, a 85%, b)` does; upper case.
 *
 * `shareOfA` is 0–1 and is clamped to that range.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits, or the share is not a number
 */
export function mixColors(hexA: string, hexB: string, shareOfA: number): string {
  const a = hexToRgb(hexA);
  const b = hexToRgb(hexB);
  const share = Math.min(Math.max(shareOfA, 0), 1);
  const mix = (channelA: number, channelB: number) => lerp(channelB, channelA, share);
  return toHex({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}
