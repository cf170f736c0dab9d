import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the folder; continuing would lose writes of one of the two. */
export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(
      `Another StyleKit server is using ${folder}. Stop it, choose another folder with` +
        ' STYLEKIT_DATA_DIR, or connect both to one PostgreSQL with DATABASE_URL.',
    );
    this.name = 'FolderLockedError';
  }
}

/** The locks of this process. Without a reference, garbage collection would close a database and release its lock. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the folder for this process until `release` is called or the process ends.
 *
 * PGlite itself does not lock its folder. A lock on an SQLite file works on every system, and the operating system
 * releases it with the process, so a killed server leaves nothing to clean up.
 *
 * @throws FolderLockedError when another process has locked it
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
  heldLocks.add(database);
  return {
    release: () => {
      heldLocks.delete(database);
      database.close();
    },
  };
}
