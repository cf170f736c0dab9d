import path from 'node:path';
import type { Deps } from '../deps.ts';
import type { FileStatus } from '../io/write-files.ts';
import { printable } from './terminal-style.ts';

const WRITTEN = { unchanged: 'unchanged', changed: 'updated', missing: 'created' } as const;

/** Reports on stderr how each file was written. */
export function reportWritten(files: readonly FileStatus[], deps: Deps): void {
  for (const file of files)
    deps.stderr.write(`${WRITTEN[file.state].padEnd(9)}  ${printable(relative(file, deps.cwd))}\n`);
}

/** Lists the differing files on stdout and a summary on stderr. */
export function reportDrift(files: readonly FileStatus[], deps: Deps): void {
  const drifted = files.filter(({ state }) => state !== 'unchanged');
  for (const file of drifted)
    deps.stdout.write(`${file.state.padEnd(7)}  ${printable(relative(file, deps.cwd))}\n`);
  deps.stderr.write(drifted.length === 0 ? toUpToDate(files.length) : toDrift(drifted.length, files.length));
}

function toUpToDate(count: number): string {
  return count === 1 ? 'The file is up to date.\n' : `All ${count} files are up to date.\n`;
}

function toDrift(drifted: number, count: number): string {
  const what =
    count === 1 ? 'The file differs' : `${drifted} of ${count} files ${drifted === 1 ? 'differs' : 'differ'}`;
  const them = drifted === 1 ? 'it' : 'them';
  return `${what} from the style guide. Run the same command without --check to write ${them}.\n`;
}

/** Written files as data: path relative to the current folder and state. */
export function toWrittenEntries(files: readonly FileStatus[], cwd: string) {
  return files.map((file) => ({ path: relative(file, cwd), state: WRITTEN[file.state] }));
}

/** The written files as JSON: `{ files: [{ path, state: created | updated | unchanged }] }`. */
export function toWrittenReport(files: readonly FileStatus[], cwd: string): string {
  return `${JSON.stringify({ files: toWrittenEntries(files, cwd) }, null, 2)}\n`;
}

/** The compared files as JSON: `{ files: [{ path, state: missing | changed | unchanged }] }`. */
export function toDriftReport(files: readonly FileStatus[], cwd: string): string {
  const entries = files.map((file) => ({ path: relative(file, cwd), state: file.state }));
  return `${JSON.stringify({ files: entries }, null, 2)}\n`;
}

function relative(file: FileStatus, cwd: string): string {
  return path.relative(cwd, file.path) || file.fileName;
}
