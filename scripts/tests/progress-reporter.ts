import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { type Failure, type FileReport, failureLines, fileLine } from './report-lines.ts';
import { finishRun, type TestResults } from './test-results.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Prints one line per test file, and failures immediately. At the end it writes the results to the file in
 * `STYLEKIT_TEST_RESULTS`, for the command that started it. Without that variable, it finishes the run itself.
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
    for (const error of errors) this.#vitest?.logger.printError(error);
    const results: TestResults = { files: this.#reports.splice(0), errors: errors.length };
    const file = process.env['STYLEKIT_TEST_RESULTS'];
    if (file === undefined) finishRun([results]);
    else writeFileSync(file, JSON.stringify(results));
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
