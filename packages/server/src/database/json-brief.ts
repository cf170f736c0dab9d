import { BRIEF_MODES, parseBrief } from '@stylekit/engine';
import type { AiBrief, CopilotBrief, CustomBrief } from '@stylekit/engine/brief';
import { z } from 'zod';
import { JsonDocument, type UnreadableDocument } from './json-document.ts';

/** The brief of a style guide, in one of the three modes. */
export type Brief = AiBrief | CopilotBrief | CustomBrief;
export type StoredBrief = Brief | UnreadableDocument;

const modeSchema = z.looseObject({ mode: z.enum(BRIEF_MODES) });

/** The brief of a style guide as it was submitted, including its mode. */
export class JsonBrief extends JsonDocument<Brief> {
  protected override parse(stored: unknown): Brief {
    return parseBrief(modeSchema.parse(stored).mode, stored);
  }

  override getColumnType(): string {
    return 'jsonb';
  }
}
