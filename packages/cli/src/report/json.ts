import { type CheckedFile, countFindings } from './checked-file.ts';

/** Findings as JSON: `{ counts, files: [{ file, kind, counts, findings }] }`. */
export function toJsonReport(files: readonly CheckedFile[]): string {
  const entries = files.map((file) => ({
    file: file.source,
    kind: file.kind,
    counts: countFindings([file]),
    findings: file.findings,
  }));
  return `${JSON.stringify({ counts: countFindings(files), files: entries }, null, 2)}\n`;
}
