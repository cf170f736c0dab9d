import {
  convertLabToLch,
  convertLchToLab,
  convertLrgbToOklab,
  convertOklabToRgb,
  convertRgbToLab65,
  convertRgbToOklab,
} from 'culori/fn';
import type { Lab, Oklab, Oklch, Rgb } from './color-space.ts';
import { fitGamut } from './fit-gamut.ts';
import { toHex } from './format-color.ts';
import { hexToInteger } from './read-hex.ts';
import { linearizeHex } from './srgb-transfer.ts';

/** Chroma below which a color is gray: a hundredth of the chroma of the least saturated 8-bit color. */
const GRAY_CHROMA = 1e-5;

/**
 * The channels of a '#RRGGBB' color, 0–1 each.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function hexToRgb(hex: string): Rgb {
  const value = hexToInteger(hex);
  return { r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 };
}

/**
 * The OKLCH color of a '#RRGGBB' color; a gray has chroma 0 and hue 0.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 * @see https://bottosson.github.io/posts/oklab/
 */
export function hexToOklch(hex: string): Oklch {
  return oklabToOklch(convertLrgbToOklab(linearizeHex(hex)));
}

/** The OKLCH color of an sRGB color, with channels inside or outside 0–1; a gray has chroma 0 and hue 0. */
export function rgbToOklch(rgb: Rgb): Oklch {
  return oklabToOklch(convertRgbToOklab(rgb));
}

/**
 * The sRGB color of an OKLCH color, unclipped: channels are outside 0–1 when sRGB cannot show it.
 *
 * Chroma is not limited; the hue may be any number of degrees. Use `fitGamut` for a color to show.
 */
export function oklchToRgb(oklch: Oklch): Rgb {
  const { r, g, b } = convertOklabToRgb(convertLchToLab(oklch));
  return { r, g, b };
}

/**
 * The '#RRGGBB' of an OKLCH color, upper case; chroma is reduced when sRGB cannot show it.
 *
 * @throws SK_COLOR_INVALID when a part is not a number
 */
export function oklchToHex(oklch: Oklch): string {
  return toHex(fitGamut(oklch));
}

/**
 * The CIELAB color (white D65) of an sRGB color; channels outside 0–1 are not clipped.
 *
 * @see CIE 15:2018, section 8.2.1
 */
export function rgbToLab(rgb: Rgb): Lab {
  return toLab(convertRgbToLab65(rgb));
}

/**
 * The CIELAB color (white D65) of a '#RRGGBB' color.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function hexToLab(hex: string): Lab {
  return toLab(convertRgbToLab65(hexToRgb(hex)));
}

function oklabToOklch(oklab: Oklab): Oklch {
  const { l, c, h } = convertLabToLch(oklab, 'oklch');
  return c < GRAY_CHROMA ? { l, c: 0, h: 0 } : { l, c, h: h ?? 0 };
}

function toLab({ l, a, b }: Lab): Lab {
  return { l, a, b };
}
