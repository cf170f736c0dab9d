import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';

/** The warm hues, from pink over red and orange to yellow. Hue names change quickly here. */
const WARM = { from: 330, to: 112 } as const;
/** Clay, rust, ocher and brown: warm, but not as strong as orange or golden yellow. */
const EARTH = { hue: [32, 112], lightness: 0.8, chroma: 0.15 } as const;
/** Sage, blush and their like. */
const SOFT = { lightness: 0.6, chroma: 0.125, share: 0.9 } as const;
/** Up to this hue distance two colors are relatives, like orange and yellow or blue and violet. */
const RELATED_DEG = 56;

/** Whether a hue is warm. */
export function isWarm({ h }: Oklch): boolean {
  return h > WARM.from || h < WARM.to;
}

/** Whether a color is a clay, rust, ocher or brown. */
export function isEarthTone(color: Oklch): boolean {
  const { l, c, h } = color;
  return isMud(color) || (h > EARTH.hue[0] && h < EARTH.hue[1] && l < EARTH.lightness && c < EARTH.chroma);
}

/**
 * Whether a color is light and far from the strongest of its hue, like sage or blush. Some hues, like cyan, have no
 * stronger color.
 */
export function isSoft({ l, c, h }: Oklch): boolean {
  return l > SOFT.lightness && c >= NEUTRAL_CHROMA && c < Math.min(SOFT.chroma, SOFT.share * maxChroma(l, h));
}

/** Whether two colors with a hue are neighbors on the hue circle, both warm or both cool. */
export function areRelated(a: Oklch, b: Oklch): boolean {
  return hueDistance(a.h, b.h) <= RELATED_DEG && isWarm(a) === isWarm(b);
}

/**
 * The distance of two colors: 1 from black to white. For near hues that of OKLab; with the arc instead of the chord,
 * because a cosine may differ between engines.
 */
export function colorDistance(a: Oklch, b: Oklch): number {
  const turn = (hueDistance(a.h, b.h) * Math.PI) / 180;
  return Math.sqrt((a.l - b.l) ** 2 + (a.c - b.c) ** 2 + a.c * b.c * turn ** 2);
}
