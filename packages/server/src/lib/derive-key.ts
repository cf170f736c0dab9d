import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key of 32 bytes for one purpose, derived from a session key by HKDF-SHA-256 (RFC 5869).
 *
 * One secret in the environment thus serves several purposes and none of the derived keys tells anything of another.
 * The same key and label always give the same bytes.
 *
 * @throws RangeError when the session key is shorter than 32 bytes or the label is empty
 */
export function deriveKey(sessionKey: Buffer, label: string): Buffer {
  if (sessionKey.length < KEY_BYTES) throw new RangeError('A session key has at least 32 bytes.');
  if (label === '') throw new RangeError('A derived key needs a label that says what it is for.');
  return Buffer.from(hkdfSync('sha256', sessionKey, Buffer.alloc(0), `stylekit:${label}`, KEY_BYTES));
}
