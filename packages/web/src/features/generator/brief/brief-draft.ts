import { type DraftAtom, draftAtomOf } from '../../../lib/draft-atom.ts';
import { toDraftKey } from '../generation-mode.ts';

/** What the AI form holds. */
export interface AiDraft {
  readonly description: string;
}

/** The fields of the Co-Pilot form, in the order in which they stand on it; empty text where nothing was given. */
export const COPILOT_FIELDS = [
  'description',
  'industry',
  'customIndustry',
  'designStyle',
  'targetAudience',
  'primaryColorHex',
  'secondaryColorHex',
  'primaryFont',
  'colorHarmony',
] as const;
export type CopilotField = (typeof COPILOT_FIELDS)[number];
export type CopilotFields = Readonly<Record<CopilotField, string>>;

/** The fields that somebody has touched; only the others may be filled in for them. */
export type CopilotDraft = Partial<CopilotFields>;

export const EMPTY_FIELDS: CopilotFields = {
  description: '',
  industry: '',
  customIndustry: '',
  designStyle: '',
  targetAudience: '',
  primaryColorHex: '',
  secondaryColorHex: '',
  primaryFont: '',
  colorHarmony: 'auto',
};

/** What is begun in the AI form of a project. */
export function aiDraftOf(projectId: string): DraftAtom<AiDraft> {
  return draftAtomOf(toDraftKey(projectId, 'ai'), readAiDraft);
}

/** What is begun in the Co-Pilot form of a project. */
export function copilotDraftOf(projectId: string): DraftAtom<CopilotDraft> {
  return draftAtomOf(toDraftKey(projectId, 'copilot'), readCopilotDraft);
}

export function readAiDraft(stored: unknown): AiDraft | null {
  const { description } = readCopilotDraft(stored) ?? {};
  return description === undefined ? null : { description };
}

/** What is stored may come from an older page: only texts of fields that there are count. */
export function readCopilotDraft(stored: unknown): CopilotDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = COPILOT_FIELDS.map((field) => [field, Reflect.get(stored, field)] as const);
  const known = entries.filter(([, value]) => typeof value === 'string');
  return known.length === 0 ? null : Object.fromEntries(known);
}
