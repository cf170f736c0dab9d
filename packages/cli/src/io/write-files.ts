import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { STAGING_PREFIX, sweepStaging } from './sweep-staging.ts';
import { describeSystemError } from './system-error.ts';

/** A file to write: a plain name without any folder, and its whole text. */
export interface OutputFile {
  readonly fileName: string;
  readonly text: string;
}

export type FileState = 'unchanged' | 'changed' | 'missing';

/** How a file stands against what would be written. */
export interface FileStatus extends OutputFile {
  readonly path: string;
  readonly state: FileState;
}

/** Compares files with what is in the folder; writes nothing. */
export async function compareFiles(folder: string, files: readonly OutputFile[]): Promise<FileStatus[]> {
  return await Promise.all(
    files.map(async (file) => ({
      ...file,
      path: path.join(folder, file.fileName),
      state: await stateOf(folder, file),
    })),
  );
}

/**
 * Writes all files into the folder or none of them: first into a folder of their own inside it, then moved at once.
 *
 * A name that is a link is replaced, never followed, so nothing outside the folder changes. The folder of their own is
 * removed also when the command is interrupted; one that a killed command left behind goes with the next write.
 */
export async function writeFiles(
  folder: string,
  files: readonly OutputFile[],
  { onInterrupt }: Pick<Deps, 'onInterrupt'>,
): Promise<FileStatus[]> {
  const before = await compareFiles(folder, files);
  const pending = before.filter(({ state }) => state !== 'unchanged');
  if (pending.length === 0) return before;
  let staging: string | null = null;
  const clean = () => {
    // A write under way may still put a file into the folder; removing it is then tried again.
    if (staging !== null) rmSync(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  };
  const release = onInterrupt(clean);
  try {
    await makeFolder(folder);
    // Made, and moved out of, in one go: an interruption comes before or after, never between.
    staging = mkdtempSync(path.join(folder, STAGING_PREFIX));
    await sweepStaging(staging);
    for (const { fileName, text } of pending) await writeDurably(path.join(staging, fileName), text);
    for (const { fileName, path: target } of pending) renameSync(path.join(staging, fileName), target);
  } catch (error) {
    throw new CliError(
      EXIT.unreadable,
      `${folder} cannot be written: ${describeSystemError(error)}.`,
      'Give a folder you may write to with --out.',
    );
  } finally {
    clean();
    release();
  }
  return before;
}

/** Node's own recursive mkdir never ends where the system answers ENOENT for a folder whose parent exists, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}

async function stateOf(folder: string, { fileName, text }: OutputFile): Promise<FileState> {
  try {
    const found = await readFile(path.join(folder, fileName));
    return found.equals(Buffer.from(text)) ? 'unchanged' : 'changed';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
    throw new CliError(
      EXIT.unreadable,
      `${path.join(folder, fileName)} cannot be read: ${describeSystemError(error)}.`,
      'Check the path and its permissions.',
    );
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
