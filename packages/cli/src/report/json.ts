import { type CheckResult, countFindings } from './checked-file.ts';

/** Findings as JSON: `{ counts, suppressed, files: [{ file, kind, counts, findings }] }`. */
export function toJsonReport({ files, suppressed }: CheckResult): string {
  const entries = files.map((file) => ({
    file: file.source,
    kind: file.kind,
    counts: countFindings([file]),
    findings: file.findings,
  }));
  return `${JSON.stringify({ counts: countFindings(files), suppressed, files: entries }, null, 2)}\n`;
}
