import { ciede2000 } from '../color/color-difference.ts';
import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { type Appearance, separation, toAppearance } from './appearance.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { PlannedColor } from './planned-color.ts';

export interface FittedColor {
  readonly appearance: Appearance;
  /** False when no color of that hue meets the minimum differences; then this is the best one. */
  readonly meetsRules: boolean;
}

/** How far eight-bit rounding may change a hue. */
const ROUNDING_HUE_TOLERANCE_DEG = 4.5;

/** Margin above the rule, so that a later conversion of the same colors does not fall below it. */
const TARGET_SEPARATION = 1.03;

/** Number of matches among which CIEDE2000 selects the nearest; the search itself is ordered by OKLab distance. */
const MAX_MATCHES = 12;

/**
 * The color nearest to the target of a planned color that keeps its hue and bounds, is in sRGB and differs enough
 * from every color fitted so far.
 *
 * Searches lightness and chroma outward from the target. A neutral target (chroma below 0.02) stays neutral.
 */
export function fitColor(planned: PlannedColor, fitted: readonly Appearance[]): FittedColor {
  const start = toGamut(planned);
  const wanted = toAppearance(oklchToHex(start));
  const matches: Appearance[] = [];
  let closest = { appearance: wanted, separation: minSeparation(wanted, fitted) };
  if (
    closest.separation >= TARGET_SEPARATION &&
    hasSameHue(wanted.hex, start) &&
    !isForbiddenMud(start, planned)
  ) {
    return { appearance: wanted, meetsRules: true };
  }
  const steps = searchOrder();
  const chromaLimits: ChromaLimits = new Map();
  // By index, because a run of the command is too short for V8 to remove the objects of an iteration.
  for (let index = 0; index < steps.length; index += 1) {
    const candidate = toCandidate(start, planned, steps[index] as Step, chromaLimits);
    if (candidate === null) continue;
    const min = minSeparation(candidate, fitted, Math.min(closest.separation, TARGET_SEPARATION));
    if (min > closest.separation) closest = { appearance: candidate, separation: min };
    if (min >= TARGET_SEPARATION) matches.push(candidate);
    if (matches.length === MAX_MATCHES) break;
  }
  const nearest = nearestTo(wanted, matches);
  if (nearest !== null) return { appearance: nearest, meetsRules: true };
  return { appearance: closest.appearance, meetsRules: false };
}

/** The largest chroma in sRGB by lightness, for one hue. Computing one takes longer than the rest of a step. */
type ChromaLimits = Map<number, number>;

function toCandidate(
  start: Oklch,
  planned: PlannedColor,
  step: Step,
  chromaLimits: ChromaLimits,
): Appearance | null {
  const { lightness, chroma } = planned.bounds;
  const l = start.l + step.lightness;
  const c = start.c + step.chroma;
  if (l < lightness[0] || l > lightness[1] || c < chroma[0] || c > chroma[1]) return null;
  const color = { l, c, h: start.h };
  if (isForbiddenMud(color, planned)) return null;
  const limit = chromaLimits.get(l) ?? maxChroma(l, start.h);
  chromaLimits.set(l, limit);
  if (c > limit) return null;
  const hex = oklchToHex(color);
  return hasSameHue(hex, start) ? toAppearance(hex) : null;
}

function isForbiddenMud(color: Oklch, { bounds }: PlannedColor): boolean {
  return !bounds.allowsMud && isMud(color);
}

/** The target, moved into its bounds and into sRGB. */
function toGamut({ target, bounds }: PlannedColor): Oklch {
  const l = Math.min(bounds.lightness[1], Math.max(bounds.lightness[0], target.l));
  const c = Math.min(maxChroma(l, target.h), Math.max(bounds.chroma[0], target.c));
  return target.c < NEUTRAL_CHROMA ? { ...target, l } : { ...target, l, c };
}

function hasSameHue(hex: string, target: Oklch): boolean {
  const result = hexToOklch(hex);
  if (target.c < NEUTRAL_CHROMA) return result.c < NEUTRAL_CHROMA;
  return result.c >= NEUTRAL_CHROMA && hueDistance(result.h, target.h) <= ROUNDING_HUE_TOLERANCE_DEG;
}

/** The smallest separation from a fitted color; exact from `enough` to the target. */
function minSeparation(candidate: Appearance, fitted: readonly Appearance[], enough = 0): number {
  const range = { from: enough, to: TARGET_SEPARATION };
  let min = Number.POSITIVE_INFINITY;
  for (const other of fitted) {
    min = Math.min(min, separation(candidate, other, range));
    if (min < enough) return min;
  }
  return min;
}

function nearestTo(wanted: Appearance, matches: readonly Appearance[]): Appearance | null {
  let best: { appearance: Appearance; difference: number } | null = null;
  for (const appearance of matches) {
    const difference = ciede2000(wanted.normal, appearance.normal);
    if (best === null || difference < best.difference) best = { appearance, difference };
  }
  return best?.appearance ?? null;
}

/** A step away from a target in lightness and chroma, and the square of its length. */
interface Step {
  readonly lightness: number;
  readonly chroma: number;
  readonly square: number;
}

let order: readonly Step[] | null = null;

/** Steps in lightness and chroma, smallest first; computed on first use because the list is long. */
function searchOrder(): readonly Step[] {
  if (order !== null) return order;
  const steps: Step[] = [];
  for (let row = -60; row <= 60; row++) {
    for (let column = -10; column <= 10; column++) {
      const lightness = row * 0.0125;
      const chroma = column * 0.0125;
      steps.push({ lightness, chroma, square: lightness * lightness + chroma * chroma });
    }
  }
  order = steps.sort((a, b) => a.square - b.square || a.lightness - b.lightness || a.chroma - b.chroma);
  return order;
}
