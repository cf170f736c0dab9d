import { lstat, readdir, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { FILE_NAMES } from '@stylekit/engine/export';
import { describeSystemError } from './system-error.ts';

/** How the names of the folders begin that files are written into before they are moved to their place. */
export const STAGING_PREFIX = '.stylekit-';

const STAGING_NAME = /^\.stylekit-[A-Za-z0-9]{6}$/;
const STALE_MS = 60 * 60 * 1000;
const OUR_NAMES: ReadonlySet<string> = new Set(Object.values(FILE_NAMES));

/**
 * Removes the folders that killed commands left beside the given staging folder, which has just been made.
 *
 * Removed is only what this user made, more than an hour before, and what holds nothing but exported files.
 */
export async function sweepStaging(staging: string): Promise<void> {
  const parent = path.dirname(staging);
  const { mtimeMs, uid } = await lstat(staging);
  for (const name of await readdir(parent)) {
    if (!STAGING_NAME.test(name)) continue;
    try {
      const folder = path.join(parent, name);
      const found = await lstat(folder);
      if (found.isDirectory() && found.uid === uid && mtimeMs - found.mtimeMs > STALE_MS)
        await removeStaging(folder);
    } catch (error) {
      // It may be gone already, or be locked: either way the files of this command can still be written.
      describeSystemError(error);
    }
  }
}

async function removeStaging(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (!names.every((name) => OUR_NAMES.has(name))) return;
  for (const name of names) await unlink(path.join(folder, name));
  await rmdir(folder);
}
