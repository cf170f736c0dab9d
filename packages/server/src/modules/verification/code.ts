import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 letters and digits that are hard to confuse: no 0 and O, no 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;
const CODE = /^[A-Za-z0-9]{6}$/;

/** A code and what it is bound to: it is only valid for this purpose and row. */
export interface CodeBinding {
  readonly code: string;
  readonly purpose: string;
  readonly rowId: string;
  /** 32 bytes that are not in the database. */
  readonly key: Buffer;
}

/** Creates a code: 6 characters, 30 random bits. */
export function createCode(): string {
  // The alphabet has 32 characters, so five bits of a random byte choose each of them with equal probability.
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/**
 * Normalizes a typed code to upper case; null unless it is exactly 6 of the letters A to Z and the digits.
 *
 * The format is checked first, because some other letters become ASCII in upper case.
 */
export function parseCode(input: string): string | null {
  return CODE.test(input) ? input.toUpperCase() : null;
}

/**
 * The HMAC-SHA-256 of a code and its binding, 64 hexadecimal digits.
 *
 * 30 bits could be guessed from a plain hash within seconds; without the key, which is not in the database, a leaked
 * table reveals nothing (OWASP ASVS 6.5.2).
 */
export function hashCode({ code, purpose, rowId, key }: CodeBinding): string {
  const hmac = createHmac('sha256', key);
  for (const field of [purpose, rowId, code]) {
    // Each field is preceded by its length, so that different fields never produce the same bytes.
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hmac.update(length).update(bytes);
  }
  return hmac.digest('hex');
}

/** Compares two hashes in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}
