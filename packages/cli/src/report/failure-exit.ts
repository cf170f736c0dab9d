import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';

/** The exit code for an error that a command threw. */
export function toExitCode(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (!(error instanceof StyleKitError)) return EXIT.bug;
  const { code } = error;
  return code === 'SK_GUIDE_INVALID' || code === 'SK_GUIDE_TOO_NEW' || code === 'SK_TOKENS_INVALID'
    ? EXIT.unreadable
    : EXIT.usage;
}
