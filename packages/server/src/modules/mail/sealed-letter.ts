import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { mailSchema } from './mail.schema.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A mail and whom it goes to. A decoy is written like a mail and is never sent: an unknown address must cost the same
 * work as a known one.
 */
const letterSchema = z.strictObject({ kind: z.enum(['mail', 'decoy']), to: z.string(), mail: mailSchema });

export type Letter = z.infer<typeof letterSchema>;

/** The keys, and the id of the row: it is authenticated, so that the bytes cannot be decrypted in another row. */
export interface LetterSeal {
  readonly keys: readonly Buffer[];
  readonly rowId: string;
}

/** Encrypts a mail with the newest key; returns nonce, tag and ciphertext. */
export function sealLetter(letter: Letter, { keys, rowId }: LetterSeal): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error('No key for encrypting mail is configured.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(rowId));
  const text = Buffer.concat([cipher.update(JSON.stringify(letter), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts a mail; null if no key fits: the bytes belong to another row, were changed, or their key was removed. */
export function openLetter(sealed: Uint8Array, { keys, rowId }: LetterSeal): Letter | null {
  const bytes = Buffer.from(sealed);
  for (const key of keys) {
    const text = decrypt(bytes, key, rowId);
    if (text !== null) return letterSchema.parse(JSON.parse(text));
  }
  return null;
}

function decrypt(bytes: Buffer, key: Buffer, rowId: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(rowId));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Expected after a key rotation; the next key is tried.
    return null;
  }
}
