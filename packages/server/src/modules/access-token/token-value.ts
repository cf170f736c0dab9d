import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/*
 * The value of an access token: `stk_`, 40 random base62 characters (238 bits), and their CRC-32 as six base62
 * characters. Scanners find leaked tokens by this form, and mistyped ones are rejected without a query.
 */

const PREFIX = 'stk_';
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^stk_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** Creates a value with random characters of a cryptographically secure generator. */
export function createTokenValue(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${PREFIX}${random.join('')}${toChecksum(random.join(''))}`;
}

/** Whether the text has the form and the checksum of a token; it may still be unknown. */
export function isTokenValue(text: string): boolean {
  const [, random = '', checksum = ''] = FORM.exec(text) ?? [];
  return random !== '' && toChecksum(random) === checksum;
}

/** The stored form: SHA-256 in hex. The value has too many random bits for a slow hash to add anything. */
export function hashTokenValue(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** The part of the value that is stored and shown in lists. */
export function toTokenPrefix(value: string): string {
  return value.slice(0, PREFIX.length + 6);
}

function toChecksum(random: string): string {
  let rest = crc32(random);
  let digits = '';
  while (rest > 0) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits.padStart(CHECKSUM_LENGTH, '0');
}
