import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { InvalidArgumentError } from 'commander';
import { suggestName } from './suggest-name.ts';

/** A case-insensitive parser for an option with a fixed list of values; its error suggests the most similar one. */
export function oneOf<Name extends string>(names: readonly Name[]): (value: string) => Name {
  return (value) => {
    const wanted = value.trim().toLowerCase();
    const found = names.find((name) => name.toLowerCase() === wanted);
    if (found !== undefined) return found;
    const near = suggestName(wanted, names);
    const guess = near === null ? '' : ` Did you mean ${near}?`;
    throw new InvalidArgumentError(`"${value.slice(0, 60)}" is not one of ${names.join(', ')}.${guess}`);
  };
}

/** A parser for `--format css,json`: one or more export formats, each once, in the order of `EXPORT_FORMATS`. */
export function exportFormats(value: string): ExportFormat[] {
  const parse = oneOf(EXPORT_FORMATS);
  const wanted = new Set(value.split(',').map(parse));
  return EXPORT_FORMATS.filter((format) => wanted.has(format));
}

/** A parser for `#RRGGBB`. The # is optional, because a shell treats an unquoted # as a comment. */
export function hexColor(value: string): string {
  const hex = value.trim().replace(/^#?/, '#');
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hex;
  throw new InvalidArgumentError(
    `"${value.slice(0, 60)}" is not a color of six hex digits such as '#1F4E6B' (quote the #).`,
  );
}

/** A parser for `--out`. Rejects an empty value: it usually comes from an unset variable and would mean the current folder. */
export function outputFolder(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('The folder is empty. For the current folder use --out . (a dot).');
}

/** A parser for a count: a whole number from 0. */
export function wholeNumber(value: string): number {
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  throw new InvalidArgumentError(`"${value.slice(0, 60)}" is not a whole number such as 10.`);
}
