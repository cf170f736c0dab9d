import { ciede2000 } from '../color/color-difference.ts';
import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { limitChroma, maxChroma } from '../color/fit-gamut.ts';
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
  const reachable = reachableFrom(start, planned);
  // By index, because a run of the command is too short for V8 to remove the objects of an iteration.
  for (let index = 0; index < steps.length; index += 1) {
    const candidate = toCandidate(steps[index] as Step, start, planned, reachable);
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

/** What the steps lead to: null outside of the bounds of the planned color. */
interface Reachable {
  readonly lightness: readonly (number | null)[];
  readonly chroma: readonly (number | null)[];
  /** The largest chroma in sRGB at each lightness, as far as it is known. */
  readonly maxChroma: (number | undefined)[];
}

function reachableFrom(start: Oklch, { bounds }: PlannedColor): Reachable {
  const within = (value: number, [from, to]: readonly [number, number]) =>
    value < from || value > to ? null : value;
  return {
    lightness: LIGHTNESS_STEPS.map((step) => within(start.l + step, bounds.lightness)),
    chroma: CHROMA_STEPS.map((step) => within(start.c + step, bounds.chroma)),
    maxChroma: [],
  };
}

function toCandidate(
  { row, column }: Step,
  start: Oklch,
  planned: PlannedColor,
  reachable: Reachable,
): Appearance | null {
  const l = reachable.lightness[row] ?? null;
  const c = reachable.chroma[column] ?? null;
  if (l === null || c === null) return null;
  const color = { l, c, h: start.h };
  if (isForbiddenMud(color, planned)) return null;
  const limit = reachable.maxChroma[row] ?? maxChroma(l, start.h);
  reachable.maxChroma[row] = limit;
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
  if (target.c < NEUTRAL_CHROMA) return { ...target, l };
  return limitChroma({ l, c: Math.max(bounds.chroma[0], target.c), h: target.h });
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

/** The steps in one direction: as many down as up. */
const toSteps = (count: number) =>
  Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * 0.0125);
const LIGHTNESS_STEPS = /* @__PURE__ */ toSteps(60);
const CHROMA_STEPS = /* @__PURE__ */ toSteps(10);

/** A step away from a target, as indexes of `LIGHTNESS_STEPS` and `CHROMA_STEPS`. */
interface Step {
  readonly row: number;
  readonly column: number;
}

let order: readonly Step[] | null = null;

/** All steps, the smallest first and equal ones by lightness and chroma; computed on first use because they are many. */
function searchOrder(): readonly Step[] {
  order ??= sortSteps();
  return order;
}

/** Collects the steps of each length, because sorting numbers takes much less time than sorting objects. */
function sortSteps(): Step[] {
  const byLength = new Map<number, Step[]>();
  for (const [row, lightness] of LIGHTNESS_STEPS.entries()) {
    for (const [column, chroma] of CHROMA_STEPS.entries()) {
      const square = lightness * lightness + chroma * chroma;
      const steps = byLength.get(square);
      if (steps === undefined) byLength.set(square, [{ row, column }]);
      else steps.push({ row, column });
    }
  }
  return [...Float64Array.from(byLength.keys()).sort()].flatMap((square) => byLength.get(square) ?? []);
}
