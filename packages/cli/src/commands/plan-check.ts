import path from 'node:path';
import { CliError } from '../cli-error.ts';
import { guideOf } from '../config/config-guide.ts';
import type { NamedPair } from '../config/config-schema.ts';
import { missingConfig } from '../config/find-config.ts';
import { type Config, fromConfig, readConfig, toWritablePath } from '../config/read-config.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import type { LEVELS, ReportFormat } from '../report/report-formats.ts';

export interface CheckOptions {
  readonly format?: ReportFormat;
  readonly level?: (typeof LEVELS)[number];
  readonly maxWarnings?: number;
  readonly settings?: string;
  readonly baseline?: string;
  readonly writeBaseline?: boolean;
  readonly fix?: boolean;
  readonly watch?: boolean;
  readonly config?: string;
  readonly json?: boolean;
}

/** What to check and what counts. */
export interface CheckPlan {
  /** As `findInputs` takes them. */
  readonly names: readonly string[];
  readonly format: ReportFormat;
  readonly level: (typeof LEVELS)[number];
  readonly maxWarnings: number;
  readonly settings: string | undefined;
  /** Absolute path of the baseline. */
  readonly baseline: string | null;
  readonly pairs: readonly NamedPair[];
  readonly config: Config | null;
  /** The configuration file that was named. */
  readonly configFile: string | undefined;
}

const BASELINE_NAME = 'stylekit-baseline.json';

/** Decides what to check: arguments and options first, then the environment, then the configuration. */
export async function planCheck(
  names: readonly string[],
  options: CheckOptions,
  deps: Deps,
): Promise<CheckPlan> {
  rejectConflicts(options);
  const config = await readConfig(options.config, deps);
  const checks = config?.values.checks ?? {};
  const settings =
    config === null || checks.settings === undefined ? undefined : fromConfig(config, checks.settings, deps);
  const isErrorOnly = options.level === 'error';
  return {
    names: names.length > 0 ? names : configuredNames(config, deps),
    format: options.json === true ? 'json' : (options.format ?? checks.format ?? 'human'),
    level: options.level ?? checks.failOn ?? 'warning',
    maxWarnings: options.maxWarnings ?? (isErrorOnly ? 0 : (checks.maxWarnings ?? 0)),
    settings: options.settings ?? settings,
    baseline: baselineOf(options, config, deps),
    pairs: checks.pairs ?? [],
    config,
    configFile: options.config,
  };
}

function configuredNames(config: Config | null, deps: Deps): readonly string[] {
  const files = config?.values.checks?.files;
  if (config !== null && files !== undefined) return files.map((file) => fromConfig(config, file, deps));
  const guide = guideOf(config, deps);
  if (guide !== undefined) return [guide];
  throw missingConfig('The file', 'stylekit check tokens.json');
}

function baselineOf(options: CheckOptions, config: Config | null, deps: Deps): string | null {
  if (options.baseline !== undefined) return path.resolve(deps.cwd, options.baseline);
  const named = config?.values.checks?.baseline;
  if (config !== null && named !== undefined) return toWritablePath(config, named, 'checks.baseline');
  return options.writeBaseline === true ? path.join(config?.folder ?? deps.cwd, BASELINE_NAME) : null;
}

function rejectConflicts(options: CheckOptions): void {
  const { format = 'json', json, level, maxWarnings, watch, fix, writeBaseline } = options;
  const [problem, hint] =
    json === true && format !== 'json'
      ? [`--json and --format ${format} request two different reports.`, 'Use only one of them.']
      : level === 'error' && maxWarnings !== undefined
        ? ['--level error ignores warnings, so --max-warnings has no effect.', 'Use only one of them.']
        : watch === true &&
            (fix === true || writeBaseline === true || json === true || options.format !== undefined)
          ? [
              '--watch prints one line a run.',
              'Remove --fix, --write-baseline, --format and --json, or remove --watch.',
            ]
          : [];
  if (problem !== undefined && hint !== undefined) throw new CliError(EXIT.usage, problem, hint);
}
