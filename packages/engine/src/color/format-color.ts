import { convertRgbToHsl } from 'culori/fn';
import { StyleKitError } from '../error.ts';
import type { Oklch, Rgb } from './color-space.ts';
import { roundTo } from './round-to.ts';

/**
 * '#3B82F6': a color in six upper-case hex digits; channels outside 0–1 are clipped.
 *
 * @throws SK_COLOR_INVALID when a channel is not a number
 */
export function toHex(rgb: Rgb): string {
  const value = toByte(rgb.r) * 65536 + toByte(rgb.g) * 256 + toByte(rgb.b);
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
}

/**
 * 'rgb(59, 130, 246)': a color in CSS with whole channels 0–255; channels outside 0–1 are clipped.
 *
 * @throws SK_COLOR_INVALID when a channel is not a number
 */
export function toRgbString(rgb: Rgb): string {
  return `rgb(${toByte(rgb.r)}, ${toByte(rgb.g)}, ${toByte(rgb.b)})`;
}

/**
 * 'hsl(217.22, 91.22%, 59.8%)': a color in CSS, hue in degrees; two decimals, so that every hex color survives a
 * round trip.
 *
 * Channels outside 0–1 are clipped.
 *
 * @throws SK_COLOR_INVALID when a channel is not a number
 */
export function toHslString(rgb: Rgb): string {
  const { h = 0, s, l } = convertRgbToHsl({ r: toShare(rgb.r), g: toShare(rgb.g), b: toShare(rgb.b) });
  return `hsl(${roundTo(h, 2) % 360}, ${roundTo(s * 100, 2)}%, ${roundTo(l * 100, 2)}%)`;
}

/**
 * 'oklch(0.62308 0.18801 259.815)': a color in CSS, hue in degrees; enough decimals that every hex color survives a
 * round trip.
 *
 * @throws SK_COLOR_INVALID when a part is not a number
 */
export function toOklchString({ l, c, h }: Oklch): string {
  if (!Number.isFinite(l + c + h)) throw notANumber();
  return `oklch(${roundTo(l, 5)} ${roundTo(c, 5)} ${roundTo(h, 3) % 360})`;
}

/**
 * 'cmyk(76%, 47%, 0%, 4%)': the share of each ink by plain arithmetic, without a color profile.
 *
 * Rounded to whole percents, so several colors may give the same string. A color profile gives other values. Channels
 * outside 0–1 are clipped.
 *
 * @throws SK_COLOR_INVALID when a channel is not a number
 */
export function toCmykString(rgb: Rgb): string {
  const red = toShare(rgb.r);
  const green = toShare(rgb.g);
  const blue = toShare(rgb.b);
  const brightest = Math.max(red, green, blue);
  const ink = (share: number) => (brightest === 0 ? 0 : toPercent(1 - share / brightest));
  return `cmyk(${ink(red)}%, ${ink(green)}%, ${ink(blue)}%, ${toPercent(1 - brightest)}%)`;
}

function toPercent(share: number): number {
  return Math.round(roundTo(share * 100, 6));
}

function toByte(channel: number): number {
  return Math.round(roundTo(toShare(channel) * 255, 6));
}

function toShare(channel: number): number {
  if (Number.isNaN(channel)) throw notANumber();
  return Math.min(Math.max(channel, 0), 1);
}

function notANumber(): StyleKitError {
  return new StyleKitError(
    'SK_COLOR_INVALID',
    'A part of the color is not a number.',
    'Give every part of the color as a finite number.',
  );
}
