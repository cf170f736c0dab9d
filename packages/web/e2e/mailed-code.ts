import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PATIENCE_MS = 120_000;

/**
 * The newest code in a folder of mails for an address, other than the `known` ones.
 *
 * @throws Error when no such mail is written within two minutes
 */
export async function waitForCode(folder: string, email: string, known: readonly string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const changes = watch(folder);
  const timer = setTimeout(() => changes.close(), PATIENCE_MS);
  try {
    for (;;) {
      // Asked for before the folder is read: a mail that is written meanwhile counts.
      const changed = nextChange(changes);
      const code = await newestCode(folder, email);
      if (code !== null && !known.includes(code)) return code;
      if ((await changed) === 'closed') throw new Error(`No mail with a new code reached ${email}.`);
    }
  } finally {
    clearTimeout(timer);
    changes.close();
  }
}

function nextChange(changes: ReturnType<typeof watch>): Promise<'changed' | 'closed'> {
  return new Promise((resolve) => {
    changes.once('change', () => resolve('changed'));
    changes.once('close', () => resolve('closed'));
  });
}

/** Mails are named by their time, so the last name is the newest. */
async function newestCode(folder: string, email: string): Promise<string | null> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (!text.includes(`To: ${email}`)) continue;
    const code = /^\s*([A-Z2-9]{6})\s*$/m.exec(text)?.[1];
    if (code !== undefined) return code;
  }
  return null;
}
