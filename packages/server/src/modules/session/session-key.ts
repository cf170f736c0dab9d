import { hash, randomBytes } from 'node:crypto';
import type { SessionClaim } from '../../context/session-check.ts';

/** 16 bytes of the user's id and 32 random bytes, both in base64url. */
const FORM = /^(?<user>[\w-]{22})\.[\w-]{43}$/;

/**
 * Creates the key of a session, with 256 random bits. It begins with the user, so that the session is found among the
 * rows of that user only; it is never shown outside of an encrypted cookie.
 */
export function createSessionKey(userId: string): string {
  const user = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${user}.${randomBytes(32).toString('base64url')}`;
}

/** The user that a key names; null for a key of another form, such as those of earlier versions. */
export function userOfSessionKey(key: string): string | null {
  const user = FORM.exec(key)?.groups?.['user'];
  if (user === undefined) return null;
  const hex = Buffer.from(user, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What a key claims; null for a key that does not name its user. */
export function claimOf(key: string): SessionClaim | null {
  const userId = userOfSessionKey(key);
  return userId === null ? null : { userId, keyHash: hashSessionKey(key) };
}

/** The stored form of a key: SHA-256 in hex. */
export function hashSessionKey(key: string): string {
  return hash('sha256', key, 'hex');
}
