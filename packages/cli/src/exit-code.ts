import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from './cli-error.ts';

/** What the process says to its caller. Stable: build scripts depend on these. */
export const EXIT = {
  ok: 0,
  /** A check has findings, or exported files differ from what is on disk. */
  findings: 1,
  wrongUse: 2,
  /** A file or folder cannot be read or written, or holds something else than expected. */
  unreadable: 3,
  notSignedIn: 4,
  serverOrNetwork: 5,
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of whatever a command threw. */
export function toExitCode(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.wrongUse;
  if (!(error instanceof StyleKitError)) return EXIT.bug;
  const { code } = error;
  return code === 'SK_GUIDE_INVALID' || code === 'SK_GUIDE_TOO_NEW' || code === 'SK_TOKENS_INVALID'
    ? EXIT.unreadable
    : EXIT.wrongUse;
}
