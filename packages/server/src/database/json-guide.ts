import { GUIDE_VERSION, type Guide, parseGuide } from '@stylekit/engine';
import { JsonDocument, type UnreadableDocument } from './json-document.ts';

export type StoredGuide = Guide | UnreadableDocument;

/** The guide of a style tile, stored as JSON text: exports follow the order of its keys, which JSONB would lose. */
export class JsonGuide extends JsonDocument<Guide> {
  protected override parse(stored: unknown): Guide {
    const guide = parseGuide(stored);
    // The parsed copy has the key order of the schema, but exports follow the stored order.
    return isCurrent(stored) ? stored : guide;
  }

  override getColumnType(): string {
    return 'json';
  }
}

function isCurrent(document: unknown): document is Guide {
  return (
    typeof document === 'object' &&
    document !== null &&
    'version' in document &&
    document.version === GUIDE_VERSION
  );
}
