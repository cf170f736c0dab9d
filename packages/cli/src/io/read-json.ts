import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { locateDepth, locateFault } from './locate-fault.ts';
import { nameOf, readText } from './read-text.ts';

/** The JSON value of a file or of standard input ("-"). A fault is reported with its line and column. */
export async function readJson(source: string, deps: Deps): Promise<unknown> {
  const text = await readText(source, deps);
  if (text.trim() === '') {
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} is empty.`,
      'Give the JSON export of a style guide.',
    );
  }
  const deep = locateDepth(text);
  if (deep !== null) {
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} nests too deeply: ${deep.what} at line ${deep.line}, column ${deep.column}.`,
      'Give a style guide, settings or token file; none of them needs so many.',
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column, what } = locateFault(text);
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} is not valid JSON: ${what} at line ${line}, column ${column}.`,
      'Mend it there, or export the file again.',
    );
  }
}
