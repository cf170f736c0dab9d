import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
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
 * Writes all files into the folder or none of them: each to a temporary name beside its own, then renamed at once.
 *
 * A name that is a link is replaced, never followed, so nothing outside the folder changes.
 */
export async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<FileStatus[]> {
  const before = await compareFiles(folder, files);
  const pending = before
    .filter(({ state }) => state !== 'unchanged')
    .map((file) => ({ ...file, temporary: toTemporary(file.path) }));
  try {
    await mkdir(folder, { recursive: true });
    for (const { temporary, text } of pending) await writeDurably(temporary, text);
    for (const { temporary, path: target } of pending) await rename(temporary, target);
  } catch (error) {
    await Promise.all(pending.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
    throw new CliError(
      EXIT.unreadable,
      `${folder} cannot be written: ${describeSystemError(error)}.`,
      'Give a folder you may write to with --out.',
    );
  }
  return before;
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

function toTemporary(target: string): string {
  return `${target}.${randomBytes(6).toString('hex')}.tmp`;
}

async function writeDurably(file: string, text: string): Promise<void> {
  // "wx" refuses to follow or replace anything that already has the temporary name.
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
