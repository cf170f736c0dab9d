import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type CheckedFile, countFindings } from '../report/checked-file.ts';
import { writeReport } from '../report/write-report.ts';
import { checkOnce, suppress } from './check-once.ts';
import { type CheckOptions, type CheckPlan, planCheck } from './plan-check.ts';

export async function runCheck(
  names: readonly string[],
  options: CheckOptions,
  deps: Deps,
): Promise<ExitCode> {
  const plan = await planCheck(names, options, deps);
  if (options.watch === true) {
    const { watchCheck } = await import('./watch/watch-check.ts');
    return await watchCheck(names, options, deps);
  }
  const found = options.fix === true ? await checkAndFix(plan, deps) : await checkOnce(plan, deps);
  if (options.writeBaseline === true && plan.baseline !== null) {
    const { writeBaseline } = await import('./suppress/baseline.ts');
    return await writeBaseline(found, plan.baseline, deps);
  }
  const result = await suppress(found, plan, deps);
  writeReport(result, plan.format, deps.stdout);
  return toExitCode(result.files, plan);
}

/** Applies exact fixes until there are none, because one can make another one possible. */
async function checkAndFix(plan: CheckPlan, deps: Deps): Promise<CheckedFile[]> {
  const { applyFixes, MAX_ROUNDS } = await import('./fix/apply-fixes.ts');
  let files = await checkOnce(plan, deps);
  let count = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const applied = await applyFixes(files, deps);
    if (applied === 0) break;
    count += applied;
    files = await checkOnce(plan, deps);
  }
  deps.stderr.write(
    count === 0
      ? 'There is nothing to fix automatically.\n'
      : `Applied ${count} ${count === 1 ? 'fix' : 'fixes'}.\n`,
  );
  return files;
}

/**
 * Findings in a checked file decide first: 1. Else 3 when a named file could not be checked or nothing was checked.
 * Only errors count with `--level error`; warnings up to `--max-warnings` do not.
 */
function toExitCode(
  files: readonly CheckedFile[],
  { level, maxWarnings }: Pick<CheckPlan, 'level' | 'maxWarnings'>,
): ExitCode {
  const checked = files.filter(({ kind }) => kind !== null);
  const { error, warning } = countFindings(checked);
  if (error > 0 || (level === 'warning' && warning > maxWarnings)) return EXIT.findings;
  const isIncomplete = checked.length === 0 || countFindings(files).error > 0;
  return isIncomplete ? EXIT.unreadable : EXIT.ok;
}
