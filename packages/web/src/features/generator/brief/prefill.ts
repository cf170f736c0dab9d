import type { MemoryView } from '@stylekit/server/contract';
import {
  COPILOT_FIELDS,
  type CopilotDraft,
  type CopilotField,
  type CopilotFields,
  EMPTY_FIELDS,
} from './brief-draft.ts';

/** The values of the brand memory for Co-Pilot fields. Empty if the memory is off. */
export function toPrefill(memory: MemoryView | undefined): CopilotDraft {
  if (memory === undefined || !memory.isOn) return {};
  const { industry, designStyle, targetAudience, keptColors, fonts } = memory.preferences;
  const found: Partial<Record<CopilotField, string | null | undefined>> = {
    // “Other” would also need a custom industry, which the memory does not store.
    industry: industry === 'other' ? null : industry,
    designStyle,
    targetAudience,
    primaryColorHex: keptColors[0],
    primaryFont: fonts[0],
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value != null && value !== ''));
}

/** The shown values: edited fields take precedence over prefilled ones. */
export function mergePrefill(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotFields {
  return { ...EMPTY_FIELDS, ...prefill, ...draft };
}

/** The fields that show prefilled values, in form order. */
export function prefilledFields(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotField[] {
  return COPILOT_FIELDS.filter((field) => prefill[field] !== undefined && draft?.[field] === undefined);
}

/** The draft with all prefilled fields cleared. */
export function withoutPrefill(draft: CopilotDraft | null, prefill: CopilotDraft): CopilotDraft {
  const cleared = prefilledFields(draft, prefill).map((field) => [field, EMPTY_FIELDS[field]]);
  return { ...draft, ...Object.fromEntries(cleared) };
}

/** Whether the brand memory affects a new style guide. */
export function isMemoryActive(memory: MemoryView | undefined): boolean {
  return memory?.isOn === true && memory.entries.length > 0;
}
