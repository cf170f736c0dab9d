import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { writeFileAtomic } from '../../lib/write-file-atomic.ts';
import type { MailTransport } from '../../ports/mail-transport.ts';
import { MailError, toNodemailerMessage } from './mail-transport.ts';

interface EmlTransportOptions {
  /** Created if missing, accessible to the owner only. */
  readonly folder: string;
  readonly from: string;
  readonly now?: () => Date;
}

/** Time in UTC to the millisecond, then random: names sort by time. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{16}\.eml$/;

/** Writes each mail to a file instead of sending it; for development. Only the owner can read the files. */
export function createEmlTransport(options: EmlTransportOptions): MailTransport {
  const { folder, from, now = () => new Date() } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let lastTime = 0;
  return {
    async send(mail) {
      const message = toNodemailerMessage(mail, from);
      // Two mails in one millisecond get different times, so that their names keep the order.
      lastTime = Math.max(now().getTime(), lastTime + 1);
      const name = toName(new Date(lastTime));
      try {
        const { message: composed } = await composer.sendMail(message);
        await writeFileAtomic(folder, name, Buffer.isBuffer(composed) ? composed : await buffer(composed));
      } catch (cause) {
        throw new MailError('The mail could not be written to the mail folder.', {
          isPermanent: false,
          cause,
        });
      }
    },
  };
}

/** The names of the mails in the folder, newest first; empty if the folder does not exist yet. */
export async function listEml(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The raw text of one mail, or null if it does not exist; names that are paths are rejected. */
export async function readEml(folder: string, name: string): Promise<string | null> {
  if (!NAME.test(name)) return null;
  try {
    return await readFile(path.join(folder, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function toName(time: Date): string {
  return `${time.toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}.eml`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
