import { colorDifference } from './color-difference.ts';
import { mixColors } from './mix-color.ts';
import { wcagContrast } from './wcag-contrast.ts';

const BASE_SHARE = 0.85;
/** CIEDE2000 below which a change under the pointer is easily missed: two just noticeable differences. */
const VISIBLE = 2;
/** Contrast with the base that shows at a glance and still looks like the same button. */
const LEAST_CONTRAST = 1.5;
const MOST_CONTRAST = 7;

/**
 * The '#RRGGBB' a colored control takes under the pointer: 85 % of its color mixed with 15 % black in sRGB.
 *
 * Only where that mix cannot be told from the base (bases near black, CIEDE2000 below 2) a palette color
 * takes its place: the one nearest to the base among those whose contrast with it is 1.5 to 7, the earlier
 * one of two alike. Without such a color the mix stands. Mixes are upper case, palette colors as they were
 * given.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 */
export function hoverColor(baseHex: string, paletteHexes: readonly string[] = []): string {
  const mix = mixColors(baseHex, '#000000', BASE_SHARE);
  if (colorDifference(baseHex, mix) >= VISIBLE) return mix;
  const candidates = paletteHexes
    .map((hex) => ({ hex, contrast: wcagContrast(baseHex, hex) }))
    .filter(({ contrast }) => contrast >= LEAST_CONTRAST && contrast <= MOST_CONTRAST)
    .sort((one, other) => one.contrast - other.contrast);
  return candidates[0]?.hex ?? mix;
}
