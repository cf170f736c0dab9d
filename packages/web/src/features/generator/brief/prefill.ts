import type { MemoryView } from '@stylekit/server/contract';
import {
  COPILOT_FIELDS,
  type CopilotDraft,
  type CopilotField,
  type CopilotFields,
  EMPTY_FIELDS,
} from './brief-draft.ts';

/** What a project remembers, as far as it answers fields of the Co-Pilot form; nothing when the memory is off. */
export function toPrefill(memory: MemoryView | undefined): CopilotDraft {
  if (memory === undefined || !memory.isOn) return {};
  const { industry, designStyle, targetAudience, keptColors, fonts } = memory.preferences;
  const found: Partial<Record<CopilotField, string | null | undefined>> = {
    // “Other” asks for words that the memory does not have.
    industry: industry === 'other' ? null : industry,
    designStyle,
    targetAudience,
    primaryColorHex: keptColors[0],
    primaryFont: fonts[0],
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value != null && value !== ''));
}

/** The form as it shows: what was touched before what is remembered. */
export function fillIn(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotFields {
  return { ...EMPTY_FIELDS, ...prefill, ...draft };
}

/** The fields that show what is remembered because nobody has touched them, in the order of the form. */
export function prefilledFields(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotField[] {
  return COPILOT_FIELDS.filter((field) => prefill[field] !== undefined && draft?.[field] === undefined);
}

/** The draft with every prefilled field emptied. */
export function withoutPrefill(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotDraft {
  const emptied = prefilledFields(draft, prefill).map((field) => [field, EMPTY_FIELDS[field]]);
  return { ...draft, ...Object.fromEntries(emptied) };
}

/** Whether a style guide that is made now is steered by what the project remembers. */
export function isSteering(memory: MemoryView | undefined): boolean {
  return memory?.isOn === true && memory.entries.length > 0;
}
