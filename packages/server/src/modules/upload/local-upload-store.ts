import { constants } from 'node:fs';
import { lstat, open, opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isTemporaryFile, writeFileAtomic } from '../../lib/write-file-atomic.ts';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { storageFull, storageUnavailable } from './upload-error.ts';
import { isUploadName } from './upload-name.ts';

/** Do not follow symbolic links, and do not block on named pipes. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Stores logos as files in one folder (0700, files 0600). The folder is created by the first `put`; a file appears
 * under its name only when it is complete and on disk.
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
  if (!isUploadName(name)) throw new RangeError('Upload names must come from createUploadName.');
  try {
    await writeFileAtomic(folder, name, bytes);
  } catch (cause) {
    throw FULL.has(errorCode(cause)) ? storageFull(cause) : storageUnavailable(cause);
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
    // ELOOP is the result of O_NOFOLLOW for a symbolic link, which is not one of our files.
    if (errorCode(cause) === 'ENOENT' || errorCode(cause) === 'ELOOP') return null;
    throw storageUnavailable(cause);
  }
}

async function removeFile(folder: string, name: string): Promise<void> {
  if (!isUploadName(name)) return;
  try {
    await rm(path.join(folder, name), { force: true });
  } catch (cause) {
    throw storageUnavailable(cause);
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
    // The folder does not exist before the first upload.
    if (errorCode(cause) !== 'ENOENT') throw storageUnavailable(cause);
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
    if (errorCode(cause) !== 'ENOENT') throw storageUnavailable(cause);
  }
  return removed;
}

/** Null if the file was removed while the list was read. */
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
