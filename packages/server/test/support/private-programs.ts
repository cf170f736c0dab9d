import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

// Servers that are no package of npm, started by tests for themselves only.

const FOLDERS = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/** The path of an installed program (Debian, Homebrew, the PATH); null if there is none. */
export function findProgram(name: string): string | null {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const paths = [...FOLDERS, ...onPath].map((folder) => path.join(folder, name));
  return paths.find((file) => existsSync(file)) ?? null;
}

const homes = new Map<ChildProcess, string>();
process.once('exit', () => {
  for (const [child, home] of homes) {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
});

/** Removes the folder of a program when it ends, and ends it with this process. */
export function removeAtEnd(child: ChildProcess, home: string): void {
  homes.set(child, home);
  child.once('close', () => {
    homes.delete(child);
    rmSync(home, { recursive: true, force: true });
  });
}
