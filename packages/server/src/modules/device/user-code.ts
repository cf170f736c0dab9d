import { createHmac, randomInt } from 'node:crypto';

/*
 * The code that a user types: eight consonants, 34.5 random bits, shown as `BCDF-GHJK`. Without vowels no words appear,
 * and case, dashes and spaces do not matter (RFC 8628, section 6.1).
 */

const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;
const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Creates a code without its dash. */
export function createUserCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** The code as a device shows it. */
export function formatUserCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Removes everything but ASCII letters from a typed code; null unless the rest is a code. */
export function parseUserCode(input: string): string | null {
  const code = input.replace(/[^a-z]/gi, '').toUpperCase();
  return FORM.test(code) ? code : null;
}

/** The stored form of a code. A plain hash of 34.5 bits could be reversed. */
export function hashUserCode(code: string, key: Buffer): string {
  return createHmac('sha256', key).update(code).digest('hex');
}
