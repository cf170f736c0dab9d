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

/** A default message of zod in plain words; every other message as it is. */
export function toPlainMessage(message: string): string {
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === 'undefined') return 'Is missing';
  if (expected === 'int' && received === 'number') return 'Must be a whole number';
  if (expected !== '') return `Must be ${toKind(expected)}, not ${toKind(received)}`;
  const [, literal] = /^Invalid input: expected (".*"|\d+)$/.exec(message) ?? [];
  if (literal !== undefined) return `Must be ${literal}`;
  const [, options] = /^Invalid option: expected one of (.+)$/.exec(message) ?? [];
  if (options !== undefined) return `Must be one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`;
  const [, sort, least] =
    /^Too (small|big): expected .* (?:to be|to have) [<>]=?(-?[\d.]+)/.exec(message) ?? [];
  if (sort !== undefined) return `Must be at ${sort === 'small' ? 'least' : 'most'} ${least}`;
  const [, keys] = /^Unrecognized keys?: (.+)$/.exec(message) ?? [];
  if (keys !== undefined) return `Has unknown parts: ${keys}`;
  return message.startsWith('Invalid') ? 'Has a value that is not allowed' : message;
}

function toKind(name: string): string {
  return KINDS[name] ?? name;
}
