import { type DraftAtom, draftAtomOf } from '../../../lib/draft-atom.ts';
import { toDraftKey } from '../generation-mode.ts';

/** The draft of the AI form. */
export interface AiDraft {
  readonly description: string;
}

/** The fields of the Co-Pilot form in form order. Empty fields are empty strings. */
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

/** The fields that the user has edited. Only the other fields are prefilled. */
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

/** The draft of a project's AI form. */
export function aiDraftAtomOf(projectId: string): DraftAtom<AiDraft> {
  return draftAtomOf(toDraftKey(projectId, 'ai'), readAiDraft);
}

/** The draft of a project's Co-Pilot form. */
export function copilotDraftAtomOf(projectId: string): DraftAtom<CopilotDraft> {
  return draftAtomOf(toDraftKey(projectId, 'copilot'), readCopilotDraft);
}

export function readAiDraft(stored: unknown): AiDraft | null {
  const { description } = readCopilotDraft(stored) ?? {};
  return description === undefined ? null : { description };
}

/** Stored drafts may come from an older version, so only known text fields are read. */
export function readCopilotDraft(stored: unknown): CopilotDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = COPILOT_FIELDS.map((field) => [field, Reflect.get(stored, field)] as const);
  const known = entries.filter(([, value]) => typeof value === 'string');
  return known.length === 0 ? null : Object.fromEntries(known);
}
