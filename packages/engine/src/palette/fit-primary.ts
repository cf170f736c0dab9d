import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { NAMED_NEUTRAL_CHROMA } from './palette-hues.ts';
import { PRIMARY_REGISTERS, type Register } from './primary-registers.ts';

/**
 * Greens between leaf and emerald look like a poster where they are bright, and like a uniform where they are deep: bright
 * ones are turned to the nearer of the two, deep ones to the cooler.
 */
const GREEN_GAP = { from: 135, to: 151, chroma: 0.08 };
const DEEP_GREEN = { from: 108, lightness: 0.58, chroma: 0.07 };

/** How much a step in chroma counts against one in lightness. */
const CHROMA_WEIGHT = 2;

/** How much a muted brief holds against bright registers, and a vivid one against the others. */
const MOOD_WEIGHT = 0.02;

/**
 * A primary that nobody gave, brought to the nearest register of its hue: bright, deep or soft, and no mud.
 *
 * A color that is in a register stays as it is. Neutrals stay neutrals. `mood` is −1 for a muted brief to 1 for a vivid one.
 */
export function fitPrimary(color: Oklch, mood: number): Oklch {
  if (color.c < NAMED_NEUTRAL_CHROMA) return color;
  const h = turnGreen(color);
  const [bright, ...others] = registersAt(h).map((register) => fitTo({ ...color, h }, register));
  if (bright === undefined) return color;
  const cost = (fitted: Oklch) =>
    distance(fitted, color) + MOOD_WEIGHT * Math.max(0, fitted === bright ? -mood : mood);
  const fitted = others.reduce((best, next) => (cost(next) < cost(best) ? next : best), bright);
  return { ...fitted, c: Math.min(fitted.c, maxChroma(fitted.l, fitted.h)) };
}

function registersAt(hue: number): readonly Register[] {
  const [first, ...rest] = PRIMARY_REGISTERS;
  if (first === undefined) throw new RangeError('There is at least one hue with registers.');
  return rest.reduce(
    (best, next) => (hueDistance(next.hue, hue) < hueDistance(best.hue, hue) ? next : best),
    first,
  ).registers;
}

function turnGreen({ l, c, h }: Oklch): number {
  const { from, to, chroma } = GREEN_GAP;
  if (h >= to) return h;
  if (h > DEEP_GREEN.from && l < DEEP_GREEN.lightness && c >= DEEP_GREEN.chroma)
    return to + (h - DEEP_GREEN.from) / 8;
  if (c < chroma || h <= from) return h;
  return h - from < to - h ? from - 2 : to + 2;
}

function fitTo({ l, c, h }: Oklch, { lightness, chroma }: Register): Oklch {
  return {
    l: Math.min(lightness[1], Math.max(lightness[0], l)),
    c: Math.min(chroma[1], Math.max(chroma[0], c)),
    h,
  };
}

function distance(a: Oklch, b: Oklch): number {
  return (a.l - b.l) ** 2 + (CHROMA_WEIGHT * (a.c - b.c)) ** 2;
}
