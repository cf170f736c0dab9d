import { type DraftAtom, draftAtomOf } from '../../../lib/draft-atom.ts';
import { toDraftKey } from '../generation-mode.ts';
import { COLOR_ROWS, type CustomColor, type CustomFields } from './custom-fields.ts';

/** The draft of a project's Custom form. */
export function customDraftAtomOf(projectId: string): DraftAtom<CustomFields> {
  return draftAtomOf(toDraftKey(projectId, 'custom'), readCustomDraft);
}

/** Parses a stored draft. Returns null if it is incomplete or invalid. */
export function readCustomDraft(stored: unknown): CustomFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = ['name', 'description', 'headerFont', 'bodyFont'].map((key) => Reflect.get(stored, key));
  const colors: unknown = Reflect.get(stored, 'colors');
  const [name, description, headerFont, bodyFont] = texts;
  if (!(isText(name) && isText(description) && isText(headerFont) && isText(bodyFont))) return null;
  if (!(Array.isArray(colors) && colors.length === COLOR_ROWS.length && colors.every(isColor))) return null;
  return { name, description, headerFont, bodyFont, colors };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isColor(value: unknown): value is CustomColor {
  if (typeof value !== 'object' || value === null) return false;
  return 'hex' in value && 'name' in value && isText(value.hex) && isText(value.name);
}
