import { statSync } from 'node:fs';
import path from 'node:path';
import { findConfigFile } from '../../config/find-config.ts';
import type { Deps } from '../../deps.ts';
import { splitNames } from '../../io/find-inputs.ts';
import { describeSystemError } from '../../io/system-error.ts';
import { countFindings } from '../../report/checked-file.ts';
import { toCounts } from '../../report/human.ts';
import { checkOnce, suppress } from '../check-once.ts';
import { type CheckOptions, type CheckPlan, planCheck } from '../plan-check.ts';
import { type Watched, watchRuns } from './watch-runs.ts';

/** Checks now and whenever a checked file, a file it reads or the configuration changes. */
export async function watchCheck(
  names: readonly string[],
  options: CheckOptions,
  deps: Deps,
): Promise<never> {
  // One line a run: what a baseline left out is not said each time.
  const quiet = { ...deps, stderr: { ...deps.stderr, write: () => undefined } };
  let plan = await planCheck(names, options, deps);
  return await watchRuns(
    async () => ({
      watched: watchedBy(plan, deps),
      run: async () => {
        plan = await planCheck(names, options, deps);
        const { files } = await suppress(await checkOnce(plan, deps), plan, quiet);
        return `${files.length === 1 ? '1 file' : `${files.length} files`}: ${toCounts(countFindings(files))}.`;
      },
    }),
    deps,
  );
}

/** Of a glob, the folder in front of its first special character is searched. */
function watchedBy({ names, settings, baseline, config, configFile }: CheckPlan, deps: Deps): Watched {
  const files = [settings, baseline, config?.file ?? findConfigFile(configFile, deps)].filter(
    (file) => file != null,
  );
  const folders: string[] = [];
  for (const name of splitNames(names).included) {
    const file = path.resolve(deps.cwd, name);
    if (isFolder(file)) folders.push(file);
    else if (/[*?[{]/.test(name)) folders.push(path.resolve(deps.cwd, name.replace(/[^\\/]*[*?[{].*$/, '')));
    else files.push(name);
  }
  return { files: files.map((file) => path.resolve(deps.cwd, file)), folders };
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch (error) {
    describeSystemError(error);
    return false;
  }
}
