import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { type Failure, type FileReport, failureLines, fileLine, summaryLines } from './report-lines.ts';
import { saveTestTimes, timeKey } from './test-times.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Totals of a test run, written for the command that started it. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Prints one line per test file, failures immediately and again at the end, a summary by project and the slowest files.
 * Stores the time of each file for the order of the next run, and writes the totals to the file in
 * `STYLEKIT_TEST_TOTALS`.
 */
export class ProgressReporter implements Reporter {
  readonly #reports: FileReport[] = [];
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    const report = toFileReport(module);
    this.#reports.push(report);
    print([fileLine(report), ...failureLines(report)]);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const reports = this.#reports.splice(0);
    print(summaryLines(reports));
    for (const error of errors) this.#vitest?.logger.printError(error);
    const failed = reports.reduce((sum, { failures }) => sum + failures.length, errors.length);
    const totals: Totals = { passed: reports.reduce((sum, { passed }) => sum + passed, 0), failed };
    saveTestTimes(
      Object.fromEntries(
        reports.map(({ project, file, durationMs }) => [
          timeKey(project, path.join(ROOT, file)),
          Math.round(durationMs),
        ]),
      ),
    );
    const file = process.env['STYLEKIT_TEST_TOTALS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(totals));
  }
}

function toFileReport(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const failures: Failure[] = tests
    .filter((test) => test.result().state === 'failed')
    .map((test) => ({
      titles: test.fullName.split(' > '),
      errors: (test.result().errors ?? []).map(describeError),
    }));
  // A failed hook, or a file that cannot be loaded, has no failed test.
  const others = [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().length === 0 ? [] : [{ titles: titlesOf(part), errors: part.errors().map(describeError) }],
  );
  return {
    project: module.project.name,
    file: path.relative(ROOT, module.moduleId).replaceAll('\\', '/'),
    durationMs: collectDuration + setupDuration + duration,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    skipped: tests.filter((test) => test.result().state === 'skipped').length,
    failures: [...others, ...failures],
  };
}

function titlesOf(part: TestModule | { readonly fullName: string }): string[] {
  return 'fullName' in part ? part.fullName.split(' > ') : [];
}

function describeError({ message, diff, stack = '' }: SerializedError): string {
  const frames = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at ') && !line.includes('node_modules'));
  return [message, ...(typeof diff === 'string' ? [diff] : []), ...frames.slice(0, 6)].join('\n');
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
