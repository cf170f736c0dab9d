import { constants } from 'node:fs';
import { lstat, open, opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isTemporaryFile, writeWhole } from '../../lib/write-whole.ts';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { storeFull, storeUnavailable } from './upload-fault.ts';
import { isUploadName } from './upload-name.ts';

/** Neither follows a link nor waits on a pipe somebody laid there. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Keeps logos as files of one folder (0700, files 0600). The folder is made at the first `put`; a file appears under its
 * name only when it is whole and on the disk.
 */
export function createLocalUploadStore(folder: string): UploadStore {
  return {
    put: (name, bytes) => putFile(folder, name, bytes),
    get: (name) => getFile(folder, name),
    remove: (name) => removeFile(folder, name),
    list: () => listFiles(folder),
    removeLeftovers: (before) => removeParts(folder, before),
  };
}

async function putFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  if (!isUploadName(name)) throw new RangeError('An upload is stored under a name of createUploadName only.');
  try {
    await writeWhole(folder, name, bytes);
  } catch (cause) {
    throw FULL.has(errorCode(cause)) ? storeFull(cause) : storeUnavailable(cause);
  }
}

async function getFile(folder: string, name: string): Promise<Buffer | null> {
  if (!isUploadName(name)) return null;
  try {
    const file = await open(path.join(folder, name), READ);
    try {
      return (await file.stat()).isFile() ? await file.readFile() : null;
    } finally {
      await file.close();
    }
  } catch (cause) {
    // ELOOP is what O_NOFOLLOW answers for a link: not one of our files.
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ELOOP') return null;
    throw storeUnavailable(cause);
  }
}

async function removeFile(folder: string, name: string): Promise<void> {
  if (!isUploadName(name)) return;
  try {
    await rm(path.join(folder, name), { force: true });
  } catch (cause) {
    throw storeUnavailable(cause);
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredUpload> {
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile() || !isUploadName(entry.name)) continue;
      const modifiedAt = await modifiedAtOf(path.join(folder, entry.name));
      if (modifiedAt !== null) yield { name: entry.name, modifiedAt };
    }
  } catch (cause) {
    // Before the first upload there is no folder, so the list is empty.
    if (errorCode(cause) !== 'ENOENT') throw storeUnavailable(cause);
  }
}

async function removeParts(folder: string, before: Date): Promise<number> {
  let removed = 0;
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile() || !isTemporaryFile(entry.name)) continue;
      const file = path.join(folder, entry.name);
      const modifiedAt = await modifiedAtOf(file);
      if (modifiedAt === null || modifiedAt >= before) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw storeUnavailable(cause);
  }
  return removed;
}

/** Null when the file was removed while the list was read. */
async function modifiedAtOf(file: string): Promise<Date | null> {
  try {
    return (await lstat(file)).mtime;
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return null;
    throw cause;
  }
}

function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
