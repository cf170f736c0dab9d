import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deriveKey } from '../lib/derive-key.ts';

/** The server's keys, one for each purpose, all derived from the session keys. */
export interface Keys {
  /** Encrypt the session cookie; the first one encrypts, all decrypt. */
  readonly cookies: readonly Buffer[];
  /** Hashes mailed codes. */
  readonly codes: Buffer;
  /** Hashes the codes of devices. */
  readonly devices: Buffer;
  /** Sign the cookie of a trusted browser; the first one signs, all verify. */
  readonly trust: readonly Buffer[];
  /** Encrypt queued mail; the first one encrypts, all decrypt. */
  readonly mails: readonly Buffer[];
  /** Hashes the subject of a rate limit, so that the table contains no email or IP address. */
  readonly limits: Buffer;
}

/** Derives every key. A key rotation invalidates pending codes but no sessions. */
export function toKeys(sessionKeys: readonly Buffer[]): Keys {
  const [first] = sessionKeys;
  if (first === undefined) throw new Error('At least one session key is required.');
  return {
    cookies: sessionKeys.map((key) => deriveKey(key, 'cookie')),
    codes: deriveKey(first, 'code'),
    devices: deriveKey(first, 'device'),
    trust: sessionKeys.map((key) => deriveKey(key, 'trust')),
    mails: sessionKeys.map((key) => deriveKey(key, 'mail')),
    limits: deriveKey(first, 'limit'),
  };
}

/** The session key of a development server, generated at the first start; only its owner can read the file. */
export function loadGeneratedKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'session.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
