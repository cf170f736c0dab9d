import path from 'node:path';
import type { FileStatus } from '../io/write-files.ts';
import type { CheckedFile } from './checked-file.ts';
import { DRIFT_RULE, toFinding } from './file-rules.ts';

const PROBLEMS = { changed: 'differs from the style guide', missing: 'is missing', unchanged: '' } as const;

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
