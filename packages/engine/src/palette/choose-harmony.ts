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
 * The angles (degrees from the anchor, the anchor's 0 first) the colours of a palette may stand at.
 *
 * They are those of the harmony asked for, else of one that holds every wanted colour, else of one that fits the mood.
 * When wanted colours fit no harmony their own angles are used.
 */
export function chooseAngles(question: HarmonyQuestion): readonly number[] {
  if (question.choice !== 'auto') return HARMONY_ANGLES[question.choice];
  const wanted = wantedAngles(question);
  if (wanted.length > 0) return fitWanted(wanted);
  const entries = HARMONY_TYPES.map((type) => [type, likelihood(type, question)] as const);
  const possible = entries.filter(([, weight]) => weight > 0);
  if (possible.length === 0) return HARMONY_ANGLES.monochromatic;
  return HARMONY_ANGLES[pickWeighted(possible, question.random)];
}

/** True when a hue lies in one of the ranges. */
export function isAvoided(hue: number, avoid: readonly HueRange[]): boolean {
  return avoid.some((range) => hueDistance(hue, range.hue) <= range.spread);
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
function fitWanted(wanted: readonly WantedAngle[]): readonly number[] {
  let best: { type: HarmonyType; turn: number } | null = null;
  for (const type of HARMONY_TYPES) {
    const angles = HARMONY_ANGLES[type];
    const turns = wanted.map(({ angle, mostTurn }) => {
      const turn = Math.min(...angles.map((allowed) => hueDistance(angle, allowed)));
      return turn <= mostTurn ? turn : Number.POSITIVE_INFINITY;
    });
    const turn = Math.max(...turns);
    if (Number.isFinite(turn) && (best === null || turn < best.turn)) best = { type, turn };
  }
  return best === null ? ownAngles(wanted) : HARMONY_ANGLES[best.type];
}

function ownAngles(wanted: readonly WantedAngle[]): readonly number[] {
  return [0, ...wanted.map(({ angle }) => angle).filter((angle) => angle > 0)];
}

function likelihood(type: HarmonyType, { anchor, avoid, energy }: HarmonyQuestion): number {
  const angles = HARMONY_ANGLES[type];
  if (angles.some((angle) => angle !== 0 && isAvoided((anchor + angle) % 360, avoid))) return 0;
  const [calm, lively] = LIKELIHOOD[type];
  const share = (Math.min(1, Math.max(-1, energy)) + 1) / 2;
  return calm * (1 - share) + lively * share;
}
