import type { Lab, LinearRgb, Oklch, Rgb } from './color-space.ts';
import { fitGamut } from './fit-gamut.ts';
import { toHex } from './format-color.ts';
import { linearRgbToOklab, oklabToLinearRgb } from './ok-lab.ts';
import { hexToInteger } from './read-hex.ts';
import { encodeChannel, linearizeByte, linearizeChannel } from './srgb-transfer.ts';

const DEGREES = 180 / Math.PI;
/** Chroma below which a colour is a grey: a hundredth of what the least saturated 8-bit colour has. */
const GREY_CHROMA = 1e-5;

/** CIE 1931 chromaticity 0.3127, 0.3290 of D65, as XYZ with Y = 1. */
const WHITE_X = 0.3127 / 0.329;
const WHITE_Z = (1 - 0.3127 - 0.329) / 0.329;
/** The CIE's exact limits of the linear part of lightness. */
const LAB_EPSILON = 216 / 24389;
const LAB_KAPPA = 24389 / 27;

/**
 * The channels of a '#RRGGBB' colour, 0–1 each.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function hexToRgb(hex: string): Rgb {
  const value = hexToInteger(hex);
  return { r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 };
}

/**
 * The OKLCH colour of a '#RRGGBB' colour; a grey has chroma 0 and hue 0.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 * @see https://bottosson.github.io/posts/oklab/
 */
export function hexToOklch(hex: string): Oklch {
  return linearToOklch(hexToLinear(hex));
}

/** The OKLCH colour of an sRGB colour, channels 0–1 or beyond; a grey has chroma 0 and hue 0. */
export function rgbToOklch(rgb: Rgb): Oklch {
  return linearToOklch(rgbToLinear(rgb));
}

/**
 * The sRGB colour of an OKLCH colour, unclipped: channels leave 0–1 when sRGB cannot show it.
 *
 * Chroma is taken as it is and any hue counts, in degrees. Use `fitGamut` for a colour to show.
 */
export function oklchToRgb(oklch: Oklch): Rgb {
  const hue = oklch.h / DEGREES;
  const linear = oklabToLinearRgb(oklch.l, oklch.c * Math.cos(hue), oklch.c * Math.sin(hue));
  return { r: encodeChannel(linear.r), g: encodeChannel(linear.g), b: encodeChannel(linear.b) };
}

/**
 * The '#RRGGBB' of an OKLCH colour, upper case, fitted to sRGB by less chroma when needed.
 *
 * @throws SK_COLOR_INVALID when a part is not a number
 */
export function oklchToHex(oklch: Oklch): string {
  return toHex(fitGamut(oklch));
}

/**
 * The CIELAB colour (white D65) of an sRGB colour; channels outside 0–1 are carried on.
 *
 * @see CIE 15:2018, section 8.2.1
 */
export function rgbToLab(rgb: Rgb): Lab {
  return linearToLab(rgbToLinear(rgb));
}

/**
 * The CIELAB colour (white D65) of a '#RRGGBB' colour.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function hexToLab(hex: string): Lab {
  return linearToLab(hexToLinear(hex));
}

function hexToLinear(hex: string): LinearRgb {
  const value = hexToInteger(hex);
  return { r: linearizeByte(value >> 16), g: linearizeByte(value >> 8), b: linearizeByte(value) };
}

function rgbToLinear({ r, g, b }: Rgb): LinearRgb {
  return { r: linearizeChannel(r), g: linearizeChannel(g), b: linearizeChannel(b) };
}

function linearToOklch(linear: LinearRgb): Oklch {
  const { l, a, b } = linearRgbToOklab(linear.r, linear.g, linear.b);
  const c = Math.sqrt(a * a + b * b);
  if (c < GREY_CHROMA) return { l, c: 0, h: 0 };
  const h = Math.atan2(b, a) * DEGREES;
  return { l, c, h: h < 0 ? h + 360 : h };
}

function linearToLab({ r, g, b }: LinearRgb): Lab {
  const x = 0.41239079926595934 * r + 0.357584339383878 * g + 0.1804807884018343 * b;
  const y = 0.21263900587151027 * r + 0.715168678767756 * g + 0.07219231536073371 * b;
  const z = 0.01933081871559182 * r + 0.11919477979462598 * g + 0.9505321522496607 * b;
  const rootX = labRoot(x / WHITE_X);
  const rootY = labRoot(y);
  const rootZ = labRoot(z / WHITE_Z);
  return { l: 116 * rootY - 16, a: 500 * (rootX - rootY), b: 200 * (rootY - rootZ) };
}

function labRoot(share: number): number {
  return share > LAB_EPSILON ? Math.cbrt(share) : (LAB_KAPPA * share + 16) / 116;
}
