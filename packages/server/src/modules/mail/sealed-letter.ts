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

/** What is needed to seal and open a waiting mail; the row's id is bound in, so no row's text opens in another row. */
export interface LetterSeal {
  readonly keys: readonly Buffer[];
  readonly rowId: string;
}

/** Encrypts a letter with the newest key: nonce, tag, then the text. */
export function sealLetter(letter: Letter, { keys, rowId }: LetterSeal): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error('There is no key to seal mails with.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(rowId));
  const text = Buffer.concat([cipher.update(JSON.stringify(letter), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The letter in sealed bytes, or null when no key opens them: they are of another row, changed, or of a lost key. */
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
    // A wrong key is the ordinary case after a rotation; the next one is tried.
    return null;
  }
}
