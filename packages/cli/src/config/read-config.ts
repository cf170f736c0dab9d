import path from 'node:path';
import * as z from 'zod';
import { CliError, type Position } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { indexPositions } from '../io/locate-path.ts';
import { toPlainMessage } from '../io/plain-message.ts';
import { parseJson } from '../io/read-json.ts';
import { readText } from '../io/read-text.ts';
import { suggestName } from '../suggest-name.ts';
import { SCHEMA_NAME } from './config-name.ts';
import { type ConfigValues, configSchema } from './config-schema.ts';
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
  const document = parseJson(text, name);
  const locate = indexPositions(text);
  const result = configSchema.safeParse(document);
  if (!result.success) throw toConfigError(result.error.issues, name, locate);
  return { file, name, folder: path.dirname(file), values: result.data, text, locate };
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
    `${at(config.name, config.locate(key))}: ${key} is outside of ${root}.`,
    'Use a folder of the repository.',
    { position: config.locate(key) },
  );
}

/** `file:line:column`, and only the file for a missing part. */
function at(name: string, position: Position | null): string {
  return position === null ? name : `${name}:${position.line}:${position.column}`;
}

function toConfigError(
  issues: readonly z.core.$ZodIssue[],
  name: string,
  locate: Config['locate'],
): CliError {
  const found = issues.flatMap(splitIssue).map(({ path: key, message }) => ({
    path: at(name, locate(key)),
    message:
      message === UNKNOWN_KEY
        ? describeUnknown(key)
        : `${key === '' ? 'The file' : `"${key}"`} ${lowerFirst(toPlainMessage(message))}.`,
    position: locate(key),
  }));
  const [first] = found;
  return new CliError(
    EXIT.unreadable,
    found.length === 1 && first !== undefined
      ? `${first.path}: ${first.message}`
      : `${name} has ${found.length} errors.`,
    `An editor completes the keys with "$schema": "./node_modules/stylekit/${SCHEMA_NAME}".`,
    { issues: found.length === 1 ? [] : found, position: first?.position ?? null },
  );
}

const UNKNOWN_KEY = 'Is not a known key';

/** Each unknown key is an issue at its own path. */
function splitIssue(issue: z.core.$ZodIssue): { readonly path: string; readonly message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: UNKNOWN_KEY }));
}

function describeUnknown(key: string): string {
  const parts = key.split('.');
  const near = suggestName(parts.at(-1) ?? '', keysAt(parts.slice(0, -1)));
  return `"${key}" is not a known key.${near === null ? '' : ` Did you mean "${near}"?`}`;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** The keys that the schema allows at a path. */
function keysAt(parts: readonly string[]): string[] {
  let schema: unknown = configSchema;
  for (const part of parts) {
    const inner = unwrap(schema);
    schema =
      inner instanceof z.ZodArray ? inner.element : inner instanceof z.ZodObject ? inner.shape[part] : null;
  }
  const last = unwrap(schema);
  return last instanceof z.ZodObject ? Object.keys(last.shape) : [];
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
