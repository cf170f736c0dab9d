import { HARMONY_TYPES, type HarmonyType } from './harmony-types.ts';
import { roundTo } from './round-to.ts';

/** The hues of every harmony as angles from its base hue, in degrees; 0, the base hue, is first. */
export const HARMONY_ANGLES: Record<HarmonyType, readonly number[]> = {
  monochromatic: [0],
  analogous: [0, 30, 330],
  complementary: [0, 180],
  'split-complementary': [0, 150, 210],
  triadic: [0, 120, 240],
  tetradic: [0, 60, 180, 240],
  square: [0, 90, 180, 270],
};

/** The angle between two hues, 0–180°. The hues may be negative or above 360. */
export function hueDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** The hues of a harmony in degrees (0 ≤ hue < 360), the base hue first. */
export function harmonyHues(type: HarmonyType, baseHue: number): number[] {
  return HARMONY_ANGLES[type].map((angle) => (roundTo((baseHue + angle) % 360, 9) + 360) % 360);
}

/**
 * The harmony a set of hues uses, or null when there is none; the first hue is the anchor.
 *
 * A harmony matches when every hue is within `toleranceDeg` of one of its angles from the anchor, and every angle has
 * a hue. Analogous hues may be on one side of the anchor or on both. If several match, which needs a tolerance of 15°
 * or more, the one with the smallest mean deviation wins, then the earlier in `HARMONY_TYPES`. Null for an empty
 * list. Leave out grays, which have no hue.
 */
export function recognizeHarmony(hues: readonly number[], toleranceDeg = 6): HarmonyType | null {
  let best: HarmonyType | null = null;
  let bestDeviation = Number.POSITIVE_INFINITY;
  for (const type of HARMONY_TYPES) {
    const deviation = meanDeviation(type, hues, toleranceDeg);
    if (deviation === null || deviation >= bestDeviation) continue;
    best = type;
    bestDeviation = deviation;
  }
  return best;
}

/** The mean distance of the hues from the angles of a harmony in degrees, or null when they do not match it. */
function meanDeviation(type: HarmonyType, hues: readonly number[], toleranceDeg: number): number | null {
  const anchor = hues[0];
  if (anchor === undefined) return null;
  const used = new Set<number>();
  let total = 0;
  for (const hue of hues) {
    const { angle, deviation } = nearestAngle(HARMONY_ANGLES[type], hue - anchor);
    if (deviation > toleranceDeg) return null;
    used.add(angle);
    total += deviation;
  }
  const needed = type === 'analogous' ? 2 : HARMONY_ANGLES[type].length;
  return used.size >= needed ? roundTo(total / hues.length, 6) : null;
}

function nearestAngle(angles: readonly number[], turn: number): { angle: number; deviation: number } {
  let nearest = { angle: 0, deviation: Number.POSITIVE_INFINITY };
  for (const angle of angles) {
    const deviation = roundTo(hueDistance(turn, angle), 6);
    if (deviation < nearest.deviation) nearest = { angle, deviation };
  }
  return nearest;
}
