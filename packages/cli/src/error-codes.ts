import { EXIT, type FailureCode } from './exit-code.ts';

interface CliErrorEntry {
  readonly code: string;
  /** When the command fails with this code, in one sentence. */
  readonly meaning: string;
}

/**
 * Error codes of the command itself (not of the engine), as `--json` prints them, by exit code. Stable: scripts depend
 * on them. Source of docs/reference/errors.md.
 */
export const CLI_ERRORS: { readonly [Code in FailureCode]: CliErrorEntry } = {
  [EXIT.usage]: { code: 'SK_CLI_WRONG_USE', meaning: 'Usage error: the arguments are invalid.' },
  [EXIT.unreadable]: {
    code: 'SK_CLI_UNREADABLE',
    meaning: 'A file or folder cannot be read or written, or has unexpected content.',
  },
  [EXIT.notSignedIn]: {
    code: 'SK_CLI_NOT_SIGNED_IN',
    meaning: 'The server requires signing in, or rejected the credentials.',
  },
  [EXIT.serverOrNetwork]: {
    code: 'SK_CLI_SERVER_OR_NETWORK',
    meaning: 'The server failed or cannot be reached.',
  },
  [EXIT.bug]: { code: 'SK_CLI_BUG', meaning: 'Internal error. Please report it.' },
};
