import type { AiBrief, CopilotBrief } from '@stylekit/engine/brief';
import type { StyleTileInput, StyleTileView } from '@stylekit/server/contract';
import { COPILOT_FIELDS, type CopilotFields } from './brief-draft.ts';

/** The request body of AI Mode. The server assigns the name. */
export function toAiBody(projectId: string, { description }: AiBrief): StyleTileInput {
  return { projectId, generationMode: 'ai', description };
}

/** The request body of Co-Pilot Mode. Empty fields are null. */
export function toCopilotBody(projectId: string, brief: CopilotBrief): StyleTileInput {
  const { mode: _, customIndustry, ...fields } = brief;
  return {
    projectId,
    generationMode: 'copilot',
    ...fields,
    // A custom industry is sent only with “Other”.
    ...(brief.industry === 'other' ? { customIndustry } : {}),
  };
}

/** The form values that a style guide was created with. */
export function toFields(tile: Pick<StyleTileView, keyof CopilotFields>): CopilotFields {
  const entries = COPILOT_FIELDS.map((field) => [field, tile[field] ?? ''] as const);
  return Object.fromEntries(entries) as Record<keyof CopilotFields, string>;
}
