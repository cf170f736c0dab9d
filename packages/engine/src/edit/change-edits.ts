import { type Guide, type GuideColor, guideColors } from '../guide/guide.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import type { ColorEdit, GuideEdits } from './guide-edits.ts';

type ColorEdits = NonNullable<GuideEdits['colors']>;
const TEXT_PARTS = ['headerFont', 'bodyFont', 'exampleTitle', 'exampleText', 'description'] as const;

/** Adds edits to others; parts that both edit have the value of the later ones. */
export function addEdits(earlier: GuideEdits, later: GuideEdits): GuideEdits {
  return compact({ ...earlier, ...later, colors: addColors(earlier.colors ?? {}, later.colors ?? {}) });
}

function addColors(earlier: ColorEdits, later: ColorEdits): ColorEdits {
  return mapRoles((role) => ({ ...earlier[role], ...later[role] }));
}

/**
 * Merges two sets of edits that started from the same one: parts that only one side changed have its value, parts that
 * both changed have mine.
 */
export function mergeEdits(base: GuideEdits, mine: GuideEdits, theirs: GuideEdits): GuideEdits {
  const merge = <T>(from: T, my: T, their: T): T => (my === from ? their : my);
  const merged: GuideEdits = { colors: {} };
  for (const part of TEXT_PARTS)
    Object.assign(merged, { [part]: merge(base[part], mine[part], theirs[part]) });
  merged.colors = mapRoles((role) => ({
    hex: merge(base.colors?.[role]?.hex, mine.colors?.[role]?.hex, theirs.colors?.[role]?.hex),
    name: merge(base.colors?.[role]?.name, mine.colors?.[role]?.name, theirs.colors?.[role]?.name),
  }));
  return compact(merged);
}

/** The edits without those that equal the original, in a fixed order, so that equal edits have equal bytes. */
export function normalizeEdits(original: Guide, edits: GuideEdits): GuideEdits {
  const colors = guideColors(original);
  const kept: GuideEdits = {
    colors: mapRoles((role, index) => normalizeColor(edits.colors?.[role] ?? {}, colors[index])),
    headerFont: unless(edits.headerFont, original.fonts.header.name),
    bodyFont: unless(edits.bodyFont, original.fonts.body.name),
    exampleTitle: unless(edits.exampleTitle, original.exampleTitle),
    exampleText: unless(edits.exampleText, original.exampleText),
    description: unless(edits.description, original.description),
  };
  return compact(kept);
}

/** The name of a changed color is kept even if it is the original one: without it, the color would be renamed. */
function normalizeColor({ hex, name }: ColorEdit, original: GuideColor | undefined): MaybeEdit {
  const changed = unless(hex, original?.hex);
  return { hex: changed, name: changed === undefined ? unless(name, original?.name) : name };
}

function unless<T>(value: T | undefined, same: unknown): T | undefined {
  return value === same ? undefined : value;
}

/** Drops undefined values and empty objects. */
function compact({ colors = {}, ...texts }: GuideEdits): GuideEdits {
  const edited = mapRoles((role) => defined(colors[role] ?? {}));
  const isEmpty = Object.keys(edited).length === 0;
  const result: Record<string, unknown> = isEmpty ? {} : { colors: edited };
  for (const part of TEXT_PARTS) if (texts[part] !== undefined) result[part] = texts[part];
  return result;
}

function defined({ hex, name }: ColorEdit): ColorEdit {
  return { ...(hex === undefined ? {} : { hex }), ...(name === undefined ? {} : { name }) };
}

/** The edits of all roles in palette order, without empty ones. */
function mapRoles(toEdit: (role: PaletteRole, index: number) => MaybeEdit): ColorEdits {
  const edits: ColorEdits = {};
  for (const [index, role] of PALETTE_ROLES.entries()) {
    const edit = defined(toEdit(role, index) as ColorEdit);
    if (Object.keys(edit).length > 0) edits[role] = edit;
  }
  return edits;
}

type MaybeEdit = { readonly [Part in keyof ColorEdit]?: ColorEdit[Part] | undefined };
