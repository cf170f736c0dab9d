import { HARMONY_ANGLES, hueDistance } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import type { RoleColors } from './assign-roles.ts';
import { type HueRange, isAvoided } from './avoided-hues.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { RequiredHues } from './plan-context.ts';
import type { PlannedColor } from './planned-color.ts';

/** The angles of a requested harmony outside the avoided hues; the anchor is always allowed. */
export function allowedAngles(
  type: HarmonyType,
  anchor: number,
  avoid: readonly HueRange[],
): readonly number[] {
  return HARMONY_ANGLES[type].filter((angle) => angle === 0 || !isAvoided((anchor + angle) % 360, avoid));
}

/**
 * A requested color rotated to the nearest angle of the requested harmony; kept colors and neutrals do not change.
 */
export function rotateToHarmony(
  requested: PlannedColor,
  anchor: number,
  angles: readonly number[],
): PlannedColor {
  if (requested.kept !== null || requested.target.c < NEUTRAL_CHROMA) return requested;
  return {
    ...requested,
    target: { ...requested.target, h: (anchor + nearestAngle(requested.target.h - anchor, angles)) % 360 },
  };
}

/** The roles that get the angles no requested color has, by priority: highlight, companion, accents 3 and 4. */
const COMPANION = 2;
const ROLES_BY_PRIORITY = [3, COMPANION, 5, 6];

/**
 * Distributes the remaining angles over the roles without a requested color: the highlight gets the one farthest from
 * the primary, the companion the nearest, the accents the rest.
 */
export function distributeHues(
  anchor: number,
  angles: readonly number[],
  roleColors: RoleColors,
): RequiredHues {
  const taken = roleColors.flatMap((color) =>
    color === null || color.target.c < NEUTRAL_CHROMA ? [] : [nearestAngle(color.target.h - anchor, angles)],
  );
  const open = angles
    .filter((angle) => angle !== 0 && !taken.includes(angle))
    .sort((a, b) => hueDistance(b, 0) - hueDistance(a, 0) || a - b);
  const farthest = open[0] ?? angles.find((angle) => angle !== 0) ?? 0;
  const shares = new Map<number, number>();
  for (const role of ROLES_BY_PRIORITY) {
    if (roleColors[role] !== null || open.length === 0) continue;
    const angle = role === COMPANION ? open.pop() : open.shift();
    if (angle !== undefined) shares.set(role, angle);
  }
  const at = (angle: number) => (anchor + angle) % 360;
  const [highlight = farthest, companion = 0, third, fourth] = ROLES_BY_PRIORITY.map((role) =>
    shares.get(role),
  );
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
