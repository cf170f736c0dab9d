import { randomBytes } from 'node:crypto';

/** What a stored logo may be. */
export type UploadKind = 'png' | 'jpg' | 'svg';

const NAME = /^[0-9a-f]{32}\.(?:png|jpg|svg)$/;
const PREFIX = '/uploads/';

/** A new name of a stored file: 128 random bits in hex and the kind as its ending. Nothing of the sender's name is in it. */
export function createUploadName(kind: UploadKind): string {
  return `${randomBytes(16).toString('hex')}.${kind}`;
}

/** Whether this is a name `createUploadName` could have made; no other name is ever looked for in a store. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/**
 * The stored name in the address of an upload, exactly `/uploads/<name>`.
 * Anything else, of any type, is null: another path, a host, a query, an escape, a line break at the end.
 */
export function parseUploadUrl(fileUrl: unknown): string | null {
  if (typeof fileUrl !== 'string' || !fileUrl.startsWith(PREFIX)) return null;
  const name = fileUrl.slice(PREFIX.length);
  return isUploadName(name) ? name : null;
}
