import type { InputIssue } from '@stylekit/engine';
import type { ExitCode } from './exit-code.ts';

/** A failure the person can mend: what is wrong, how to mend it, and the exit code it ends with. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly hint: string;
  readonly issues: readonly InputIssue[];

  constructor(exitCode: ExitCode, message: string, hint: string, issues: readonly InputIssue[] = []) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.hint = hint;
    this.issues = issues;
  }
}
