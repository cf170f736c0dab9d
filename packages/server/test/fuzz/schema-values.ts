import fc, { type Arbitrary } from 'fast-check';
import type { ApiDocument, Schema } from './api-document.ts';

/** Strings that break careless code: terminators, quotes, paths, prototypes, numbers and dates out of range. */
const HOSTILE_STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  "' or 1=1 --",
  '"; drop table project; --',
  '../../../etc/passwd',
  '/uploads/../x',
  '%00%2e%2e',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that a template must not evaluate
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'WyIwMDAwLTAxLTAxVDAwOjAwOjAwLjAwMFoiLCIwIl0',
  '\u{1f469}\u200d\u{1f4bb}'.repeat(50),
  '#GGGGGG',
  'javascript:alert(1)',
  'a@b\r\nbcc: c@d.example',
];

export const hostileString: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of any type, deep and odd ones included. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileString,
  fc.constantFrom(null, true, false, 0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], {
    a: { b: {} },
  }),
  fc.array(hostileString, { maxLength: 4 }),
  fc.dictionary(hostileString, hostileString, { maxKeys: 3 }),
);

/** Values that a schema accepts, as far as it says; patterns and formats included. */
export function validValue(schema: Schema, document: ApiDocument): Arbitrary<unknown> {
  const arbitraryOf = (part: unknown) => validValue(part as Schema, document);
  if (typeof schema['$ref'] === 'string') return arbitraryOf(document.resolve(schema['$ref']));
  const choices = schema['enum'] ?? (schema['const'] === undefined ? undefined : [schema['const']]);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) return fc.oneof(...alternatives.map(arbitraryOf));
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => valueOfType(type, schema, arbitraryOf)));
}

function valueOfType(
  type: unknown,
  schema: Schema,
  arbitraryOf: (part: unknown) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const limit = (name: string, fallback: number) => Number(schema[name] ?? fallback);
  switch (type) {
    case 'string':
      return validString(schema);
    case 'integer':
      return fc.integer({ min: limit('minimum', -1_000), max: Math.min(limit('maximum', 1_000), 2 ** 31) });
    case 'number':
      return fc.double({ min: limit('minimum', -1_000), max: limit('maximum', 1_000), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema['items'] ?? {}), {
        minLength: limit('minItems', 0),
        maxLength: Math.min(limit('maxItems', 3), limit('minItems', 0) + 3),
      });
    case 'object':
      return validObject(schema, arbitraryOf);
    default:
      return hostileValue;
  }
}

function validObject(schema: Schema, arbitraryOf: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Schema);
  const required = (schema['required'] ?? []) as string[];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, arbitraryOf(part)])), {
    requiredKeys: required.filter((name) => properties.some(([known]) => known === name)),
  });
}

function validString({ format, pattern, minLength, maxLength }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const min = Number(minLength ?? 0);
  const text = fc.string({ minLength: min, maxLength: Math.min(Number(maxLength ?? 60), min + 60) });
  if (typeof pattern !== 'string') return text;
  const expression = new RegExp(pattern, 'u');
  return fc.oneof(text, fc.constantFrom('#c4532f', '"1"', 'abc')).filter((value) => expression.test(value));
}

/** A value with one change in one place: another value, a missing or an additional property. */
export function changedValue(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const inside = value.map((item, index) =>
      changedValue(item).map((changed) => value.with(index, changed)),
    );
    return fc.oneof(hostileValue, fc.constant([...value, ...value]), ...inside);
  }
  if (typeof value !== 'object' || value === null) return hostileValue;
  const inside = Object.entries(value).flatMap(([name, part]) => {
    const { [name as keyof typeof value]: _removed, ...rest } = value;
    return [fc.constant(rest), changedValue(part).map((changed) => ({ ...value, [name]: changed }))];
  });
  const added = fc.tuple(hostileString, hostileValue).map(([name, more]) => ({ ...value, [name]: more }));
  return fc.oneof(added, ...inside);
}
