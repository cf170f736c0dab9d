import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on the folder; going on would lose what one of the two writes. */
export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(
      `Another StyleKit server is using ${folder}. Stop it first, or give this one a folder of its own with ` +
        'STYLEKIT_DATA_DIR, or let both use one PostgreSQL with DATABASE_URL.',
    );
    this.name = 'FolderLockedError';
  }
}

/**
 * Takes the folder for this process until `release` is called or the process ends, however it ends.
 *
 * PGlite takes no lock of its own. An SQLite file gives one on every system: the operating system holds it for the
 * process and drops it with the process, so a killed server leaves nothing to clean up.
 *
 * @throws FolderLockedError when another process holds it
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked')) throw new FolderLockedError(folder);
    throw error;
  }
  return { release: () => database.close() };
}
