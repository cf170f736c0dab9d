import { ciede2000 } from '../color/color-difference.ts';
import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { type Appearance, separation, toAppearance } from './appearance.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { PlannedColor } from './planned-color.ts';

export interface Placement {
  readonly appearance: Appearance;
  /** False when no color of that hue keeps the least differences; then it is the one that comes closest. */
  readonly keepsRules: boolean;
}

/** How far eight-bit rounding may turn a hue. */
const ROUNDING_HUE_TOLERANCE_DEG = 4.5;

/** A hair above the rule, so that a later conversion of the same colors cannot fall below it. */
const WANTED_SEPARATION = 1.03;

/** Hits among which the nearest by CIEDE2000 is taken; the search itself runs outwards by OKLab distance. */
const HITS_COMPARED = 12;

/**
 * The color nearest to the target of a planned color that keeps its hue and its bounds, lies in sRGB and differs enough
 * from every placed color.
 *
 * Searches lightness and chroma outward from the target. A neutral target (chroma below 0.02) stays neutral.
 */
export function fitColor(planned: PlannedColor, placed: readonly Appearance[]): Placement {
  const start = toReachable(planned);
  const wanted = toAppearance(oklchToHex(start));
  const hits: Appearance[] = [];
  let closest = { appearance: wanted, separation: minSeparation(wanted, placed) };
  if (
    closest.separation >= WANTED_SEPARATION &&
    keepsHue(wanted.hex, start) &&
    !isForbidden(start, planned)
  ) {
    return { appearance: wanted, keepsRules: true };
  }
  for (const [lightnessStep, chromaStep] of searchOrder()) {
    const candidate = toCandidate(start, planned, lightnessStep, chromaStep);
    if (candidate === null) continue;
    const least = minSeparation(candidate, placed, Math.min(closest.separation, WANTED_SEPARATION));
    if (least > closest.separation) closest = { appearance: candidate, separation: least };
    if (least >= WANTED_SEPARATION) hits.push(candidate);
    if (hits.length === HITS_COMPARED) break;
  }
  const nearest = nearestTo(wanted, hits);
  if (nearest !== null) return { appearance: nearest, keepsRules: true };
  return { appearance: closest.appearance, keepsRules: false };
}

function toCandidate(
  start: Oklch,
  planned: PlannedColor,
  lightnessStep: number,
  chromaStep: number,
): Appearance | null {
  const { lightness, chroma } = planned.bounds;
  const l = start.l + lightnessStep;
  const c = start.c + chromaStep;
  if (l < lightness[0] || l > lightness[1] || c < chroma[0] || c > chroma[1]) return null;
  const color = { l, c, h: start.h };
  if (isForbidden(color, planned) || c > maxChroma(l, start.h)) return null;
  const hex = oklchToHex(color);
  return keepsHue(hex, start) ? toAppearance(hex) : null;
}

function isForbidden(color: Oklch, { bounds }: PlannedColor): boolean {
  return !bounds.allowsMud && isMud(color);
}

/** The target itself, brought to where sRGB holds it and its hue can show. */
function toReachable({ target, bounds }: PlannedColor): Oklch {
  const l = Math.min(bounds.lightness[1], Math.max(bounds.lightness[0], target.l));
  const c = Math.min(maxChroma(l, target.h), Math.max(bounds.chroma[0], target.c));
  return target.c < NEUTRAL_CHROMA ? { ...target, l } : { ...target, l, c };
}

function keepsHue(hex: string, target: Oklch): boolean {
  const got = hexToOklch(hex);
  if (target.c < NEUTRAL_CHROMA) return got.c < NEUTRAL_CHROMA;
  return got.c >= NEUTRAL_CHROMA && hueDistance(got.h, target.h) <= ROUNDING_HUE_TOLERANCE_DEG;
}

/** The smallest separation from a placed color; once it is below `enough` the rest is not looked at. */
function minSeparation(candidate: Appearance, placed: readonly Appearance[], enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of placed) {
    least = Math.min(least, separation(candidate, other));
    if (least < enough) return least;
  }
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
