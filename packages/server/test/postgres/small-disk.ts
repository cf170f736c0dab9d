import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A disk in memory that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room for anything else, and returns what makes room again. */
  fill(): () => void;
  /** Removes it with its files; nothing may use it any more. A second call has no effect. */
  unmount(): void;
}

/** Why no disk can be mounted here; null when it can. */
export function whyNoDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a small disk';
  try {
    mountDisk(1_048_576).unmount();
    return null;
  } catch {
    return 'this process may not mount a small disk';
  }
}

/** @throws Error when this process may not mount it */
export function mountDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  let isMounted = true;
  const unmount = (): void => {
    if (!isMounted) return;
    isMounted = false;
    // Also when a process that was not stopped still uses it.
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  process.once('exit', unmount);
  return { folder, fill: () => fill(path.join(folder, 'ballast')), unmount };
}

function fill(file: string): () => void {
  const target = openSync(file, 'wx');
  for (let size = 1_048_576; size >= 1_024; ) {
    try {
      writeSync(target, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      size /= 2;
    }
  }
  closeSync(target);
  return () => rmSync(file);
}
