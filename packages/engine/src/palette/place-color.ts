import { ciede2000 } from '../color/color-difference.ts';
import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { type Appearance, separation, toAppearance } from './appearance.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';

export interface Placement {
  readonly appearance: Appearance;
  /** False when no colour of that hue keeps the least differences; then it is the one that comes closest. */
  readonly keepsRules: boolean;
}

/** OKLCH lightness a placed colour stays within: beyond it 8-bit colours hold no hue. */
const LIGHTNESS = { min: 0.16, max: 0.965 };

/** Least chroma of a colour that shows its hue, and how far 8-bit rounding may turn that hue. */
const LEAST_HUE_CHROMA = 0.03;
const ROUNDING_HUE_TOLERANCE_DEG = 4.5;

/** A hair above the rule, so that a later conversion of the same colours cannot fall below it. */
const WANTED_SEPARATION = 1.03;

/** Hits among which the nearest by CIEDE2000 is taken; the search itself runs outwards by OKLab distance. */
const HITS_COMPARED = 12;

/**
 * The colour nearest to `target` that keeps its hue, lies in sRGB and differs enough from every placed colour.
 *
 * Searches lightness and chroma outwards from the target. A neutral target (chroma below 0.02) stays neutral.
 */
export function placeColor(target: Oklch, placed: readonly Appearance[]): Placement {
  const start = toReachable(target);
  const wanted = toAppearance(oklchToHex(start));
  const hits: Appearance[] = [];
  let closest = { appearance: wanted, separation: leastSeparation(wanted, placed) };
  if (closest.separation >= WANTED_SEPARATION && keepsHue(wanted.hex, start)) {
    return { appearance: wanted, keepsRules: true };
  }
  for (const [lightnessStep, chromaStep] of searchOrder()) {
    const candidate = toCandidate(start, lightnessStep, chromaStep);
    if (candidate === null) continue;
    const least = leastSeparation(candidate, placed);
    if (least > closest.separation) closest = { appearance: candidate, separation: least };
    if (least >= WANTED_SEPARATION) hits.push(candidate);
    if (hits.length === HITS_COMPARED) break;
  }
  const nearest = nearestTo(wanted, hits);
  if (nearest !== null) return { appearance: nearest, keepsRules: true };
  return { appearance: closest.appearance, keepsRules: false };
}

function toCandidate(target: Oklch, lightnessStep: number, chromaStep: number): Appearance | null {
  const l = target.l + lightnessStep;
  if (l < LIGHTNESS.min || l > LIGHTNESS.max) return null;
  const neutral = target.c < NEUTRAL_CHROMA;
  if (neutral && chromaStep !== 0) return null;
  const c = neutral ? target.c : target.c + chromaStep;
  if (!neutral && (c < LEAST_HUE_CHROMA || c > maxChroma(l, target.h))) return null;
  const hex = oklchToHex({ l, c, h: target.h });
  return keepsHue(hex, target) ? toAppearance(hex) : null;
}

/** The target itself, brought to where sRGB holds it and its hue can show. */
function toReachable(target: Oklch): Oklch {
  if (target.c < NEUTRAL_CHROMA) return target;
  const l = Math.min(LIGHTNESS.max, Math.max(LIGHTNESS.min, target.l));
  const most = maxChroma(l, target.h);
  return { ...target, l, c: Math.max(LEAST_HUE_CHROMA, Math.min(most, target.c)) };
}

function keepsHue(hex: string, target: Oklch): boolean {
  const got = hexToOklch(hex);
  if (target.c < NEUTRAL_CHROMA) return got.c < NEUTRAL_CHROMA;
  return got.c >= NEUTRAL_CHROMA && hueDistance(got.h, target.h) <= ROUNDING_HUE_TOLERANCE_DEG;
}

function leastSeparation(candidate: Appearance, placed: readonly Appearance[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of placed) least = Math.min(least, separation(candidate, other));
  return least;
}

function nearestTo(wanted: Appearance, hits: readonly Appearance[]): Appearance | null {
  let best: { appearance: Appearance; difference: number } | null = null;
  for (const appearance of hits) {
    const difference = ciede2000(wanted.normal, appearance.normal);
    if (best === null || difference < best.difference) best = { appearance, difference };
  }
  return best?.appearance ?? null;
}

let order: readonly (readonly [number, number])[] | null = null;

/** Steps in lightness and chroma, nearest to no step first; made on first use because it is long. */
function searchOrder(): readonly (readonly [number, number])[] {
  if (order !== null) return order;
  const steps: (readonly [number, number])[] = [];
  for (let lightness = -60; lightness <= 60; lightness++) {
    for (let chroma = -10; chroma <= 10; chroma++) {
      steps.push([lightness * 0.0125, chroma * 0.0125]);
    }
  }
  order = steps.sort(
    (a, b) => a[0] * a[0] + a[1] * a[1] - (b[0] * b[0] + b[1] * b[1]) || a[0] - b[0] || a[1] - b[1],
  );
  return order;
}
