import type { Rgb } from './color-space.ts';
import { rgbToOklch } from './convert-color.ts';
import { fitGamut } from './fit-gamut.ts';

/** How far a channel may be outside 0–1 and still be in gamut: the rounding error of conversions. */
const TOLERANCE = 1e-9;

/** Maps an sRGB color with channels outside 0–1 into the gamut; see `fitGamut`. */
export function fitRgb(rgb: Rgb): Rgb {
  const [r, g, b] = [toShare(rgb.r), toShare(rgb.g), toShare(rgb.b)];
  const distance = Math.max(Math.abs(r - rgb.r), Math.abs(g - rgb.g), Math.abs(b - rgb.b));
  return distance <= TOLERANCE ? { r, g, b } : fitGamut(rgbToOklch(rgb));
}

function toShare(channel: number): number {
  return Math.min(Math.max(channel, 0), 1);
}
