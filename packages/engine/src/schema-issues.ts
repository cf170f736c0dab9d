import type { InputIssue } from './error.ts';

/** The parts of an issue of a zod schema that are read here. */
interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: unknown;
}

/** The kinds of values in the default messages of zod, with their articles. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  NaN: 'not a number',
};

/**
 * The issues of a zod schema with messages for users. A message that the schema itself states is kept; the default
 * messages of zod are replaced, and each unknown key is an issue at its own path.
 */
export function toInputIssues(issues: readonly SchemaIssue[], unknownKey: string): InputIssue[] {
  return issues.flatMap(({ path, message, keys }) => {
    const at = path.join('.');
    if (!Array.isArray(keys) || !message.startsWith('Unrecognized key'))
      return [{ path: at, message: describe(message) }];
    return keys.map((key) => ({ path: [...path, String(key)].join('.'), message: unknownKey }));
  });
}

function describe(message: string): string {
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === 'undefined') return 'Is missing';
  if (expected !== '') return `Must be ${toKind(expected)}, not ${toKind(received)}`;
  const [, literal] = /^Invalid input: expected (".*"|\d+)$/.exec(message) ?? [];
  if (literal !== undefined) return `Must be ${literal}`;
  const [, options] = /^Invalid option: expected one of (.+)$/.exec(message) ?? [];
  if (options !== undefined) return `Must be one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`;
  const [, sort, least] =
    /^Too (small|big): expected .* (?:to be|to have) [<>]=?(-?[\d.]+)/.exec(message) ?? [];
  if (sort !== undefined) return `Must be at ${sort === 'small' ? 'least' : 'most'} ${least}`;
  return message.startsWith('Invalid') ? 'Has a value that is not allowed' : message;
}

function toKind(name: string): string {
  return KINDS[name] ?? name;
}
