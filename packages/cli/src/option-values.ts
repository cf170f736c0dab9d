import { safeParseColor, toHex } from '@stylekit/engine/color';
import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { InvalidArgumentError } from 'commander';
import { suggestName } from './suggest-name.ts';

/** A parser for an option with a fixed list of values. */
interface ChoiceParser<Value> {
  (value: string): Value;
  readonly choices: readonly string[];
}

/** A case-insensitive parser for an option with a fixed list of values; its error suggests the most similar one. */
export function oneOf<Name extends string>(names: readonly Name[]): ChoiceParser<Name> {
  const parse = (value: string) => {
    const wanted = value.trim().toLowerCase();
    const found = names.find((name) => name.toLowerCase() === wanted);
    if (found !== undefined) return found;
    const near = suggestName(wanted, names);
    const guess = near === null ? '' : ` Did you mean ${near}?`;
    throw new InvalidArgumentError(`"${value.slice(0, 60)}" is not one of ${names.join(', ')}.${guess}`);
  };
  return Object.assign(parse, { choices: names });
}

/** The fixed values that the parser of an option or argument accepts; empty when any text can be valid. */
export function choicesOf(parser: unknown): readonly string[] {
  return typeof parser === 'function' && 'choices' in parser ? (parser as ChoiceParser<unknown>).choices : [];
}

/** A parser for `--format css,json`: one or more export formats, each once, in the order of `EXPORT_FORMATS`. */
export const exportFormats: ChoiceParser<ExportFormat[]> = Object.assign(
  (value: string) => {
    const wanted = new Set(value.split(',').map(oneOf(EXPORT_FORMATS)));
    return EXPORT_FORMATS.filter((format) => wanted.has(format));
  },
  { choices: EXPORT_FORMATS },
);

/**
 * A parser for a color: hex with 3, 4, 6 or 8 digits, a name, or any CSS color, without opacity. Six digits are kept as
 * they are. The # is optional, because a shell treats an unquoted # as a comment.
 */
export function hexColor(value: string): string {
  const text = value.trim();
  const digits = text.replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`;
  const result = safeParseColor(/^(?:[0-9a-f]{3,4}|[0-9a-f]{8})$/i.test(digits) ? `#${digits}` : text);
  if (!result.ok) throw new InvalidArgumentError(`${result.message} ${result.hint}`);
  if (result.color.alpha === 1) return toHex(result.color.rgb);
  throw new InvalidArgumentError(`"${text.slice(0, 60)}" is translucent. Use an opaque color.`);
}

/**
 * A parser for `--out`. Rejects an empty value, which usually comes from an unset variable and would mean the current
 * folder, and the dash that other commands use for standard output.
 */
export function outputFolder(value: string): string {
  if (value === '-')
    throw new InvalidArgumentError(
      'It takes a folder. Without --out, one format goes to standard output. For a folder of that name use --out ./-.',
    );
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('The folder is empty. For the current folder use --out . (a dot).');
}

/** A parser for a count: a whole number from 0. */
export function wholeNumber(value: string): number {
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  throw new InvalidArgumentError(`"${value.slice(0, 60)}" is not a whole number such as 10.`);
}

/** The description of `--config`. */
export const CONFIG_OPTION =
  'configuration file (default: STYLEKIT_CONFIG, else the nearest stylekit.config.json up to the root of the repository)';
