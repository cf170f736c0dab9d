import path from 'node:path';
import type { Deps } from '../deps.ts';
import type { FileStatus } from '../io/write-files.ts';
import { type CheckedFile, NONE_SUPPRESSED } from './checked-file.ts';
import { DRIFT_RULE, toFinding } from './file-rules.ts';
import type { ReportFormat } from './report-formats.ts';
import { writeReport } from './write-report.ts';

const PROBLEMS = { changed: 'differs from the style guide', missing: 'is missing', unchanged: '' } as const;

/** Writes the report of `export --check`. */
export function writeDriftReport(files: readonly FileStatus[], format: ReportFormat, deps: Deps): void {
  const report = { files: toDriftFiles(files, deps.cwd), suppressed: NONE_SUPPRESSED };
  writeReport(report, format, deps.stdout);
}

/** The files of `export --check` as files of a report: a finding for each one that differs. */
export function toDriftFiles(files: readonly FileStatus[], cwd: string): CheckedFile[] {
  return files.map((file) => {
    const source = path.relative(cwd, file.path).replaceAll(path.sep, '/');
    const message = `${source} ${PROBLEMS[file.state]}.`;
    const fix = 'Run stylekit export with the same options but without --check, and commit the files.';
    const finding = { ...toFinding(DRIFT_RULE, '', message, fix), position: null };
    return { source, kind: 'export', text: '', findings: file.state === 'unchanged' ? [] : [finding] };
  });
}
