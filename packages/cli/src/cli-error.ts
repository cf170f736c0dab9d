import type { InputIssue } from '@stylekit/engine';
import type { FailureCode } from './exit-code.ts';

/** An error the user can fix: what is wrong, how to fix it, and the exit code. */
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
