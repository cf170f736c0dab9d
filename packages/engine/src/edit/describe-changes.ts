import { type Guide, guideColors } from '../guide/guide.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';

/** One difference between two guides, as data; the page writes it as a sentence. */
export type GuideChange =
  | { readonly kind: 'color'; readonly role: PaletteRole; readonly from: string; readonly to: string }
  | { readonly kind: 'color-name'; readonly role: PaletteRole; readonly from: string; readonly to: string }
  | { readonly kind: 'header-font' | 'body-font' | 'name'; readonly from: string; readonly to: string }
  | { readonly kind: 'example-title' | 'example-text' | 'description' };

/** What differs between two guides, in the order of the document: hex codes, color names, fonts, texts. */
export function describeChanges(from: Guide, to: Guide): GuideChange[] {
  return [...colorChanges(from, to), ...fontChanges(from, to), ...textChanges(from, to)];
}

function colorChanges(from: Guide, to: Guide): GuideChange[] {
  const after = guideColors(to);
  return guideColors(from).flatMap((color, index): GuideChange[] => {
    const role = PALETTE_ROLES[index] ?? 'primary';
    const changed = after[index] ?? color;
    if (changed.hex !== color.hex) return [{ kind: 'color', role, from: color.hex, to: changed.hex }];
    if (changed.name !== color.name)
      return [{ kind: 'color-name', role, from: color.name, to: changed.name }];
    return [];
  });
}

function fontChanges(from: Guide, to: Guide): GuideChange[] {
  return (['header', 'body'] as const).flatMap((role): GuideChange[] => {
    const [before, after] = [from.fonts[role].name, to.fonts[role].name];
    return before === after ? [] : [{ kind: `${role}-font`, from: before, to: after }];
  });
}

function textChanges(from: Guide, to: Guide): GuideChange[] {
  const changes: GuideChange[] = [];
  if (from.name !== to.name) changes.push({ kind: 'name', from: from.name, to: to.name });
  if (from.exampleTitle !== to.exampleTitle) changes.push({ kind: 'example-title' });
  if (from.exampleText !== to.exampleText) changes.push({ kind: 'example-text' });
  if (from.description !== to.description) changes.push({ kind: 'description' });
  return changes;
}
