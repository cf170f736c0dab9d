import { hexToOklch } from '../color/convert-color.ts';
import { HARMONY_ANGLES, hueDistance } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';

/** OKLCH chroma below which a color is seen as a neutral and takes no part in a harmony. */
export const NEUTRAL_CHROMA = 0.02;

/**
 * OKLCH chroma below which a color that a brief names counts as a neutral. It is higher, because the tint of a named gray
 * is not a hue of the brand.
 */
export const NAMED_NEUTRAL_CHROMA = 0.034;

/** How far a color may lie from the angle its harmony gives it. */
export const HARMONY_TOLERANCE_DEG = 6;

/** Where one color of a palette stands on the hue circle; `null` for a neutral. */
export function paletteHue(hex: string): number | null {
  const { c, h } = hexToOklch(hex);
  return c < NEUTRAL_CHROMA ? null : h;
}

/** The hue a palette's angles are counted from: that of its first color that is not a neutral. */
export function anchorHue(hexes: readonly string[]): number | null {
  for (const hex of hexes) {
    const hue = paletteHue(hex);
    if (hue !== null) return hue;
  }
  return null;
}

/** A color whose hue lies off the stated harmony: its index in the palette and the degrees to the nearest angle. */
export interface StrayHue {
  readonly index: number;
  readonly hue: number;
  readonly offDeg: number;
}

/** The colors of a palette that lie further than the tolerance from every angle of a harmony. */
export function strayHues(hexes: readonly string[], type: HarmonyType): StrayHue[] {
  const anchor = anchorHue(hexes);
  if (anchor === null) return [];
  const hues = [0, ...HARMONY_ANGLES[type]].map((angle) => anchor + angle);
  return hexes.flatMap((hex, index) => {
    const hue = paletteHue(hex);
    if (hue === null) return [];
    const offDeg = Math.min(...hues.map((allowed) => hueDistance(hue, allowed)));
    return offDeg > HARMONY_TOLERANCE_DEG ? [{ index, hue, offDeg }] : [];
  });
}
