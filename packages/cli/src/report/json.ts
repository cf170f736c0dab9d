import type { Finding } from '@stylekit/engine';

/** Findings as JSON: `{ guide, findings, counts }`. */
export function toJsonReport(findings: readonly Finding[], source: string): string {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), info: count('info') };
  return `${JSON.stringify({ guide: source, counts, findings }, null, 2)}\n`;
}
