import type { Oklch } from './color-space.ts';
import { maxChroma } from './fit-gamut.ts';

/** The OKLCH hue in degrees at which the range of each name begins. */
const HUE_NAMES: readonly (readonly [from: number, name: string])[] = [
  [12, 'Red'],
  [33, 'Vermilion'],
  [48, 'Orange'],
  [66, 'Amber'],
  [86, 'Yellow'],
  [108, 'Lime'],
  [135, 'Green'],
  [162, 'Jade'],
  [180, 'Teal'],
  [205, 'Cyan'],
  [232, 'Azure'],
  [252, 'Blue'],
  [272, 'Indigo'],
  [290, 'Violet'],
  [315, 'Magenta'],
  [350, 'Rose'],
];

/** Minimum lightness of each gray, lightest first. */
const GRAYS: readonly (readonly [from: number, name: string])[] = [
  [0.995, 'White'],
  [0.94, 'Off-White'],
  [0.8, 'Pale Gray'],
  [0.66, 'Light Gray'],
  [0.46, 'Gray'],
  [0.26, 'Dark Gray'],
  [0.02, 'Ink'],
];

/** Chroma below which a color is named a gray, and below which that gray has no tint in its name. */
const GRAY_CHROMA = 0.03;
const TINT_CHROMA = 0.008;
/** A stronger dark orange is no brown. */
const EARTH = { lightness: 0.55, chroma: 0.13, from: 35, olive: 86, to: 125 };
/** A color is strong from this chroma, or from this share of what sRGB shows at its lightness and hue. */
const STRONG = { chroma: 0.17, share: 0.9 };

/** Describes any color by tone and hue, such as Deep Teal or Warm Light Gray. */
export function describeColor(color: Oklch): string {
  return color.c < GRAY_CHROMA ? describeGray(color) : `${toneOf(color)} ${hueNameOf(color)}`;
}

function describeGray({ l, c, h }: Oklch): string {
  const name = GRAYS.find(([from]) => l >= from)?.[1] ?? 'Black';
  if (c < TINT_CHROMA) return name;
  const tint = h < 110 || h >= 330 ? 'Warm' : h < 200 ? 'Green' : 'Cool';
  return `${tint} ${name}`;
}

function toneOf({ l, c, h }: Oklch): string {
  if (l < 0.34) return 'Dark';
  if (l < 0.53) return c > STRONG.chroma && l > 0.42 ? 'Vivid' : 'Deep';
  if (c < 0.07) return l < 0.68 ? 'Muted' : 'Pale';
  if (c > STRONG.chroma) return 'Vivid';
  if (l > 0.82) return 'Bright';
  if (l > 0.7 || c < STRONG.share * maxChroma(l, h)) return 'Soft';
  return l < 0.6 ? 'Deep' : 'Vivid';
}

function hueNameOf({ l, c, h }: Oklch): string {
  const isEarth = l < EARTH.lightness && c < EARTH.chroma && h >= EARTH.from && h < EARTH.to;
  if (isEarth) return h < EARTH.olive ? 'Brown' : 'Olive';
  return HUE_NAMES.findLast(([from]) => h >= from)?.[1] ?? 'Rose';
}
