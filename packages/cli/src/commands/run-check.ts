import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findInputs } from '../io/find-inputs.ts';
import { readSettings } from '../io/read-guide.ts';
import { type CheckedFile, countFindings } from '../report/checked-file.ts';
import { writeReport } from '../report/write-report.ts';
import { checkFiles } from './check-files.ts';
import { type CheckOptions, type CheckPlan, planCheck } from './plan-check.ts';
import { readInputs } from './read-inputs.ts';

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
  const files = await suppress(found, plan, deps);
  writeReport(files, plan.format, deps.stdout);
  return toExitCode(files, plan);
}

/** All findings of the files. */
export async function checkOnce(plan: CheckPlan, deps: Deps): Promise<CheckedFile[]> {
  const settingsOf = await readSettings(plan.settings, deps);
  const files = await readInputs(findInputs(plan.names, deps), deps, plan.configFile);
  return await checkFiles(files, { settingsOf, pairs: plan.pairs, config: plan.config });
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

/** Leaves out the findings of the baseline and waived ones. */
export async function suppress(
  files: readonly CheckedFile[],
  plan: CheckPlan,
  deps: Deps,
): Promise<CheckedFile[]> {
  const waivers = plan.config?.values.checks?.waivers ?? [];
  if (plan.baseline === null && waivers.length === 0) return [...files];
  const { suppressFindings } = await import('./suppress/suppress-findings.ts');
  return await suppressFindings(files, plan, deps);
}

/**
 * Findings in a checked file decide first: 1. Else 3 when a named file could not be checked or nothing was checked.
 * Only errors count with `--level error`; warnings up to `--max-warnings` do not.
 */
export function toExitCode(
  files: readonly CheckedFile[],
  { level, maxWarnings }: Pick<CheckPlan, 'level' | 'maxWarnings'>,
): ExitCode {
  const checked = files.filter(({ kind }) => kind !== null);
  const { error, warning } = countFindings(checked);
  if (error > 0 || (level === 'warning' && warning > maxWarnings)) return EXIT.findings;
  const isIncomplete = checked.length === 0 || countFindings(files).error > 0;
  return isIncomplete ? EXIT.unreadable : EXIT.ok;
}
