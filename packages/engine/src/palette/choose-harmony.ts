import type { Oklch } from '../color/color-space.ts';
import { HARMONY_ANGLES, hueDistance } from '../color/harmony.ts';
import { HARMONY_TYPES, type HarmonyChoice, type HarmonyType } from '../color/harmony-types.ts';
import { pickWeighted } from '../seeded-random.ts';
import { HARMONY_TOLERANCE_DEG, NEUTRAL_CHROMA } from './palette-hues.ts';

/** A range of hues to stay out of, in OKLCH degrees to each side of its centre. */
export interface HueRange {
  readonly hue: number;
  readonly spread: number;
}

/** What decides a harmony. */
export interface HarmonyQuestion {
  readonly choice: HarmonyChoice;
  readonly anchor: number;
  /** Wanted colours, the primary first; a kept one cannot be turned to fit. */
  readonly wishes: readonly { readonly color: Oklch; readonly kept: boolean }[];
  readonly avoid: readonly HueRange[];
  /** −1 calm to 1 lively. */
  readonly energy: number;
  /** A number in [0, 1) that decides between harmonies the brief leaves open. */
  readonly random: number;
}

/** Angles (degrees from the anchor) colours may stand at, and the harmony they make, if it has a name. */
export interface HueAngles {
  readonly type: HarmonyType | null;
  readonly angles: readonly number[];
}

/** A wanted second colour may be turned this far to fit a harmony before it counts as disobeyed. */
const MOST_TURN_DEG = 16;

/** How likely each harmony is for a calm and for a lively brand. */
const LIKELIHOOD: Readonly<Record<HarmonyType, readonly [calm: number, lively: number]>> = {
  monochromatic: [2, 0.3],
  analogous: [4, 1.4],
  complementary: [2, 2],
  'split-complementary': [1.6, 2.4],
  triadic: [0.6, 2.4],
  tetradic: [0.4, 1.4],
  square: [0.2, 1.2],
};

/**
 * The harmony of a palette: the one asked for, else one that holds every wanted colour, else one that fits the mood.
 *
 * When wanted colours fit no harmony their own angles are used and the type is `null`: none is claimed.
 */
export function chooseHarmony(question: HarmonyQuestion): HueAngles {
  if (question.choice !== 'auto') return toAngles(question.choice);
  const wanted = wantedAngles(question);
  if (wanted.length > 0) return fitWanted(wanted);
  const entries = HARMONY_TYPES.map((type) => [type, likelihood(type, question)] as const);
  const possible = entries.filter(([, weight]) => weight > 0);
  if (possible.length === 0) return toAngles('monochromatic');
  return toAngles(pickWeighted(possible, question.random));
}

/** True when a hue lies in one of the ranges. */
export function isAvoided(hue: number, avoid: readonly HueRange[]): boolean {
  return avoid.some((range) => hueDistance(hue, range.hue) <= range.spread);
}

function toAngles(type: HarmonyType): HueAngles {
  return { type, angles: [0, ...HARMONY_ANGLES[type].filter((angle) => angle !== 0)] };
}

interface WantedAngle {
  readonly angle: number;
  readonly mostTurn: number;
}

/** Angles of the wanted colours beside the anchor; neutrals ask for none. */
function wantedAngles({ wishes, anchor }: HarmonyQuestion): WantedAngle[] {
  const chromatic = wishes.filter((wish) => wish.color.c >= NEUTRAL_CHROMA);
  if (chromatic.length < 2) return [];
  return chromatic.map(({ color, kept }) => ({
    angle: (color.h - anchor + 360) % 360,
    mostTurn: kept ? HARMONY_TOLERANCE_DEG : MOST_TURN_DEG,
  }));
}

/** The harmony that turns the wanted colours least, simpler ones first; their own angles when all turn too far. */
function fitWanted(wanted: readonly WantedAngle[]): HueAngles {
  let best: { type: HarmonyType; turn: number } | null = null;
  for (const type of HARMONY_TYPES) {
    const { angles } = toAngles(type);
    const turns = wanted.map(({ angle, mostTurn }) => {
      const turn = Math.min(...angles.map((allowed) => hueDistance(angle, allowed)));
      return turn <= mostTurn ? turn : Number.POSITIVE_INFINITY;
    });
    const turn = Math.max(...turns);
    if (Number.isFinite(turn) && (best === null || turn < best.turn)) best = { type, turn };
  }
  return best === null ? ownAngles(wanted) : toAngles(best.type);
}

function ownAngles(wanted: readonly WantedAngle[]): HueAngles {
  return { type: null, angles: [0, ...wanted.map(({ angle }) => angle).filter((angle) => angle > 0)] };
}

function likelihood(type: HarmonyType, { anchor, avoid, energy }: HarmonyQuestion): number {
  const { angles } = toAngles(type);
  if (angles.some((angle) => angle !== 0 && isAvoided((anchor + angle) % 360, avoid))) return 0;
  const [calm, lively] = LIKELIHOOD[type];
  const share = (Math.min(1, Math.max(-1, energy)) + 1) / 2;
  return calm * (1 - share) + lively * share;
}
