import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findInputs } from '../io/find-inputs.ts';
import { readSettings } from '../io/read-guide.ts';
import { type CheckedFile, countFindings } from '../report/checked-file.ts';
import { toGithubReport } from '../report/github.ts';
import { toHumanReport } from '../report/human.ts';
import { toJsonReport } from '../report/json.ts';
import type { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';
import { toSarifReport } from '../report/sarif.ts';
import { checkFiles } from './check-files.ts';

export interface CheckOptions {
  readonly format?: (typeof REPORT_FORMATS)[number];
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
  const settings = await readSettings(options.settings, deps);
  const files = await checkFiles(findInputs(names, deps), settings, deps);
  deps.stdout.write(toReport(files, options, deps));
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

function toReport(files: readonly CheckedFile[], options: CheckOptions, deps: Deps): string {
  const format = options.json === true ? 'json' : (options.format ?? 'human');
  if (format === 'json') return toJsonReport(files);
  if (format === 'github') return toGithubReport(files);
  if (format === 'sarif') return toSarifReport(files);
  return toHumanReport(files, deps.stdout);
}
