import { checkGuide } from '../check/check-guide.ts';
import type { Finding } from '../check/finding.ts';
import type { ColorNamer } from '../color/name-color.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { initialSettings } from '../guide/initial-settings.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import { repairPalette } from '../palette/repair-palette.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import type { GuideEdits } from './guide-edits.ts';

/** A finding of a guide, with the edits that fix it; null when only a person can decide. */
export interface FixableFinding {
  readonly finding: Finding;
  readonly edits: GuideEdits | null;
}

const COLOR_PATH = /^colors\.(primary|secondary|accent)(?:\.(\d))?\./;

/**
 * Checks a guide and proposes an edit for each finding that has an exact fix.
 *
 * Colors that are too similar are moved as little as possible, all others staying as they are; a repeated name becomes
 * the name of the color. Fixes are independent: apply one and check again.
 */
export function findFixes(
  guide: Guide,
  nameColor: ColorNamer,
  settings: GuideSettings = initialSettings(guide),
): FixableFinding[] {
  return checkGuide(guide, settings).map((finding) => ({ finding, edits: fixOf(guide, finding, nameColor) }));
}

/** The edits that fix all findings that have a fix, applied one after the other, or null when there are none. */
export function fixAll(
  guide: Guide,
  nameColor: ColorNamer,
  settings: GuideSettings = initialSettings(guide),
): GuideEdits | null {
  const colors = guideColors(guide);
  const { hexes } = repairPalette(colors.map(({ hex }) => ({ hex, kept: false })));
  const edits: NonNullable<GuideEdits['colors']> = {};
  const taken = new Set<string>();
  const names = new Set(namesOf(guide));
  for (const [index, role] of PALETTE_ROLES.entries()) {
    const color = colors[index];
    const hex = hexes[index];
    if (color === undefined || hex === undefined) continue;
    const isRepeated = taken.has(key(color.name));
    const name = isRepeated ? nameColor(hex, names) : color.name;
    taken.add(key(name));
    names.add(name);
    if (hex !== color.hex || isRepeated) edits[role] = { hex, name };
  }
  const hasFix = findFixes(guide, nameColor, settings).some((fix) => fix.edits !== null);
  return hasFix && Object.keys(edits).length > 0 ? { colors: edits } : null;
}

function fixOf(guide: Guide, { rule, path }: Finding, nameColor: ColorNamer): GuideEdits | null {
  const role = roleAt(path);
  if (role === null) return null;
  if (rule === 'similar-colors' || rule === 'similar-for-deficiency') return moveColor(guide, role);
  return rule === 'duplicate-name' ? renameColor(guide, role, nameColor) : null;
}

/** Moves one color away from all others and keeps its name. */
function moveColor(guide: Guide, role: PaletteRole): GuideEdits | null {
  const colors = guideColors(guide);
  const index = PALETTE_ROLES.indexOf(role);
  const { hexes, meetsRules } = repairPalette(
    colors.map(({ hex }, other) => ({ hex, kept: other !== index })),
  );
  const hex = hexes[index];
  const color = colors[index];
  if (hex === undefined || color === undefined || !meetsRules || hex === color.hex) return null;
  return { colors: { [role]: { hex, name: color.name } } };
}

function renameColor(guide: Guide, role: PaletteRole, nameColor: ColorNamer): GuideEdits | null {
  const color = guideColors(guide)[PALETTE_ROLES.indexOf(role)];
  if (color === undefined) return null;
  return { colors: { [role]: { name: nameColor(color.hex, namesOf(guide)) } } };
}

function namesOf(guide: Guide): ReadonlySet<string> {
  return new Set(guideColors(guide).map(({ name }) => name));
}

function key(name: string): string {
  return name.trim().toLowerCase();
}

function roleAt(path: string): PaletteRole | null {
  const [, group, index] = COLOR_PATH.exec(path) ?? [];
  if (group === undefined) return null;
  const role = group === 'primary' ? 'primary' : `${group}-${Number(index) + 1}`;
  return PALETTE_ROLES.find((candidate) => candidate === role) ?? null;
}
