// Public API of @stylekit/engine/edit.

export type { PaletteRole } from '../palette/palette-roles.ts';
export { addEdits, mergeEdits, normalizeEdits } from './change-edits.ts';
export {
  ALTERNATIVE_KINDS,
  type AlternativeKind,
  type ColorAlternative,
  colorAlternatives,
} from './color-alternatives.ts';
export { describeChanges, type GuideChange } from './describe-changes.ts';
export { editGuide } from './edit-guide.ts';
export { type FixableFinding, findFixes, fixAll } from './find-fixes.ts';
export { type ColorEdit, type GuideEdits, guideEditsSchema, NO_EDITS, parseEdits } from './guide-edits.ts';
export { type Locks, NO_LOCKS, rerollGuide } from './reroll-guide.ts';
