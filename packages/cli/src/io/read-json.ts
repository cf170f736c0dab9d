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
    const { line, column, what } = locate(text, error.message);
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

/** V8 names the offset ("at position 12"), except when the text just ends. */
function locate(text: string, message: string): Fault {
  const offset = /at position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, offset === undefined ? text.length : Number(offset));
  const lines = before.split('\n');
  const found = offset === undefined || Number(offset) >= text.length ? undefined : text[Number(offset)];
  return {
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    what: found === undefined ? 'the text ends too early' : `unexpected ${JSON.stringify(found)}`,
  };
}
