import path from 'node:path';
import { isGuideReference } from '../../api/find-guide.ts';
import { CliError } from '../../cli-error.ts';
import { findConfigFile } from '../../config/find-config.ts';
import type { Deps } from '../../deps.ts';
import { EXIT } from '../../exit-code.ts';
import { isFileName } from '../../io/is-file-name.ts';
import { writeTargets } from '../export-targets.ts';
import { type ExportOptions, type ExportPlan, noFolder, planExport } from '../plan-export.ts';
import { type Watched, type WatchedRun, watchRuns } from './watch-runs.ts';

/** Exports now and whenever the guide, a settings file or the configuration changes. */
export async function watchExport(
  source: string | undefined,
  options: ExportOptions,
  deps: Deps,
): Promise<never> {
  // The first plan fails the command; a later one, after a change of the configuration, only its run.
  let plan = await planLocal(source, options, deps);
  return await watchRuns(async (): Promise<WatchedRun> => {
    const watched = watchedBy(plan, options, deps);
    return {
      watched,
      run: async () => {
        plan = await planLocal(source, options, deps);
        const files = await writeTargets(plan, deps);
        const written = files.filter(({ state }) => state !== 'unchanged').length;
        return `${written} of ${files.length} files written.`;
      },
    };
  }, deps);
}

async function planLocal(
  source: string | undefined,
  options: ExportOptions,
  deps: Deps,
): Promise<ExportPlan> {
  const plan = await planExport(source, options, deps);
  if (plan.targets.length === 0) throw noFolder('--watch writes files');
  if (plan.source !== '-' && !isGuideReference(plan.source) && isFileName(plan.source, deps.cwd)) return plan;
  throw new CliError(
    EXIT.usage,
    `--watch follows local files, and ${plan.source === '-' ? 'standard input' : plan.source} is none.`,
    'Name the JSON file of a style guide.',
  );
}

function watchedBy({ source, targets, config }: ExportPlan, options: ExportOptions, deps: Deps): Watched {
  const configFile = config?.file ?? findConfigFile(options.config, deps);
  const settings = targets.flatMap((target) => target.settings ?? []);
  const files = [source, ...settings].map((file) => path.resolve(deps.cwd, file));
  return { files: configFile === null ? files : [...files, configFile], folders: [] };
}
