import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/** Creates a new temporary file; never opens an existing file or follows a link. */
const WRITE_NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
const TEMPORARY = /^\.[0-9a-f]{32}\.part$/;

/** Whether this is a temporary file of `writeFileAtomic`; only a crash leaves one behind. */
export function isTemporaryFile(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Writes a file atomically: readers see all of it or nothing, and it survives a power failure. The permissions of
 * folder (0700) and file (0600) restrict access to the owner.
 *
 * Not write-file-atomic, because that opens an existing temporary file or link, and does not sync the folder.
 */
export async function writeFileAtomic(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const temporary = path.join(folder, `.${randomBytes(16).toString('hex')}.part`);
  try {
    await writeNew(temporary, bytes);
    await rename(temporary, path.join(folder, name));
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
  await syncFolder(folder);
}

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, WRITE_NEW, 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new file name survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
