import { type GuideEdits, parseEdits } from '@stylekit/engine/edit';
import { JsonDocument, type UnreadableDocument } from './json-document.ts';

export type StoredEdits = GuideEdits | UnreadableDocument;

/** What a user changed in a finished style guide. */
export class JsonEdits extends JsonDocument<GuideEdits> {
  protected override parse(stored: unknown): GuideEdits {
    return parseEdits(stored);
  }

  override getColumnType(): string {
    return 'json';
  }
}
