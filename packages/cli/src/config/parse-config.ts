import { CliError, type Position } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import { indexPositions } from '../io/locate-path.ts';
import { toPlainMessage } from '../io/plain-message.ts';
import { parseJson } from '../io/read-json.ts';
import { suggestName } from '../suggest-name.ts';
import * as z from '../zod.ts';
import { SCHEMA_NAME } from './config-name.ts';
import { type ConfigValues, configSchema } from './config-schema.ts';
import { describePlace } from './describe-place.ts';

/** The values of a configuration file and the positions of its paths. */
interface ParsedConfig {
  readonly values: ConfigValues;
  readonly locate: (path: string) => Position | null;
}

/** Parses the text of a configuration. @throws CliError 3 when it is not valid */
export function parseConfig(text: string, name: string): ParsedConfig {
  const document = parseJson(text, name);
  const locate = indexPositions(text);
  const result = configSchema.safeParse(document);
  if (!result.success) throw toConfigError(result.error.issues, name, locate);
  return { values: result.data, locate };
}

function toConfigError(
  issues: readonly z.core.$ZodIssue[],
  name: string,
  locate: ParsedConfig['locate'],
): CliError {
  const found = issues.flatMap(splitIssue).map(({ path: key, message }) => ({
    path: describePlace(name, locate(key)),
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
      inner instanceof z.ZodMiniArray
        ? inner.def.element
        : inner instanceof z.ZodMiniObject
          ? inner.def.shape[part]
          : null;
  }
  const last = unwrap(schema);
  return last instanceof z.ZodMiniObject ? Object.keys(last.def.shape) : [];
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
}
