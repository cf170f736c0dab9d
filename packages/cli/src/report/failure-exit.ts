import { type ErrorCode, StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';

/** The exit code for an error that a command threw. */
export function toExitCode(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (!(error instanceof StyleKitError)) return EXIT.bug;
  return DOCUMENT_ERRORS.has(error.code) ? EXIT.unreadable : EXIT.usage;
}

/** Errors in the content of a document. */
const DOCUMENT_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'SK_GUIDE_INVALID',
  'SK_GUIDE_TOO_NEW',
  'SK_SETTINGS_INVALID',
  'SK_TOKENS_INVALID',
]);
