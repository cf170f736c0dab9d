import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 letters and digits that are not mistaken for each other: no 0 and O, no 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;
const CODE = /^[A-Za-z0-9]{6}$/;

/** What a code is bound to: it fits only this purpose and the one row it was made for. */
export interface CodeBinding {
  readonly code: string;
  readonly purpose: string;
  readonly rowId: string;
  /** 32 bytes that are not in the database. */
  readonly key: Buffer;
}

/** A new code: 6 symbols, 30 random bits. */
export function createCode(): string {
  // The alphabet has 32 symbols, so five bits of a random byte choose each of them equally often.
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/**
 * A typed code in capitals, or null when it is not exactly 6 of the letters A to Z and the digits.
 *
 * The form is checked before the capitals are made, because some letters outside A to Z become ASCII in capitals.
 */
export function parseCode(input: string): string | null {
  return CODE.test(input) ? input.toUpperCase() : null;
}

/**
 * The HMAC-SHA-256 of a code and what it is bound to, 64 hexadecimal digits.
 *
 * 30 bits could be guessed from a plain hash within seconds; without the key, which is outside the database, a stolen
 * table tells nothing (OWASP ASVS 6.5.2).
 */
export function hashCode({ code, purpose, rowId, key }: CodeBinding): string {
  const hmac = createHmac('sha256', key);
  for (const field of [purpose, rowId, code]) {
    // Each field is preceded by its length, so no two different sets of fields give the same bytes.
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hmac.update(length).update(bytes);
  }
  return hmac.digest('hex');
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}
