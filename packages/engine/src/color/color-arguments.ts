import { colorError, quoteInput } from './color-error.ts';

/** The values between the parentheses of a color function, as written. */
export interface ColorArguments {
  /** The values before the opacity. */
  readonly values: readonly string[];
  /** The opacity, or null when there is none. */
  readonly alpha: string | null;
  /** `legacy` is the older form with commas between the values. */
  readonly form: 'legacy' | 'modern';
}

const VALUES = 3;

/** A number with its unit, a word, or any other single character. */
const VALUE = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z][a-z0-9-]*)?|[a-z][a-z0-9-]*|\S/gi;

/**
 * The three values and the opacity of a color function's body.
 *
 * The legacy form is `a, b, c` or `a, b, c, opacity`; the modern one `a b c` or `a b c / opacity`. `names` are the
 * names of the values in messages.
 *
 * @throws SK_COLOR_INVALID when the number of values is wrong, or the two forms are mixed
 */
export function splitColorArguments(name: string, body: string, names: readonly string[]): ColorArguments {
  return body.includes(',') ? splitLegacy(name, body, names) : splitModern(name, body, names);
}

function splitLegacy(name: string, body: string, names: readonly string[]): ColorArguments {
  if (body.includes('/')) {
    throw colorError(
      `${name}() has both commas and a slash.`,
      `Write ${name}(a, b, c, opacity) or ${name}(a b c / opacity).`,
    );
  }
  const values = body.split(',').map((value) => value.trim());
  const spaced = values.find((value) => /\s/.test(value));
  if (spaced !== undefined) {
    throw colorError(
      `${name}() has both commas and spaces between its values, at ${quoteInput(spaced)}.`,
      'Put a comma between all values or between none.',
    );
  }
  const empty = values.indexOf('');
  if (empty >= 0) {
    throw colorError(
      `${name}() is missing a value for ${names[empty] ?? 'the opacity'}.`,
      'Add the value, or remove the extra comma.',
    );
  }
  if (values.length < VALUES || values.length > VALUES + 1) throw wrongCount(name, values.length, names);
  return { values: values.slice(0, VALUES), alpha: values[VALUES] ?? null, form: 'legacy' };
}

function splitModern(name: string, body: string, names: readonly string[]): ColorArguments {
  const parts = body.split('/').map((part) => part.trim());
  if (parts.length > 2) {
    throw colorError(`${name}() has more than one slash.`, 'Put one slash, before the opacity.');
  }
  const values = splitValues(parts[0] ?? '');
  const alpha = parts[1] ?? null;
  if (alpha === null && values.length === VALUES + 1) {
    throw colorError(
      `${name}() has a fourth value without a slash before it.`,
      `Write ${name}(${values.slice(0, VALUES).join(' ')} / ${values[VALUES] ?? ''}).`,
    );
  }
  if (values.length !== VALUES) throw wrongCount(name, values.length, names);
  if (alpha === '') {
    throw colorError(`${name}() has no value after its slash.`, 'Add the opacity, or remove the slash.');
  }
  return { values, alpha, form: 'modern' };
}

/** CSS needs no space between values that are unambiguous, as in `1-2.5.5`. Other input is split at its spaces. */
function splitValues(text: string): string[] {
  const values = text.match(VALUE) ?? [];
  const isPlain = values.every((value) => value.length > 1 || /[0-9a-z]/i.test(value));
  return isPlain ? values : text.split(/\s+/).filter((value) => value !== '');
}

function wrongCount(name: string, count: number, names: readonly string[]): Error {
  const counted = count === 1 ? '1 value' : `${count === 0 ? 'no' : count} values`;
  return colorError(
    `${name}() has ${counted}; it needs 3.`,
    `Give ${names[0]}, ${names[1]} and ${names[2]}, and optionally an opacity.`,
  );
}
