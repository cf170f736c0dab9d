import { Type } from '@mikro-orm/core';
import { GUIDE_VERSION, type Guide, parseGuide } from '@stylekit/engine';

/**
 * The guide of a style tile as JSON, kept as the very text: exports follow the order of its parts, which JSONB would lose.
 *
 * A guide of this version was checked when it was written and is read as it is; an older one is upgraded by the engine.
 */
export class JsonGuide extends Type<Guide | null, string | null> {
  override convertToDatabaseValue(value: Guide | null): string | null {
    return value === null ? null : JSON.stringify(value);
  }

  override convertToJSValue(value: unknown): Guide | null {
    return value === null || value === undefined ? null : toStoredGuide(value);
  }

  override getColumnType(): string {
    return 'json';
  }

  override compareAsType(): string {
    return 'string';
  }

  override ensureComparable(): boolean {
    return true;
  }
}

/** The guide in a value of the column; PGlite and pg hand it over as text or as a value, depending on the query. */
export function toStoredGuide(value: unknown): Guide {
  const document: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return isCurrent(document) ? document : parseGuide(document);
}

function isCurrent(document: unknown): document is Guide {
  return (
    typeof document === 'object' &&
    document !== null &&
    'version' in document &&
    document.version === GUIDE_VERSION
  );
}
