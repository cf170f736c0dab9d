import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LoggedErrorCode } from '../../http/error-codes.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import { isHashable } from './new-password.policy.ts';

/*
 * A password is hashed as the exact bytes of its UTF-8 form, without trimming, truncation or normalization (OWASP ASVS
 * 6.2.8). Two Unicode forms of "é" are therefore two different passwords.
 */

/** The cost of one hash: memory in KiB, passes over it, and lanes. */
export interface Argon2Cost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

interface Argon2Hash extends Argon2Cost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

export interface PasswordHasherOptions {
  /** Production requires at least the default cost. */
  readonly isProduction: boolean;
  /** Defaults to `PASSWORD_COST`; lower only in tests that are not about hashing. */
  readonly cost?: Argon2Cost;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: Argon2Cost = { memoryKib: 19 * 1024, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC =
  /^\$argon2id\$v=19\$m=(?<m>\d{1,7}),t=(?<t>\d{1,2}),p=(?<p>\d)\$(?<salt>[A-Za-z0-9+/]{22,86})\$(?<tag>[A-Za-z0-9+/]{22,86})$/;
/** The maximum cost of a stored hash, so that a manipulated row cannot exhaust the memory of the process. */
const MAX_COST: Argon2Cost = { memoryKib: 256 * 1024, passes: 16, lanes: 4 };

/**
 * A hash uses 19 MiB and one of the few threads that also read files and resolve host names. Two at once leave half of
 * the four threads to those; 500 queued calls are done within seconds.
 */
const QUEUE = {
  concurrency: 2,
  maxWaiting: 500,
  message: 'Too many sign-ins at the moment. Please try again shortly.',
};

/** A password hash is invalid; `code` is stable for programs. */
export class PasswordHashError extends Error {
  readonly code: LoggedErrorCode = 'SK_PASSWORD_HASH';

  constructor(message: string) {
    super(message);
    this.name = 'PasswordHashError';
  }
}

/** @throws PasswordHashError when the cost is below the default in production */
export function createPasswordHasher({
  isProduction,
  cost = PASSWORD_COST,
}: PasswordHasherOptions): PasswordHasher {
  if (isProduction && isCheaper(cost, PASSWORD_COST)) {
    throw new PasswordHashError('In production, password hashes must cost at least as much as the default.');
  }
  const queue = createWorkQueue(QUEUE);
  // Used for unknown users: no password matches it, and comparing takes as long as for a real hash.
  const dummy: Argon2Hash = { ...cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    hash: async (password) => {
      if (!isHashable(password)) throw new PasswordHashError('This password cannot be hashed exactly.');
      const salt = randomBytes(SALT_BYTES);
      const tag = await queue.run(() => computeTag(password, { ...cost, salt }, TAG_BYTES));
      return toPhc({ ...cost, salt, tag });
    },
    verify: async (password, phc) => {
      const stored = phc === null ? dummy : parsePhc(phc);
      const canMatch = phc !== null && isHashable(password);
      const typed = isHashable(password) ? password : '';
      const tag = await queue.run(() => computeTag(typed, stored, stored.tag.length));
      const isSame = timingSafeEqual(tag, stored.tag);
      const ok = isSame && canMatch;
      return { ok, needsRehash: ok && needsUpgrade(stored, cost) };
    },
  };
}

function computeTag(
  password: string,
  hash: Argon2Cost & { salt: Buffer },
  tagLength: number,
): Promise<Buffer> {
  const parameters = {
    message: Buffer.from(password, 'utf8'),
    nonce: hash.salt,
    parallelism: hash.lanes,
    memory: hash.memoryKib,
    passes: hash.passes,
    tagLength,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)));
  });
}

function toPhc({ memoryKib, passes, lanes, salt, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${toBase64(salt)}$${toBase64(tag)}`;
}

function parsePhc(phc: string): Argon2Hash {
  const parts = PHC.exec(phc)?.groups;
  if (parts === undefined) throw new PasswordHashError('The stored password hash is malformed.');
  const hash = {
    memoryKib: Number(parts['m']),
    passes: Number(parts['t']),
    lanes: Number(parts['p']),
    salt: Buffer.from(parts['salt'] ?? '', 'base64'),
    tag: Buffer.from(parts['tag'] ?? '', 'base64'),
  };
  const isTooWeak = hash.lanes < 1 || hash.passes < 1 || hash.memoryKib < 8 * hash.lanes;
  const isTooExpensive =
    hash.memoryKib > MAX_COST.memoryKib || hash.passes > MAX_COST.passes || hash.lanes > MAX_COST.lanes;
  if (isTooWeak || isTooExpensive)
    throw new PasswordHashError('The parameters of the stored password hash are out of range.');
  return hash;
}

function needsUpgrade(hash: Argon2Hash, cost: Argon2Cost): boolean {
  return isCheaper(hash, cost) || hash.salt.length < SALT_BYTES || hash.tag.length < TAG_BYTES;
}

function isCheaper(left: Argon2Cost, right: Argon2Cost): boolean {
  return left.memoryKib < right.memoryKib || left.passes < right.passes;
}

/** PHC strings use base64 without padding. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
