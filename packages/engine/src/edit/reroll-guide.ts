import type { Direction } from '../brief/direction.ts';
import { readBrief } from '../brief/read-brief.ts';
import type { ColorNamer } from '../color/name-color.ts';
import { chooseRecipe } from '../guide/choose-recipe.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { composePalette } from '../palette/compose-palette.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import { pairFonts } from '../typography/pair-fonts.ts';
import type { GuideEdits } from './guide-edits.ts';

/** The parts of a guide that a reroll keeps. */
export interface Locks {
  readonly colors: readonly PaletteRole[];
  readonly headerFont: boolean;
  readonly bodyFont: boolean;
}

/** Nothing is locked. */
export const NO_LOCKS: Locks = { colors: [], headerFont: false, bodyFont: false };

/**
 * Composes the unlocked parts of a guide again, and returns them as edits.
 *
 * The character comes from the brief of the guide (its project description); locked colors are kept byte for byte, and
 * the other colors keep their distance from them. The same guide, locks and seed give the same edits; another seed
 * gives other colors and fonts. Empty when everything is locked.
 *
 * Rejects when the words of the brief's language cannot be loaded.
 */
export async function rerollGuide(
  guide: Guide,
  locks: Locks,
  seed: string,
  nameColor: ColorNamer,
): Promise<GuideEdits> {
  const direction = await readBrief({ mode: 'ai', description: guide.projectDescription }, { seed });
  return { ...rerollColors(guide, locks, direction, nameColor), ...rerollFonts(guide, locks, direction) };
}

function rerollColors(
  guide: Guide,
  locks: Locks,
  direction: Direction,
  nameColor: ColorNamer,
): Pick<GuideEdits, 'colors'> {
  const colors = guideColors(guide);
  const locked = PALETTE_ROLES.map((role, index) =>
    locks.colors.includes(role) ? (colors[index]?.hex ?? null) : null,
  );
  if (locked.every((hex) => hex !== null)) return {};
  const { hexes } = composePalette({ ...direction, recipe: chooseRecipe(direction), locked });
  const taken = new Set(colors.filter((_, index) => locked[index] !== null).map(({ name }) => name));
  const edits: NonNullable<GuideEdits['colors']> = {};
  for (const [index, role] of PALETTE_ROLES.entries()) {
    const hex = hexes[index];
    if (locked[index] !== null || hex === undefined) continue;
    const name = nameColor(hex, taken);
    taken.add(name);
    edits[role] = { hex, name };
  }
  return { colors: edits };
}

function rerollFonts(
  { fonts, projectDescription, exampleTitle, exampleText }: Guide,
  locks: Locks,
  { type, seed }: Direction,
): Pick<GuideEdits, 'headerFont' | 'bodyFont'> {
  if (locks.headerFont && locks.bodyFont) return {};
  const pair = pairFonts({
    ...type,
    header: locks.headerFont ? fonts.header.name : type.header,
    body: locks.bodyFont ? fonts.body.name : type.body,
    text: [projectDescription, exampleTitle, exampleText].join(' '),
    seed,
  });
  return {
    ...(locks.headerFont ? {} : { headerFont: pair.header.name }),
    ...(locks.bodyFont ? {} : { bodyFont: pair.body.name }),
  };
}
