import type { AiBrief, CopilotBrief } from '@stylekit/engine/brief';
import type { StyleTileInput, StyleTileView } from '@stylekit/server/contract';
import { COPILOT_FIELDS, type CopilotFields } from './brief-draft.ts';

/** What asks the server for a style guide from a purpose alone. The server names it, here and in Co-Pilot mode. */
export function toAiBody(projectId: string, { description }: AiBrief): StyleTileInput {
  return { projectId, generationMode: 'ai', description };
}

/** What asks the server for a style guide in Co-Pilot mode: every field, null where nothing was given. */
export function toCopilotBody(projectId: string, brief: CopilotBrief): StyleTileInput {
  const { mode: _, customIndustry, ...fields } = brief;
  return {
    projectId,
    generationMode: 'copilot',
    ...fields,
    // Words of the person's own mean something beside “Other” alone.
    ...(brief.industry === 'other' ? { customIndustry } : {}),
  };
}

/** The form as it was when this style guide was asked for. */
export function toFields(tile: Pick<StyleTileView, keyof CopilotFields>): CopilotFields {
  const entries = COPILOT_FIELDS.map((field) => [field, tile[field] ?? ''] as const);
  return Object.fromEntries(entries) as Record<keyof CopilotFields, string>;
}
