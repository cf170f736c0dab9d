import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { CONFIG_NAME } from './config-name.ts';

/** The root of the repository that a folder is in; null outside of one. */
export function findRepository(folder: string): string | null {
  return ancestors(folder).find((parent) => existsSync(path.join(parent, '.git'))) ?? null;
}

/**
 * The configuration file of a command: the one named by `--config`, else by STYLEKIT_CONFIG, else the nearest one from the
 * current folder up to the root of its repository. Null when there is none. Outside of a repository, only the current
 * folder is searched.
 */
export function findConfigFile(
  named: string | undefined,
  { cwd, env }: Pick<Deps, 'cwd' | 'env'>,
): string | null {
  const given = named ?? nonEmpty(env['STYLEKIT_CONFIG']);
  if (given !== undefined) return path.resolve(cwd, given);
  const root = findRepository(cwd) ?? cwd;
  const folders = ancestors(cwd).filter((folder) => folder.length >= root.length);
  return folders.map((folder) => path.join(folder, CONFIG_NAME)).find((file) => existsSync(file)) ?? null;
}

/** The error of a command that was given nothing and has no configuration for it. */
export function missingConfig(what: string, example: string): CliError {
  return new CliError(
    EXIT.usage,
    `${what} is missing, and there is no ${CONFIG_NAME} that names it.`,
    `Name it: ${example}. Or run stylekit init.`,
  );
}

/** A variable of the environment that is set to something. */
export function nonEmpty(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** A folder and all above it, the nearest first. */
function ancestors(folder: string): string[] {
  const found = [path.resolve(folder)];
  for (let parent = path.dirname(folder); parent !== found.at(-1); parent = path.dirname(parent))
    found.push(parent);
  return found;
}
