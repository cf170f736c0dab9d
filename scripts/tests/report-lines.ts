/** The result of one test file. */
export interface FileReport {
  readonly project: string;
  /** Path relative to the repository root. */
  readonly file: string;
  readonly durationMs: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

/** A failed test, or a file that could not be loaded. */
export interface Failure {
  /** Titles from the file's outermost group to the test; empty for the file itself. */
  readonly titles: readonly string[];
  /** Each error as printable text, with the difference and the position. */
  readonly errors: readonly string[];
}

const SLOWEST_SHOWN = 10;

/** One line: `ok    12.3 s  engine  src/color/hsl.test.ts  14 passed`. */
export function fileLine({ project, file, durationMs, passed, skipped, failures }: FileReport): string {
  const counts = [
    `${passed} passed`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const state = failures.length > 0 ? 'FAIL' : 'ok  ';
  return `${state} ${seconds(durationMs)}  ${project.padEnd(10)}  ${file}  ${counts.join(', ')}`;
}

/** The failures of a file with location and reason. */
export function failureLines({ project, file, failures }: FileReport): string[] {
  return failures.flatMap(({ titles, errors }) => [
    `FAIL  ${[project, file, ...titles].join(' > ')}`,
    ...errors.flatMap((error) => error.split('\n').map((line) => `      ${line}`)),
  ]);
}

/** The end of the report: all failures again, one line per project, and the slowest files. */
export function summaryLines(reports: readonly FileReport[]): string[] {
  if (reports.length === 0) return ['No test file was selected.'];
  const failed = reports.filter(({ failures }) => failures.length > 0);
  return [
    ...(failed.length > 0 ? ['', 'Failures', ...failed.flatMap(failureLines)] : []),
    '',
    'By project',
    ...[...Map.groupBy(reports, ({ project }) => project)].map(([project, files]) =>
      projectLine(project, files),
    ),
    '',
    'Slowest files',
    ...reports
      .toSorted((a, b) => b.durationMs - a.durationMs)
      .slice(0, SLOWEST_SHOWN)
      .map(({ durationMs, project, file }) => `${seconds(durationMs)}  ${project}  ${file}`),
  ];
}

function projectLine(project: string, reports: readonly FileReport[]): string {
  const total = (count: (report: FileReport) => number) =>
    reports.reduce((sum, each) => sum + count(each), 0);
  const [passed, failed, skipped] = [
    total((report) => report.passed),
    total(({ failures }) => failures.length),
    total((report) => report.skipped),
  ];
  return (
    `${seconds(total(({ durationMs }) => durationMs))}  ${project.padEnd(10)}  ${reports.length} files, ` +
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  );
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1).padStart(6)} s`;
}
