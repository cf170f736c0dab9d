import { hexToOklch } from '../color/convert-color.ts';
import { HARMONY_ANGLES, hueDistance } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';

/** OKLCH chroma below which a color looks neutral and is not part of a harmony. */
export const NEUTRAL_CHROMA = 0.02;

/**
 * OKLCH chroma below which a color that a brief names counts as a neutral. Higher, because the tint of a named gray
 * is not a brand hue.
 */
export const NAMED_NEUTRAL_CHROMA = 0.034;

/** Maximum distance of a color from its angle of the harmony. */
export const HARMONY_TOLERANCE_DEG = 6;

/** The hue of a palette color, or null for a neutral. */
export function paletteHue(hex: string): number | null {
  const { c, h } = hexToOklch(hex);
  return c < NEUTRAL_CHROMA ? null : h;
}

/** The base hue of a palette's harmony: the hue of its first color that is not a neutral. */
export function anchorHue(hexes: readonly string[]): number | null {
  for (const hex of hexes) {
    const hue = paletteHue(hex);
    if (hue !== null) return hue;
  }
  return null;
}

/** A color whose hue is not in the stated harmony: its palette index and its distance to the nearest angle. */
export interface StrayHue {
  readonly index: number;
  readonly hue: number;
  readonly offDeg: number;
}

/** The colors of a palette that are farther than the tolerance from every angle of a harmony. */
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
