import { Type } from '@mikro-orm/core';

/** A stored document that is not valid for its column: written by a later version, or changed outside StyleKit. */
export class UnreadableDocument {
  /** The engine's parse error. */
  readonly cause: unknown;
  readonly #stored: unknown;

  constructor(stored: unknown, cause: unknown) {
    this.#stored = stored;
    this.cause = cause;
  }

  /** The document as stored, so that an export is complete and writing it back changes nothing. */
  toJSON(): unknown {
    return typeof this.#stored === 'string' ? parseJson(this.#stored) : this.#stored;
  }
}

/**
 * A column of JSON documents that are parsed when a row is read.
 *
 * Reading never throws, so that one invalid document does not break the list it is in.
 */
export abstract class JsonDocument<Document> extends Type<
  Document | UnreadableDocument | null,
  string | null
> {
  /** Parses a stored JSON value; throws if it is not a valid document. */
  protected abstract parse(stored: unknown): Document;

  override convertToDatabaseValue(value: Document | UnreadableDocument | null): string | null {
    return value === null ? null : JSON.stringify(value);
  }

  override convertToJSValue(value: unknown): Document | UnreadableDocument | null {
    if (value === null || value === undefined) return null;
    if (value instanceof UnreadableDocument) return value;
    try {
      // The ORM also passes in the value it has just written, which is a string.
      return this.parse(typeof value === 'string' ? JSON.parse(value) : value);
    } catch (cause) {
      return new UnreadableDocument(value, cause);
    }
  }

  override compareAsType(): string {
    return 'string';
  }

  override ensureComparable(): boolean {
    return true;
  }
}

/** A stored string is the JSON of the document, or the document itself if that is a string. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
