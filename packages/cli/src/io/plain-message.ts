/** The kinds of values in the default messages of zod, with their articles. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  NaN: 'not a number',
};

/** The forms of the default messages of zod, and how to say them with the quoted parts. */
const FORMS: readonly (readonly [form: RegExp, say: (first: string, second: string) => string])[] = [
  [/^Invalid input: expected \w+, received undefined$/, () => 'Is missing'],
  [/^Invalid input: expected int, received number$/, () => 'Must be a whole number'],
  [
    /^Invalid input: expected (\w+), received (\w+)$/,
    (expected, received) => `Must be ${toKind(expected)}, not ${toKind(received)}`,
  ],
  [/^Invalid input: expected (".*"|\d+)$/, (literal) => `Must be ${literal}`],
  [
    /^Invalid option: expected one of (.+)$/,
    (options) => `Must be one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`,
  ],
  [/^Too small: expected .* (?:to be|to have) [<>]=?(-?[\d.]+)/, (least) => `Must be at least ${least}`],
  [/^Too big: expected .* (?:to be|to have) [<>]=?(-?[\d.]+)/, (most) => `Must be at most ${most}`],
  [/^Unrecognized keys?: (.+)$/, (keys) => `Has unknown parts: ${keys}`],
  [/^Invalid/, () => 'Has a value that is not allowed'],
];

/** A default message of zod in plain words; every other message as it is. */
export function toPlainMessage(message: string): string {
  for (const [form, say] of FORMS) {
    const match = form.exec(message);
    if (match !== null) return say(match[1] ?? '', match[2] ?? '');
  }
  return message;
}

function toKind(name: string): string {
  return KINDS[name] ?? name;
}
