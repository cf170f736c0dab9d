import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { mailSchema } from './mail.schema.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A mail with its recipient. A dummy is queued like a mail but never sent, so that an unknown address costs the same
 * work as a known one.
 */
const queuedMailSchema = z.strictObject({
  kind: z.enum(['mail', 'dummy']),
  to: z.string(),
  mail: mailSchema,
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** The stored form keeps its first field names, so that mail queued by another version can be sent. */
const storedMailSchema = z.strictObject({
  kind: z.enum(['mail', 'decoy']),
  to: z.string(),
  mail: z.looseObject({ occasion: z.string() }),
});

/** The keys, and the id of the row: it is authenticated, so that the bytes cannot be decrypted in another row. */
export interface MailEncryption {
  readonly keys: readonly Buffer[];
  readonly rowId: string;
}

/** Encrypts a mail with the newest key; returns nonce, tag and ciphertext. */
export function encryptMail(mail: QueuedMail, { keys, rowId }: MailEncryption): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error('No key for encrypting mail is configured.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(rowId));
  const text = Buffer.concat([cipher.update(JSON.stringify(toStored(mail)), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts a mail; null if no key fits: the bytes belong to another row, were changed, or their key was removed. */
export function decryptMail(encrypted: Uint8Array, { keys, rowId }: MailEncryption): QueuedMail | null {
  const bytes = Buffer.from(encrypted);
  for (const key of keys) {
    const text = decrypt(bytes, key, rowId);
    if (text !== null) return fromStored(JSON.parse(text));
  }
  return null;
}

function toStored({ kind, to, mail: { template, ...data } }: QueuedMail): z.infer<typeof storedMailSchema> {
  return { kind: kind === 'dummy' ? 'decoy' : kind, to, mail: { occasion: template, ...data } };
}

function fromStored(stored: unknown): QueuedMail {
  const { kind, to, mail } = storedMailSchema.parse(stored);
  const { occasion: template, ...data } = mail;
  return queuedMailSchema.parse({ kind: kind === 'decoy' ? 'dummy' : kind, to, mail: { template, ...data } });
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
