import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findInputs } from '../io/find-inputs.ts';
import { readSettings } from '../io/read-guide.ts';
import { type CheckedFile, countFindings } from '../report/checked-file.ts';
import type { LEVELS, ReportFormat } from '../report/report-formats.ts';
import { writeReport } from '../report/write-report.ts';
import { checkFiles } from './check-files.ts';
import { readInputs } from './read-inputs.ts';

export interface CheckOptions {
  readonly format?: ReportFormat;
  readonly level?: (typeof LEVELS)[number];
  readonly maxWarnings?: number;
  readonly settings?: string;
  readonly json?: boolean;
}

export async function runCheck(
  names: readonly string[],
  options: CheckOptions,
  deps: Deps,
): Promise<ExitCode> {
  rejectConflicts(options);
  const settingsOf = await readSettings(options.settings, deps);
  const files = await checkFiles(await readInputs(findInputs(names, deps), deps), settingsOf);
  writeReport(files, options.json === true ? 'json' : (options.format ?? 'human'), deps.stdout);
  return toExitCode(files, options);
}

/**
 * Findings in a checked file decide first: 1. Else 3 when a named file could not be checked or nothing was checked.
 * Only errors count with `--level error`; warnings up to `--max-warnings` do not.
 */
function toExitCode(
  files: readonly CheckedFile[],
  { level = 'warning', maxWarnings = 0 }: CheckOptions,
): ExitCode {
  const checked = files.filter(({ kind }) => kind !== null);
  const { error, warning } = countFindings(checked);
  if (error > 0 || (level === 'warning' && warning > maxWarnings)) return EXIT.findings;
  const isIncomplete = checked.length === 0 || countFindings(files).error > 0;
  return isIncomplete ? EXIT.unreadable : EXIT.ok;
}

function rejectConflicts({ format = 'json', json, level, maxWarnings }: CheckOptions): void {
  if (json === true && format !== 'json') {
    throw new CliError(
      EXIT.usage,
      `--json and --format ${format} request two different reports.`,
      'Use only one of them.',
    );
  }
  if (level === 'error' && maxWarnings !== undefined) {
    throw new CliError(
      EXIT.usage,
      '--level error ignores warnings, so --max-warnings has no effect.',
      'Use only one of them.',
    );
  }
}
