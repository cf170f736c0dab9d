import path from 'node:path';
import type { GuideDocument } from '@stylekit/engine';
import type { ExportFormat } from '@stylekit/engine/export';
import { isGuideReference } from '../api/find-guide.ts';
import { toDocument } from '../api/guide-document.ts';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { exportFiles } from '../io/export-files.ts';
import { isFileName } from '../io/is-file-name.ts';
import { readGuide, readSettings } from '../io/read-guide.ts';
import { compareFiles, type FileStatus, type OutputFile, writeFiles } from '../io/write-files.ts';
import { toDriftFiles } from '../report/drift.ts';
import { reportDrift, reportWritten, toDriftReport, toWrittenReport } from '../report/files.ts';
import type { ReportFormat } from '../report/report-formats.ts';
import { loadGuide } from './load-guide.ts';
import { type ExportPlan, planExport, rejectSameFile, type Target } from './plan-export.ts';

export interface ExportOptions {
  readonly format?: ExportFormat[];
  readonly out?: string;
  readonly settings?: string;
  readonly check?: boolean;
  readonly report?: ReportFormat;
  readonly config?: string;
  readonly watch?: boolean;
  readonly json?: boolean;
}

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
  if (options.check === true)
    return await reportCheck(await eachTarget(plan, compareFiles, deps), options, deps);
  const written = await writeTargets(plan, deps);
  if (options.json === true) deps.stdout.write(toWrittenReport(written, deps.cwd));
  else reportWritten(written, deps);
  return EXIT.ok;
}

/** Writes the files of all targets; those of a folder all or none. */
export function writeTargets(plan: ExportPlan, deps: Deps): Promise<FileStatus[]> {
  return eachTarget(plan, writeFiles, deps);
}

async function eachTarget(
  { source, targets, configFile }: ExportPlan,
  run: (folder: string, files: readonly OutputFile[], deps: Deps) => Promise<FileStatus[]>,
  deps: Deps,
): Promise<FileStatus[]> {
  const document = await readSource(source, configFile, deps);
  const outputs = [];
  for (const target of targets) outputs.push({ ...target, files: await toFiles(document, target, deps) });
  rejectSameFile(
    outputs.flatMap(({ folder, files }) =>
      files.map(({ fileName }) => path.relative(deps.cwd, path.join(folder, fileName))),
    ),
  );
  const states: FileStatus[] = [];
  for (const { folder, files } of outputs) states.push(...(await run(folder, files, deps)));
  return states;
}

async function toFiles(document: GuideDocument, target: Target, deps: Deps): Promise<OutputFile[]> {
  const settingsOf = await readSettings(target.settings, deps);
  const files = await exportFiles(document.guide, settingsOf(document), target.formats);
  return files.map((file) => ({ ...file, fileName: target.fileName ?? file.fileName }));
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
    writeReport(toDriftFiles(states, deps.cwd), options.report, deps.stdout);
  }
  return states.every(({ state }) => state === 'unchanged') ? EXIT.ok : EXIT.findings;
}

async function printOne(plan: ExportPlan, options: ExportOptions, deps: Deps): Promise<ExitCode> {
  const { check, json, format: formats = ['css'], settings } = options;
  if (check === true) throw noFolder('--check compares files');
  if (json === true) throw noFolder('--json reports on files');
  if (formats.length !== 1) throw noFolder('Several formats need several files');
  const document = await readSource(plan.source, plan.configFile, deps);
  const settingsOf = await readSettings(settings, deps);
  const [file] = await exportFiles(document.guide, settingsOf(document), formats);
  deps.stdout.write(file?.text ?? '');
  return EXIT.ok;
}

/** The error of an option that needs files. */
export function noFolder(reason: string): CliError {
  return new CliError(
    EXIT.usage,
    `${reason}, but no folder is given.`,
    'Add --out <folder>, or outputs to stylekit.config.json.',
  );
}

/** The id or URL of a guide, else a file, else the name of a guide: a file with that name wins. */
async function readSource(
  source: string,
  configFile: string | undefined,
  deps: Deps,
): Promise<GuideDocument> {
  if (!isGuideReference(source) && (source === '-' || isFileName(source, deps.cwd)))
    return await readGuide(source, 'export', deps);
  return toDocument((await loadGuide(source, deps, configFile)).tile);
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
