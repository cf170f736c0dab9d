import { colorDifference } from './color-difference.ts';
import { mixColors } from './mix-color.ts';
import { wcagContrast } from './wcag-contrast.ts';

const BASE_SHARE = 0.85;
/** CIEDE2000 below which a hover change is easily missed: two just noticeable differences. */
const MIN_VISIBLE_DIFFERENCE = 2;
/** Contrast range with the base color in which the change is obvious and the button still looks the same. */
const MIN_CONTRAST = 1.5;
const MAX_CONTRAST = 7;

/**
 * The '#RRGGBB' hover color of a control: 85 % of its color mixed with 15 % black in sRGB.
 *
 * When that mix is indistinguishable from the base (near black, CIEDE2000 below 2), the result is the palette color
 * nearest to the base among those with a contrast of 1.5 to 7 to it (the earlier one of a tie), or the mix when there
 * is none. Mixes are upper case, palette colors are returned unchanged.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 */
export function hoverColor(baseHex: string, paletteHexes: readonly string[] = []): string {
  const mix = mixColors(baseHex, '#000000', BASE_SHARE);
  if (colorDifference(baseHex, mix) >= MIN_VISIBLE_DIFFERENCE) return mix;
  const candidates = paletteHexes
    .map((hex) => ({ hex, contrast: wcagContrast(baseHex, hex) }))
    .filter(({ contrast }) => contrast >= MIN_CONTRAST && contrast <= MAX_CONTRAST)
    .sort((one, other) => one.contrast - other.contrast);
  return candidates[0]?.hex ?? mix;
}
