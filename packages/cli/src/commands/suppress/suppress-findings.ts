import type { Deps } from '../../deps.ts';
import type { CheckedFile, CheckResult } from '../../report/checked-file.ts';
import type { CheckPlan } from '../plan-check.ts';
import { readBaseline } from './baseline.ts';
import { createWaivers } from './waivers.ts';

/**
 * Leaves out waived findings, then those of the baseline, and says on stderr how many. Expired and unused waivers are
 * findings of the configuration. A file that could not be checked is never left out.
 */
export async function suppressFindings(
  files: readonly CheckedFile[],
  { baseline: baselineFile, config }: CheckPlan,
  deps: Deps,
): Promise<CheckResult> {
  const baseline = baselineFile === null ? null : await readBaseline(baselineFile, deps);
  const waivers = config === null ? null : createWaivers(config, deps);
  let [waived, known] = [0, 0];
  const rest = files.map((file) => {
    if (file.kind === null) return file;
    const findings = file.findings.filter((finding) => {
      if (waivers?.accepts(finding, file.source) === true) waived += 1;
      else if (finding.severity !== 'info' && baseline?.accepts(finding, file.source) === true) known += 1;
      else return true;
      return false;
    });
    return { ...file, findings };
  });
  const fixed = baseline?.countFixed() ?? 0;
  if (known > 0) deps.stderr.write(`${toCount(known, 'finding')} of the baseline left out.\n`);
  if (fixed > 0)
    deps.stderr.write(
      `${toCount(fixed, 'finding')} of the baseline fixed; update it with --write-baseline.\n`,
    );
  if (waived > 0) deps.stderr.write(`${toCount(waived, 'finding')} waived.\n`);
  const problems = waivers?.problems() ?? [];
  const unmet =
    problems.length === 0 || config === null
      ? []
      : [{ source: config.name, kind: 'config' as const, text: config.text, findings: problems }];
  return { files: [...rest, ...unmet], suppressed: { baseline: known, waived, fixed } };
}

function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
