import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const TIMEOUT_MS = 120_000;

/**
 * Waits for the newest code in a mail folder for an address that is not in `known`.
 *
 * @throws Error if no such mail arrives within two minutes
 */
export async function waitForCode(folder: string, email: string, known: readonly string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const changes = watch(folder);
  const timer = setTimeout(() => changes.close(), TIMEOUT_MS);
  try {
    for (;;) {
      // Starts watching before reading, so that no mail is missed.
      const changed = nextChange(changes);
      const code = await newestCode(folder, email);
      if (code !== null && !known.includes(code)) return code;
      if ((await changed) === 'closed') throw new Error(`No email with a new code was sent to ${email}.`);
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

/** File names start with the time, so the last name is the newest. */
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
