import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import { EXIT, type FailureCode } from '../exit-code.ts';

/** Codes of failures that are the command's own, not the engine's. Stable: scripts switch on them. */
const CODES: { readonly [Code in FailureCode]: string } = {
  [EXIT.wrongUse]: 'SK_CLI_WRONG_USE',
  [EXIT.unreadable]: 'SK_CLI_UNREADABLE',
  [EXIT.notSignedIn]: 'SK_CLI_NOT_SIGNED_IN',
  [EXIT.serverOrNetwork]: 'SK_CLI_SERVER_OR_NETWORK',
  [EXIT.bug]: 'SK_CLI_BUG',
};

/** A failure as JSON: `{ error: { code, message, hint, issues: [{ path, message }] } }`. */
export function toJsonFailure(error: unknown): string {
  return `${JSON.stringify({ error: toFailure(error) }, null, 2)}\n`;
}

function toFailure(error: unknown) {
  if (error instanceof CliError || error instanceof StyleKitError) {
    const code = error instanceof StyleKitError ? error.code : CODES[error.exitCode];
    const issues = error.issues.map(({ path, message }) => ({ path, message }));
    return { code, message: error.message, hint: error.hint, issues };
  }
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    const hint = 'Run stylekit --help, or stylekit <command> --help, to see what there is.';
    return { code: CODES[EXIT.wrongUse], message, hint, issues: [] };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: CODES[EXIT.bug], message, hint: 'Report it with the command you ran.', issues: [] };
}
