import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { exportFiles } from '../io/export-files.ts';
import { readSettings } from '../io/read-guide.ts';
import type { FileStatus } from '../io/write-files.ts';
import { NONE_SUPPRESSED } from '../report/checked-file.ts';
import { toDriftFiles } from '../report/drift.ts';
import { reportDrift, reportWritten, toDriftReport, toWrittenReport } from '../report/files.ts';
import { compareTargets, readSource, writeTargets } from './export-targets.ts';
import { type ExportOptions, type ExportPlan, noFolder, planExport } from './plan-export.ts';

export async function runExport(
  source: string | undefined,
  options: ExportOptions,
  deps: Deps,
): Promise<ExitCode> {
  rejectConflicts(options);
  if (options.watch !== true) return await exportOnce(await planExport(source, options, deps), options, deps);
  const { watchExport } = await import('./watch/watch-export.ts');
  return await watchExport(source, options, deps);
}

/** Exports once, to the targets of the plan or to standard output. */
async function exportOnce(plan: ExportPlan, options: ExportOptions, deps: Deps): Promise<ExitCode> {
  if (plan.targets.length === 0) return await printOne(plan, options, deps);
  if (options.check === true) return await reportCheck(await compareTargets(plan, deps), options, deps);
  const written = await writeTargets(plan, deps);
  if (options.json === true) deps.stdout.write(toWrittenReport(written, deps.cwd));
  else reportWritten(written, deps);
  return EXIT.ok;
}

async function reportCheck(
  states: readonly FileStatus[],
  options: ExportOptions,
  deps: Deps,
): Promise<ExitCode> {
  if (options.json === true) deps.stdout.write(toDriftReport(states, deps.cwd));
  else if (options.report === undefined) reportDrift(states, deps);
  else {
    const { writeReport } = await import('../report/write-report.ts');
    const files = toDriftFiles(states, deps.cwd);
    writeReport({ files, suppressed: NONE_SUPPRESSED }, options.report, deps.stdout);
  }
  return states.every(({ state }) => state === 'unchanged') ? EXIT.ok : EXIT.findings;
}

async function printOne(plan: ExportPlan, options: ExportOptions, deps: Deps): Promise<ExitCode> {
  const { check, json, format: formats = ['css'], settings, ramps } = options;
  if (check === true) throw noFolder('--check compares files');
  if (json === true) throw noFolder('--json reports on files');
  if (formats.length !== 1) throw noFolder('Several formats need several files');
  const document = await readSource(plan.source, plan.configFile, deps);
  const settingsOf = await readSettings(settings, deps);
  const [file] = await exportFiles(document.guide, settingsOf(document), formats, { ramps });
  deps.stdout.write(file?.text ?? '');
  return EXIT.ok;
}

function rejectConflicts({ check, report, json, watch }: ExportOptions): void {
  const [problem, hint] =
    report !== undefined && check !== true
      ? ['--report is for --check.', 'Add --check, or remove --report.']
      : report !== undefined && json === true
        ? [`--json and --report ${report} request two different reports.`, 'Use only one of them.']
        : watch === true && (check === true || json === true)
          ? ['--watch writes files until it is ended.', 'Remove --check and --json, or remove --watch.']
          : [];
  if (problem !== undefined && hint !== undefined) throw new CliError(EXIT.usage, problem, hint);
}
