/** One breach of the Design Tokens Format Module: where, what, and how to mend it. */
export interface TokenIssue {
  /** Path of the token or group, `color.primary`; a part of a value follows after `$value`: `a.b.$value.unit`. */
  readonly path: string;
  readonly message: string;
  readonly fix: string;
}

/** Collects faults; every rule of the reader reports through one. */
export type Report = (path: string, message: string, fix: string) => void;

/** A value in a message: JSON, cut short. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string'
      ? JSON.stringify(value)
      : typeof value === 'object'
        ? kindOf(value)
        : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What kind of JSON value something is, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
