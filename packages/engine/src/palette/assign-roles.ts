import type { Oklch } from '../color/color-space.ts';
import { NAMED_NEUTRAL_CHROMA } from './palette-hues.ts';
import { PALETTE_ROLES, type PaletteRole } from './palette-roles.ts';
import type { PlannedColor } from './planned-color.ts';

/** The seven roles of a palette, each with its given or requested color, or null. */
export type RoleColors = readonly (PlannedColor | null)[];

/** Limits of lightness and chroma by which a requested color gets a role. */
const MAX_DARK_LIGHTNESS = 0.36;
const MIN_LIGHT_LIGHTNESS = 0.9;
const PALE = { lightness: 0.85, chroma: 0.08 };
/** A light color calls for attention with less chroma: a gold does, a brown does not. */
const VIVID = [
  { lightness: 0.55, chroma: 0.13 },
  { lightness: 0.68, chroma: 0.115 },
];

/** The roles that fit a color of each tone, best first. */
const ROLES_BY_TONE: Readonly<
  Record<'dark' | 'light' | 'gray' | 'pale' | 'vivid' | 'other', readonly PaletteRole[]>
> = {
  dark: ['secondary-1', 'accent-4', 'secondary-2', 'accent-3'],
  light: ['accent-2', 'accent-3', 'accent-4'],
  gray: ['accent-4', 'accent-3', 'secondary-2'],
  pale: ['accent-3', 'secondary-2', 'accent-4'],
  vivid: ['accent-1', 'secondary-2', 'accent-3', 'accent-4'],
  other: ['secondary-2', 'accent-3', 'accent-4', 'accent-1'],
};

/**
 * Assigns a role to every requested color: the first is the primary, a kept one gets the role at its index, and each
 * other one gets the free role whose job fits it best. The remaining roles are null.
 */
export function assignRoles(requestedColors: readonly PlannedColor[]): RoleColors {
  const roleColors: (PlannedColor | null)[] = PALETTE_ROLES.map((_, index) => {
    const requested = requestedColors[index];
    return requested !== undefined && (index === 0 || requested.kept !== null) ? requested : null;
  });
  for (const requested of requestedColors.slice(1)) {
    if (requested.kept !== null) continue;
    const free = [...ROLES_BY_TONE[toneOf(requested.target)], ...PALETTE_ROLES].find(
      (role) => roleColors[PALETTE_ROLES.indexOf(role)] === null,
    );
    if (free !== undefined) roleColors[PALETTE_ROLES.indexOf(free)] = requested;
  }
  return roleColors;
}

function toneOf({ l, c }: Oklch): keyof typeof ROLES_BY_TONE {
  if (c < NAMED_NEUTRAL_CHROMA)
    return l < MAX_DARK_LIGHTNESS ? 'dark' : l > MIN_LIGHT_LIGHTNESS ? 'light' : 'gray';
  if (l < MAX_DARK_LIGHTNESS) return 'dark';
  if (VIVID.some(({ lightness, chroma }) => l >= lightness && c >= chroma)) return 'vivid';
  return l > PALE.lightness && c < PALE.chroma ? 'pale' : 'other';
}
