import type { ColorNamer } from '../color/name-color.ts';
import type { Guide } from '../guide/guide.ts';
import { editColors } from './edit-colors.ts';
import { editFonts } from './edit-fonts.ts';
import type { GuideEdits } from './guide-edits.ts';

/**
 * The guide with all edits, computed from the original: codes, explanations, harmony, surfaces, buttons and type follow.
 *
 * Edited values are kept byte for byte. A generated color that gets another hex code without a name gets the name of
 * the new color; the names in custom guides only change when they are edited. Without edits, the original itself. The
 * same original, edits and namer give the same guide.
 */
export function editGuide(original: Guide, edits: GuideEdits, nameColor: ColorNamer): Guide {
  const colored = editColors(original, edits.colors ?? {}, nameColor);
  const guide = editFonts(colored, edits);
  return {
    ...guide,
    exampleTitle: edits.exampleTitle ?? original.exampleTitle,
    exampleText: edits.exampleText ?? original.exampleText,
    description: edits.description ?? original.description,
  };
}
