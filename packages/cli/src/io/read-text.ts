import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { describeSystemError } from './system-error.ts';

/** Larger than any guide or token file. Guards the memory against a wrong file. */
export const INPUT_LIMIT_BYTES = 8 * 1024 * 1024;

/** The text of a file, or of standard input for "-". UTF-8 with or without a byte order mark. */
export async function readText(source: string, deps: Deps, limitBytes = INPUT_LIMIT_BYTES): Promise<string> {
  const bytes = source === '-' ? await deps.readStdin(limitBytes) : readBytes(source, deps, limitBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(
      EXIT.unreadable,
      `${nameOf(source)} is not text in UTF-8.`,
      'Save it as UTF-8 and try again.',
    );
  }
}

/** Name of a source in messages. */
export function nameOf(source: string): string {
  return source === '-' ? 'Standard input' : source;
}

/** Synchronous: the threads for asynchronous reads take longer to start than a file takes to be read. */
function readBytes(source: string, { cwd }: Deps, limitBytes: number): Uint8Array {
  if (/^https?:\/\//i.test(source)) {
    throw new CliError(
      EXIT.usage,
      `${source} is a URL; this command reads files.`,
      'Download the JSON export of the guide and use its path.',
    );
  }
  const file = path.resolve(cwd, source);
  try {
    const { size } = statSync(file);
    if (size > limitBytes) throw tooLarge(source, limitBytes);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      EXIT.unreadable,
      `${source} cannot be read: ${describeSystemError(error)}.`,
      'Check the path and its permissions.',
    );
  }
}

/** The error of an input beyond the limit. */
export function tooLarge(source: string, limitBytes: number): CliError {
  return new CliError(
    EXIT.unreadable,
    `${nameOf(source)} is larger than ${Math.round(limitBytes / 1024 / 1024)} MB.`,
    'Use a style guide, brief or settings file.',
  );
}
