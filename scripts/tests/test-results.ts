import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type FileReport, summaryLines } from './report-lines.ts';
import { saveTestTimes, timeKey } from './test-times.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What one Vitest process reports. */
export interface TestResults {
  readonly files: readonly FileReport[];
  /** Errors outside of tests. */
  readonly errors: number;
}

/** Numbers of tests. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** The results in the file; a process without results has failed. */
export function readTestResults(file: string): TestResults {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TestResults)
    : { files: [], errors: 1 };
}

/** Prints the summary of a run, stores the time of each file for the order of the next run, and returns the totals. */
export function finishRun(results: readonly TestResults[]): Totals {
  const files = results.flatMap((each) => each.files);
  process.stdout.write(
    summaryLines(files)
      .map((line) => `${line}\n`)
      .join(''),
  );
  saveTestTimes(
    Object.fromEntries(
      files.map(({ project, file, durationMs }) => [
        timeKey(project, path.join(ROOT, file)),
        Math.round(durationMs),
      ]),
    ),
  );
  const errors = results.reduce((sum, each) => sum + each.errors, 0);
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failures }) => sum + failures.length, errors),
  };
}
