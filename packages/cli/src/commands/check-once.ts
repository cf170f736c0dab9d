import type { Deps } from '../deps.ts';
import { findInputs } from '../io/find-inputs.ts';
import { readSettings } from '../io/read-guide.ts';
import { type CheckedFile, type CheckResult, NONE_SUPPRESSED } from '../report/checked-file.ts';
import { checkFiles } from './check-files.ts';
import type { CheckPlan } from './plan-check.ts';
import { readInputs } from './read-inputs.ts';

/** All findings of the files. */
export async function checkOnce(plan: CheckPlan, deps: Deps): Promise<CheckedFile[]> {
  const settingsOf = await readSettings(plan.settings, deps);
  const files = await readInputs(findInputs(plan.names, deps), deps, plan.configFile);
  return await checkFiles(files, { settingsOf, pairs: plan.pairs, config: plan.config });
}

/** Leaves out the findings of the baseline and waived ones, and counts them. */
export async function suppress(
  files: readonly CheckedFile[],
  plan: CheckPlan,
  deps: Deps,
): Promise<CheckResult> {
  const waivers = plan.config?.values.checks?.waivers ?? [];
  if (plan.baseline === null && waivers.length === 0) return { files, suppressed: NONE_SUPPRESSED };
  const { suppressFindings } = await import('./suppress/suppress-findings.ts');
  return await suppressFindings(files, plan, deps);
}
