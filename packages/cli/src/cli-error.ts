import type { InputIssue } from '@stylekit/engine';
import type { FailureCode } from './exit-code.ts';

/** A failure the person can mend: what is wrong, how to mend it, and the exit code it ends with. */
export class CliError extends Error {
  readonly exitCode: FailureCode;
  readonly hint: string;
  readonly issues: readonly InputIssue[];

  constructor(exitCode: FailureCode, message: string, hint: string, issues: readonly InputIssue[] = []) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.hint = hint;
    this.issues = issues;
  }
}
