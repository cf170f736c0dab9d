/** One violation of the Design Tokens Format Module: its path, what is wrong and how to fix it. */
export interface TokenIssue {
  /** The path of the token or group: `color.primary`; for a part of a value `a.b.$value.unit`. */
  readonly path: string;
  readonly message: string;
  readonly fix: string;
  /** The value to write at `path`, when the fix needs no choice. */
  readonly exactFix?: { readonly value: unknown };
}

/** Collects issues; every rule of the reader reports through it. */
export type Report = (path: string, message: string, fix: string, exactFix?: TokenIssue['exactFix']) => void;

/** A value in a message: truncated JSON. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string'
      ? JSON.stringify(value)
      : typeof value === 'object'
        ? kindOf(value)
        : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The kind of a JSON value, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
