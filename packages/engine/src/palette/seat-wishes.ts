import type { Oklch } from '../color/color-space.ts';
import { NAMED_NEUTRAL_CHROMA } from './palette-hues.ts';
import { PALETTE_ROLES, type PaletteRole } from './palette-roles.ts';
import type { PlannedColor } from './planned-color.ts';

/** The seven roles of a palette, each with the color it was given or asked for, or null. */
export type Seats = readonly (PlannedColor | null)[];

/** Asked-for colors darker, paler or more vivid than these have a job of their own. */
const INK_LIGHTNESS = 0.36;
const PAPER_LIGHTNESS = 0.9;
const PALE = { lightness: 0.85, chroma: 0.08 };
const CALLING = { lightness: 0.5, chroma: 0.13 };

/** The roles that fit a color, the best first. */
const FITTING: Readonly<
  Record<'ink' | 'paper' | 'gray' | 'pale' | 'vivid' | 'other', readonly PaletteRole[]>
> = {
  ink: ['secondary-1', 'accent-4', 'secondary-2', 'accent-3'],
  paper: ['accent-2', 'accent-3', 'accent-4'],
  gray: ['accent-4', 'accent-3', 'secondary-2'],
  pale: ['accent-3', 'secondary-2', 'accent-4'],
  vivid: ['accent-1', 'secondary-2', 'accent-3', 'accent-4'],
  other: ['secondary-2', 'accent-3', 'accent-4', 'accent-1'],
};

/**
 * Gives every wanted color a role: the first is the primary, a kept one stays in the role of its place, and the others
 * take the free role whose job fits them best. A role nobody asked for stays null.
 */
export function seatWishes(wishes: readonly PlannedColor[]): Seats {
  const seats: (PlannedColor | null)[] = PALETTE_ROLES.map((_, index) => {
    const wish = wishes[index];
    return wish !== undefined && (index === 0 || wish.kept !== null) ? wish : null;
  });
  for (const wish of wishes.slice(1)) {
    if (wish.kept !== null) continue;
    const free = [...FITTING[kindOf(wish.target)], ...PALETTE_ROLES].find(
      (role) => seats[PALETTE_ROLES.indexOf(role)] === null,
    );
    if (free !== undefined) seats[PALETTE_ROLES.indexOf(free)] = wish;
  }
  return seats;
}

function kindOf({ l, c }: Oklch): keyof typeof FITTING {
  if (c < NAMED_NEUTRAL_CHROMA) return l < INK_LIGHTNESS ? 'ink' : l > PAPER_LIGHTNESS ? 'paper' : 'gray';
  if (l < INK_LIGHTNESS) return 'ink';
  if (c >= CALLING.chroma && l >= CALLING.lightness) return 'vivid';
  return l > PALE.lightness && c < PALE.chroma ? 'pale' : 'other';
}
