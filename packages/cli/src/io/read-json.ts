import { type ParseError, parse } from 'jsonc-parser';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
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

interface Fault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** V8 names the place of some faults only, so a second parser that always does reads what the first refused. */
function locateFault(text: string): Fault {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const offset = Math.min(...errors.map((error) => error.offset), text.length);
  const lines = text.slice(0, offset).split('\n');
  const found = [...text.slice(offset, offset + 2)][0];
  return {
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    what: found === undefined ? 'the text ends too early' : `unexpected ${JSON.stringify(found)}`,
  };
}
