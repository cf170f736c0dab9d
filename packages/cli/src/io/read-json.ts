import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { locateDepth, locateSyntaxError } from './locate-syntax-error.ts';
import { nameOf, readText } from './read-text.ts';

/** The JSON value of a file or of standard input ("-"). */
export async function readJson(source: string, deps: Deps): Promise<unknown> {
  return parseJson(await readText(source, deps), source);
}

/** The JSON value of the text of a source. A syntax error is reported with its line and column. */
export function parseJson(text: string, source: string): unknown {
  if (text.trim() === '') {
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} is empty.`,
      'Use the JSON export of a style guide.',
    );
  }
  const deep = locateDepth(text);
  if (deep !== null) {
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} nests too deeply: ${deep.what} at line ${deep.line}, column ${deep.column}.`,
      'Use a style guide, settings or token file; none of them needs that many.',
      { position: deep },
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column, what } = locateSyntaxError(text);
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} is not valid JSON: ${what} at line ${line}, column ${column}.`,
      'Fix it, or export the file again.',
      { position: { line, column } },
    );
  }
}
