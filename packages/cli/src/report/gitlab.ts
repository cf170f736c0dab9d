import { createHash } from 'node:crypto';
import type { CheckedFile, LocatedFinding } from './checked-file.ts';

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const;

/**
 * Findings as a Code Quality report of GitLab. A finding without a position is shown in line 1.
 *
 * @see https://docs.gitlab.com/ci/testing/code_quality/
 */
export function toGitlabReport(files: readonly CheckedFile[]): string {
  const seen = new Map<string, number>();
  const entries = files.flatMap(({ source, findings }) =>
    findings.map((finding) => ({
      description: `${finding.message} ${finding.fix}`,
      check_name: finding.rule,
      fingerprint: toFingerprint(finding, source, seen),
      severity: SEVERITIES[finding.severity],
      location: {
        path: source === '-' ? 'stdin' : source.replace(/^\.\//, ''),
        lines: { begin: finding.position?.line ?? 1 },
      },
    })),
  );
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** Unique in the report, and without the line, so that a finding stays the same when lines above it change. */
function toFingerprint(
  { rule, path, message }: LocatedFinding,
  source: string,
  seen: Map<string, number>,
): string {
  const key = JSON.stringify([source, rule, path, message]);
  const count = seen.get(key) ?? 0;
  seen.set(key, count + 1);
  return createHash('sha256').update(`${key}${count}`).digest('hex');
}
