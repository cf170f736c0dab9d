import type { InputIssue } from '@stylekit/engine';
import type { FailureCode } from './exit-code.ts';

/** A position in a text. Lines and columns start at 1, columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error the user can fix: what is wrong, how to fix it, and the exit code. */
export class CliError extends Error {
  readonly exitCode: FailureCode;
  readonly hint: string;
  readonly issues: readonly InputIssue[];
  /** The position in the file, where there is one. */
  readonly position: Position | null;

  constructor(
    exitCode: FailureCode,
    message: string,
    hint: string,
    { issues = [], position = null }: Partial<Pick<CliError, 'issues' | 'position'>> = {},
  ) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.hint = hint;
    this.issues = issues;
    this.position = position;
  }
}
