import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Time of each test file's last run in milliseconds, by its key from `timeKey`. */
export type TestTimes = Readonly<Record<string, number>>;

const FILE = path.resolve(import.meta.dirname, '../../node_modules/.cache/stylekit/test-times.json');

/** A file may run in several projects, so the project is part of its key. */
export function timeKey(project: string, file: string): string {
  return `${project} ${path.relative(path.resolve(import.meta.dirname, '../..'), file).replaceAll('\\', '/')}`;
}

/** The times of the last run; empty on a new checkout. */
export function readTestTimes(): TestTimes {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as TestTimes) : {};
}

/** Stores the times of this run and keeps those of files that did not run. */
export function saveTestTimes(times: TestTimes): void {
  const all = { ...readTestTimes(), ...times };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
