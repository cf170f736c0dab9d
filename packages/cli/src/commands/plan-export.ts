import path from 'node:path';
import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { CliError } from '../cli-error.ts';
import { guideOf } from '../config/config-guide.ts';
import type { OutputConfig } from '../config/config-schema.ts';
import { missingConfig } from '../config/find-config.ts';
import { type Config, fromConfig, readConfig, toWritablePath } from '../config/read-config.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import type { ReportFormat } from '../report/report-formats.ts';

export interface ExportOptions {
  readonly format?: ExportFormat[];
  readonly out?: string;
  readonly settings?: string;
  readonly ramps?: boolean;
  readonly check?: boolean;
  readonly report?: ReportFormat;
  readonly config?: string;
  readonly watch?: boolean;
  readonly json?: boolean;
}

/** A folder to write to, and what goes into it. */
export interface Target {
  /** Absolute path. */
  readonly folder: string;
  readonly formats: readonly ExportFormat[];
  /** The name of the only file, instead of the usual one. */
  readonly fileName: string | undefined;
  /** The settings file; undefined for the settings of the guide. */
  readonly settings: string | undefined;
  /** Whether the files contain ramps and semantic colors. */
  readonly ramps: boolean;
}

/** What to export and where; without targets, one format goes to standard output. */
export interface ExportPlan {
  readonly source: string;
  readonly targets: readonly Target[];
  /** The configuration, when it decides something. */
  readonly config: Config | null;
  /** The configuration file that was named. */
  readonly configFile: string | undefined;
}

/**
 * Decides what to export: options first, then the environment, then the configuration. The outputs of the configuration
 * belong to its guide, so they are not used for a guide that is named on the command line, or with --out or --format.
 */
export async function planExport(
  source: string | undefined,
  options: ExportOptions,
  deps: Deps,
): Promise<ExportPlan> {
  const { out, format, settings } = options;
  const config =
    source === undefined || options.config !== undefined ? await readConfig(options.config, deps) : null;
  const guide = source ?? guideOf(config, deps);
  if (guide === undefined) throw missingConfig('The style guide', 'stylekit export style-variables.json');
  if (out !== undefined) {
    const folder = path.resolve(deps.cwd, out);
    const target = {
      folder,
      formats: format ?? EXPORT_FORMATS,
      fileName: undefined,
      settings,
      ramps: options.ramps === true,
    };
    return { source: guide, targets: [target], config, configFile: options.config };
  }
  const outputs = source === undefined && format === undefined ? (config?.values.outputs ?? []) : [];
  const targets =
    config === null ? [] : outputs.map((output, index) => toTarget(output, index, config, options, deps));
  return { source: guide, targets, config, configFile: options.config };
}

function toTarget(
  { path: folder, formats, fileName, settings, ramps }: OutputConfig,
  index: number,
  config: Config,
  options: ExportOptions,
  deps: Deps,
): Target {
  return {
    folder: toWritablePath(config, folder, `outputs.${index}.path`),
    formats: formats ?? EXPORT_FORMATS,
    fileName,
    settings: options.settings ?? (settings === undefined ? undefined : fromConfig(config, settings, deps)),
    ramps: options.ramps === true || ramps === true,
  };
}

/** Two outputs must not write the same file. */
export function rejectSameFile(paths: readonly string[]): void {
  const twice = paths.find((file, index) => paths.indexOf(file) !== index);
  if (twice === undefined) return;
  throw new CliError(
    EXIT.usage,
    `Two outputs write ${twice}.`,
    'Give one of them another path or fileName, or leave the format out of one.',
  );
}

/** The error of an option that needs files. */
export function noFolder(reason: string): CliError {
  return new CliError(
    EXIT.usage,
    `${reason}, but no folder is given.`,
    'Add --out <folder>, or outputs to stylekit.config.json.',
  );
}
