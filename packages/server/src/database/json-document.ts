import { Type } from '@mikro-orm/core';

/** A stored document that is not what its column holds: written by a later version, or changed outside of StyleKit. */
export class UnreadableDocument {
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

/**
 * A column of JSON documents that are checked when a row is read.
 *
 * One document that does not parse must not break the list it stands in, so reading never throws.
 */
export abstract class JsonDocument<Document> extends Type<
  Document | UnreadableDocument | null,
  string | null
> {
  /** The document of a stored JSON value; throws where it is none. */
  protected abstract parse(stored: unknown): Document;

  override convertToDatabaseValue(value: Document | UnreadableDocument | null): string | null {
    return value === null ? null : JSON.stringify(value);
  }

  override convertToJSValue(value: unknown): Document | UnreadableDocument | null {
    if (value === null || value === undefined) return null;
    if (value instanceof UnreadableDocument) return value;
    try {
      // The ORM hands in what it has just written as well, which is text.
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

/** A stored text is the JSON of the document, or the document itself where that is a text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
