import { randomBytes } from 'node:crypto';

/** The type of a stored logo. */
export type UploadKind = 'png' | 'jpg' | 'svg';

const NAME = /^[0-9a-f]{32}\.(?:png|jpg|svg)$/;
const PREFIX = '/uploads/';

/**
 * Creates the name of a stored file: 128 random bits in hexadecimal and the extension; independent of the original
 * name.
 */
export function createUploadName(kind: UploadKind): string {
  return `${randomBytes(16).toString('hex')}.${kind}`;
}

/** Whether `createUploadName` could have created this name; no other names are looked up in a store. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** The file name in the URL of an upload, exactly `/uploads/<name>`; null for anything else, of any type. */
export function parseUploadUrl(fileUrl: unknown): string | null {
  if (typeof fileUrl !== 'string' || !fileUrl.startsWith(PREFIX)) return null;
  const name = fileUrl.slice(PREFIX.length);
  return isUploadName(name) ? name : null;
}
