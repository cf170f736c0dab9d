import path from 'node:path';
import { CliError, type Position } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { readText } from '../io/read-text.ts';
import type { ConfigValues } from './config-schema.ts';
import { describePlace } from './describe-place.ts';
import { findConfigFile, findRepository } from './find-config.ts';

/** A configuration file and where it is. */
export interface Config {
  /** Absolute path of the file. */
  readonly file: string;
  /** The path from the current folder, for messages and reports. */
  readonly name: string;
  /** Absolute path of its folder, which the paths in it start from. */
  readonly folder: string;
  readonly values: ConfigValues;
  readonly text: string;
  readonly locate: (path: string) => Position | null;
}

/**
 * Reads the configuration of a command; null when there is none.
 *
 * @throws CliError 3 when it cannot be read, is not valid JSON, or has unknown keys or invalid values
 */
export async function readConfig(named: string | undefined, deps: Deps): Promise<Config | null> {
  const file = findConfigFile(named, deps);
  if (file === null) return null;
  const name = path.relative(deps.cwd, file).replaceAll(path.sep, '/');
  const text = await readText(file, deps);
  // On demand, because the schema is most of the time of a command without a configuration.
  const { parseConfig } = await import('./parse-config.ts');
  return { file, name, folder: path.dirname(file), text, ...parseConfig(text, name) };
}

/**
 * A path of the configuration as the commands take paths: from the current folder, with forward slashes. The `!` in front
 * of what is left out stays there.
 */
export function fromConfig(config: Config, relative: string, { cwd }: Pick<Deps, 'cwd'>): string {
  const mark = relative.startsWith('!') ? '!' : '';
  const absolute = path.resolve(config.folder, relative.slice(mark.length));
  return mark + (path.relative(cwd, absolute).replaceAll(path.sep, '/') || '.');
}

/** An absolute path to write to. It has to be in the repository, or without one in the folder of the configuration. */
export function toWritablePath(config: Config, relative: string, key: string): string {
  const root = findRepository(config.folder) ?? config.folder;
  const target = path.resolve(config.folder, relative);
  const inside = path.relative(root, target);
  if (inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside)) return target;
  throw new CliError(
    EXIT.usage,
    `${describePlace(config.name, config.locate(key))}: ${key} is outside of ${root}.`,
    'Use a folder of the repository.',
    { position: config.locate(key) },
  );
}
