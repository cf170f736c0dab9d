import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Derives a key of 32 bytes for one purpose from a session key, by HKDF-SHA-256 (RFC 5869).
 *
 * This way one secret serves several purposes, and no derived key reveals another. The same key and label always return
 * the same bytes.
 *
 * @throws RangeError when the session key is shorter than 32 bytes or the label is empty
 */
export function deriveKey(sessionKey: Buffer, label: string): Buffer {
  if (sessionKey.length < KEY_BYTES) throw new RangeError('A session key must have at least 32 bytes.');
  if (label === '') throw new RangeError('A derived key requires a label for its purpose.');
  return Buffer.from(hkdfSync('sha256', sessionKey, Buffer.alloc(0), `stylekit:${label}`, KEY_BYTES));
}
