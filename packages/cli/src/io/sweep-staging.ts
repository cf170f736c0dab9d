import { lstatSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { FILE_NAMES } from '@stylekit/engine/export';
import { describeSystemError } from './system-error.ts';

/** Prefix of the temporary folders that files are written to before they are moved to the output folder. */
export const STAGING_PREFIX = '.stylekit-';

const STAGING_NAME = /^\.stylekit-[A-Za-z0-9]{6}$/;
const STALE_MS = 60 * 60 * 1000;
const OUR_NAMES = Object.values(FILE_NAMES);

/**
 * Removes staging folders that killed commands left beside the given one, which has just been created.
 *
 * Removes only folders that belong to this user, are older than an hour and contain nothing but exported files, or files
 * with the given names.
 */
export function sweepStaging(staging: string, names: readonly string[]): void {
  const parent = path.dirname(staging);
  const { mtimeMs, uid } = lstatSync(staging);
  const allowed = new Set([...OUR_NAMES, ...names]);
  for (const name of readdirSync(parent)) {
    if (!STAGING_NAME.test(name)) continue;
    try {
      const folder = path.join(parent, name);
      const found = lstatSync(folder);
      if (found.isDirectory() && found.uid === uid && mtimeMs - found.mtimeMs > STALE_MS)
        removeStaging(folder, allowed);
    } catch (error) {
      // The folder may be deleted or locked by now. Neither prevents this command from writing its files.
      describeSystemError(error);
    }
  }
}

function removeStaging(folder: string, allowed: ReadonlySet<string>): void {
  const names = readdirSync(folder);
  if (!names.every((name) => allowed.has(name))) return;
  for (const name of names) unlinkSync(path.join(folder, name));
  rmdirSync(folder);
}
