import { Type } from '@mikro-orm/core';
import { GUIDE_VERSION, type Guide, parseGuide } from '@stylekit/engine';

/** A stored document that is not a style guide: written by a later version, or changed outside of StyleKit. */
export class UnreadableGuide {
  /** Why the engine does not accept it. */
  readonly cause: unknown;
  readonly #stored: unknown;

  constructor(stored: unknown, cause: unknown) {
    this.#stored = stored;
    this.cause = cause;
  }

  /** The document as it is stored: an export leaves nothing out, and writing it back changes nothing. */
  toJSON(): unknown {
    return typeof this.#stored === 'string' ? parseJson(this.#stored) : this.#stored;
  }
}

export type StoredGuide = Guide | UnreadableGuide;

/**
 * The guide of a style tile as JSON, kept as the very text: exports follow the order of its parts, which JSONB would lose.
 *
 * One document that is not a guide must not break the list it stands in, so reading never throws.
 */
export class JsonGuide extends Type<StoredGuide | null, string | null> {
  override convertToDatabaseValue(value: StoredGuide | null): string | null {
    return value === null ? null : JSON.stringify(value);
  }

  override convertToJSValue(value: unknown): StoredGuide | null {
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

/** PGlite and pg give the column as text or as a value, depending on the query; typed statements convert twice. */
function toStoredGuide(value: unknown): StoredGuide {
  if (value instanceof UnreadableGuide) return value;
  try {
    const document: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    const guide = parseGuide(document);
    // The parsed copy has the schema's order of keys; exports follow the stored one.
    return isCurrent(document) ? document : guide;
  } catch (cause) {
    return new UnreadableGuide(value, cause);
  }
}

/** A stored text is the JSON of the document, or the document itself where that is a text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
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
