import fs, { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { STAGING_PREFIX, sweepStaging } from './sweep-staging.ts';
import { describeSystemError } from './system-error.ts';

/** A file to write: its name without a folder, and its text. */
export interface OutputFile {
  readonly fileName: string;
  readonly text: string;
}

export type FileState = 'unchanged' | 'changed' | 'missing';

/** A file and how it differs from the one on disk. */
export interface FileStatus extends OutputFile {
  readonly path: string;
  readonly state: FileState;
}

/** Compares files with those in the folder. */
export function compareFiles(folder: string, files: readonly OutputFile[]): FileStatus[] {
  return files.map((file) => ({
    ...file,
    path: path.join(folder, file.fileName),
    state: stateOf(folder, file),
  }));
}

/**
 * Writes all files into the folder or none: first into a staging folder inside it, then moved.
 *
 * A symbolic link is replaced, never followed, so nothing outside the folder changes. The staging folder is removed also
 * when the command is interrupted; one that a killed command left behind is removed by the next write.
 */
export async function writeFiles(
  folder: string,
  files: readonly OutputFile[],
  { onInterrupt }: Pick<Deps, 'onInterrupt'>,
): Promise<FileStatus[]> {
  const before = compareFiles(folder, files);
  const pending = before.filter(({ state }) => state !== 'unchanged');
  if (pending.length === 0) return before;
  let staging: string | null = null;
  const clean = () => {
    // A pending write may still add a file to the folder, so removal is retried.
    if (staging !== null) rmSync(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  };
  const release = onInterrupt(clean);
  try {
    makeFolder(folder);
    // Synchronous, so that a signal cannot arrive between creating the folder and storing its path.
    staging = mkdtempSync(path.join(folder, STAGING_PREFIX));
    sweepStaging(
      staging,
      files.map(({ fileName }) => fileName),
    );
    for (const { fileName, text } of pending) await writeDurably(path.join(staging, fileName), text);
    for (const { fileName, path: target } of pending) renameSync(path.join(staging, fileName), target);
  } catch (error) {
    throw new CliError(
      EXIT.unreadable,
      `${folder} cannot be written: ${describeSystemError(error)}.`,
      'Check its permissions, or use a folder you can write to.',
    );
  } finally {
    clean();
    release();
  }
  return before;
}

/** Node's recursive mkdir loops forever where the system answers ENOENT although the parent exists, as in /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    makeFolder(path.dirname(folder));
    mkdirSync(folder);
  }
}

function stateOf(folder: string, { fileName, text }: OutputFile): FileState {
  try {
    const found = readFileSync(path.join(folder, fileName));
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
  const descriptor = await finished<number>((done) => fs.open(file, 'wx', 0o644, done));
  try {
    await finished((done) => fs.writeFile(descriptor, text, done));
    await finished((done) => fs.fsync(descriptor, done));
  } finally {
    await finished((done) => fs.close(descriptor, done));
  }
}

/** Waits for a function with a callback. `node:fs/promises` would be shorter, but takes 3 ms to load. */
function finished<Result>(
  start: (done: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    start((error, result) => (error === null ? resolve(result as Result) : reject(error)));
  });
}
