import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deriveKey } from '../lib/derive-key.ts';

/** The server's keys, all derived from the session keys, each for one use. */
export interface Keys {
  /** Seal the cookie; the first signs, all are accepted. */
  readonly cookies: readonly Buffer[];
  /** Hashes mailed codes. */
  readonly codes: Buffer;
  /** Seals waiting mails; all are tried for opening. */
  readonly mails: readonly Buffer[];
  /** Hashes what limits are counted for, so that the table names nobody. */
  readonly limits: Buffer;
}

/** Derives every key; a rotation ends the codes that are on their way, never the sessions. */
export function toKeys(sessionKeys: readonly Buffer[]): Keys {
  const [first] = sessionKeys;
  if (first === undefined) throw new Error('There is no session key.');
  return {
    cookies: sessionKeys.map((key) => deriveKey(key, 'cookie')),
    codes: deriveKey(first, 'code'),
    mails: sessionKeys.map((key) => deriveKey(key, 'mail')),
    limits: deriveKey(first, 'limit'),
  };
}

/** The key of a development server: made at the first start and kept, readable by its owner alone. */
export function loadGeneratedKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'session.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
