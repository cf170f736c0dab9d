import type { Rgb } from './color-space.ts';

/** A colour in HSL: hue 0–360° (0 for a grey), saturation and lightness 0–1. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/**
 * The HSL colour of an sRGB colour with channels 0–1.
 *
 * @see https://www.w3.org/TR/css-color-4/#rgb-to-hsl
 */
export function rgbToHsl({ r, g, b }: Rgb): Hsl {
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const spread = most - least;
  const l = (most + least) / 2;
  if (spread === 0) return { h: 0, s: 0, l };
  const s = spread / (1 - Math.abs(2 * l - 1));
  let sixth = (r - g) / spread + 4;
  if (most === r) sixth = (g - b) / spread + (g < b ? 6 : 0);
  else if (most === g) sixth = (b - r) / spread + 2;
  return { h: sixth * 60, s, l };
}

/**
 * The sRGB colour of an HSL colour; any hue counts, saturation and lightness are 0–1.
 *
 * @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb
 */
export function hslToRgb({ h, s, l }: Hsl): Rgb {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const twelfth = (offset + (((h % 360) + 360) % 360) / 30) % 12;
    return l - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}
