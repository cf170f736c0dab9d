import type { Oklch } from '../color/color-space.ts';
import { limitChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { NAMED_NEUTRAL_CHROMA } from './palette-hues.ts';
import { PRIMARY_TONES, type ToneRange } from './primary-tones.ts';

/**
 * Greens between leaf and emerald look garish when bright and drab when deep. Bright ones are rotated to the nearer
 * end of the gap, deep ones to the cooler end.
 */
const GREEN_GAP = { from: 135, to: 151, chroma: 0.08 };
const DEEP_GREEN = { from: 108, lightness: 0.58, chroma: 0.07 };

/**
 * Ocher and mustard look acid or dirty as the color of a brand: dark ones become terracotta, and yellows that turn
 * green become golden.
 */
const OCHER = { from: 48, to: 108, lightness: 0.68 };
const GOLDEN_HUE = 92;

/** Lighter browns look like cardboard; deep ones like chocolate and oiled wood. */
const BROWN = { lightness: 0.43, chroma: 0.084, hue: 54 };

/** Weight of a step in chroma relative to one in lightness. */
const CHROMA_WEIGHT = 2;

/** Cost of bright tones in a muted brief, and of the other tones in a vivid one. */
const MOOD_WEIGHT = 0.02;

/**
 * Moves a primary that was not given to the nearest tone range of its hue: bright, deep or soft, never mud.
 *
 * A color inside a range does not change. Neutrals stay neutral. `mood` is −1 for a muted brief to 1 for a vivid one.
 */
export function fitPrimary(color: Oklch, mood: number): Oklch {
  if (color.c < NAMED_NEUTRAL_CHROMA) return color;
  const h = shiftOcher({ ...color, h: shiftGreen(color) });
  const [bright, ...others] = toneRangesAt(h).map((toneRange) => fitTo({ ...color, h }, toneRange));
  if (bright === undefined) return color;
  const cost = (fitted: Oklch) =>
    distance(fitted, color) + MOOD_WEIGHT * Math.max(0, fitted === bright ? -mood : mood);
  const fitted = others.reduce((best, next) => (cost(next) < cost(best) ? next : best), bright);
  return limitChroma(fitted);
}

/** Makes a brown that was not given deep and a little red. */
export function deepenBrown({ l, c, h }: Oklch): Oklch {
  if (l <= BROWN.lightness) return { l, c, h };
  return { l: BROWN.lightness, c: Math.min(c, BROWN.chroma), h: Math.min(h, BROWN.hue) };
}

function toneRangesAt(hue: number): readonly ToneRange[] {
  const [first, ...rest] = PRIMARY_TONES;
  if (first === undefined) throw new RangeError('PRIMARY_TONES is empty.');
  return rest.reduce(
    (best, next) => (hueDistance(next.hue, hue) < hueDistance(best.hue, hue) ? next : best),
    first,
  ).toneRanges;
}

function shiftGreen({ l, c, h }: Oklch): number {
  const { from, to, chroma } = GREEN_GAP;
  if (h >= to) return h;
  if (h > DEEP_GREEN.from && l < DEEP_GREEN.lightness && c >= DEEP_GREEN.chroma)
    return to + (h - DEEP_GREEN.from) / 8;
  if (c < chroma || h <= from) return h;
  return h - from < to - h ? from - 2 : to + 2;
}

function shiftOcher({ l, h }: Oklch): number {
  if (h <= OCHER.from || h >= OCHER.to) return h;
  return l < OCHER.lightness ? OCHER.from : Math.min(h, GOLDEN_HUE);
}

function fitTo({ l, c, h }: Oklch, { lightness, chroma }: ToneRange): Oklch {
  return {
    l: Math.min(lightness[1], Math.max(lightness[0], l)),
    c: Math.min(chroma[1], Math.max(chroma[0], c)),
    h,
  };
}

function distance(a: Oklch, b: Oklch): number {
  return (a.l - b.l) ** 2 + (CHROMA_WEIGHT * (a.c - b.c)) ** 2;
}
