import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import { CLI_ERRORS } from '../error-codes.ts';
import { EXIT } from '../exit-code.ts';
import { toPlainMessage } from '../io/plain-message.ts';

/** A failure as JSON: `{ error: { code, message, hint, issues: [{ path, message }] } }`. */
export function toJsonFailure(error: unknown): string {
  return `${JSON.stringify({ error: toFailure(error) }, null, 2)}\n`;
}

function toFailure(error: unknown) {
  if (error instanceof CliError || error instanceof StyleKitError) {
    const code = error instanceof StyleKitError ? error.code : CLI_ERRORS[error.exitCode].code;
    const issues = error.issues.map(({ path, message }) => ({ path, message: toPlainMessage(message) }));
    return { code, message: toPlainMessage(error.message), hint: error.hint, issues };
  }
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    const hint = 'Run stylekit --help or stylekit <command> --help for usage.';
    return { code: CLI_ERRORS[EXIT.usage].code, message, hint, issues: [] };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: CLI_ERRORS[EXIT.bug].code,
    message,
    hint: 'Please report it with the command you ran.',
    issues: [],
  };
}
