import { HARMONY_ANGLES, hueDistance } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { type HueRange, isAvoided } from './avoided-hues.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { CommandedHues } from './plan-context.ts';
import type { PlannedColor } from './planned-color.ts';
import type { Seats } from './seat-wishes.ts';

/** The angles of a commanded harmony that stay out of the avoided hues; the anchor's own always may be used. */
export function allowedAngles(
  type: HarmonyType,
  anchor: number,
  avoid: readonly HueRange[],
): readonly number[] {
  return HARMONY_ANGLES[type].filter((angle) => angle === 0 || !isAvoided((anchor + angle) % 360, avoid));
}

/** A wanted color turned to the nearest angle of a commanded harmony; kept colors and neutrals stay. */
export function turnToHarmony(wish: PlannedColor, anchor: number, angles: readonly number[]): PlannedColor {
  if (wish.kept !== null || wish.target.c < NEUTRAL_CHROMA) return wish;
  return {
    ...wish,
    target: { ...wish.target, h: (anchor + nearestAngle(wish.target.h - anchor, angles)) % 360 },
  };
}

/** Who takes an angle that no wanted color stands at, in this order: highlight, companion, accents 3 and 4. */
const COMPANION = 2;
const TAKERS = [3, COMPANION, 5, 6];

/**
 * Shares the angles out among the roles nobody asked for: the highlight takes the one farthest from the primary, the
 * companion the nearest and the accents what is left.
 */
export function shareOutHues(anchor: number, angles: readonly number[], seats: Seats): CommandedHues {
  const taken = seats.flatMap((seat) =>
    seat === null || seat.target.c < NEUTRAL_CHROMA ? [] : [nearestAngle(seat.target.h - anchor, angles)],
  );
  const open = angles
    .filter((angle) => angle !== 0 && !taken.includes(angle))
    .sort((a, b) => hueDistance(b, 0) - hueDistance(a, 0) || a - b);
  const farthest = open[0] ?? angles.find((angle) => angle !== 0) ?? 0;
  const shares = new Map<number, number>();
  for (const role of TAKERS) {
    if (seats[role] !== null || open.length === 0) continue;
    const angle = role === COMPANION ? open.pop() : open.shift();
    if (angle !== undefined) shares.set(role, angle);
  }
  const at = (angle: number) => (anchor + angle) % 360;
  const [highlight = farthest, companion = 0, third, fourth] = TAKERS.map((role) => shares.get(role));
  const accents = [third, fourth].map((angle) => (angle === undefined ? null : at(angle)));
  return {
    highlight: at(highlight),
    companion: at(companion),
    accents: [accents[0] ?? null, accents[1] ?? null],
  };
}

function nearestAngle(angle: number, angles: readonly number[]): number {
  return angles.reduce(
    (best, next) => (hueDistance(angle, next) < hueDistance(angle, best) ? next : best),
    0,
  );
}
