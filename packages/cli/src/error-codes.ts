import { EXIT, type FailureCode } from './exit-code.ts';

interface CliErrorEntry {
  readonly code: string;
  /** One sentence: when the command fails so. */
  readonly meaning: string;
}

/**
 * The codes of failures that are the command's own, not the engine's, as `--json` prints them, by exit code. Stable:
 * scripts switch on them. docs/reference/errors.md is made from this catalog.
 */
export const CLI_ERRORS: { readonly [Code in FailureCode]: CliErrorEntry } = {
  [EXIT.wrongUse]: { code: 'SK_CLI_WRONG_USE', meaning: 'The command was called with wrong arguments.' },
  [EXIT.unreadable]: { code: 'SK_CLI_UNREADABLE', meaning: 'A file or folder cannot be read or written.' },
  [EXIT.notSignedIn]: {
    code: 'SK_CLI_NOT_SIGNED_IN',
    meaning: 'The server asks for a sign-in, or refused it.',
  },
  [EXIT.serverOrNetwork]: {
    code: 'SK_CLI_SERVER_OR_NETWORK',
    meaning: 'The server failed, or cannot be reached.',
  },
  [EXIT.bug]: { code: 'SK_CLI_BUG', meaning: 'The command itself failed; please report it.' },
};
