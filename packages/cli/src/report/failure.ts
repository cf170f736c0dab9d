import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { toPlainMessage } from '../io/plain-message.ts';
import { toExitCode } from './failure-exit.ts';
import { toJsonFailure } from './failure-json.ts';
import { printable } from './terminal-style.ts';

const MAX_ISSUES = 20;

/** Reports an error on stderr and, with --json, on stdout. Returns the exit code. */
export function reportFailure(
  error: unknown,
  args: readonly string[],
  deps: Pick<Deps, 'stdout' | 'stderr'>,
): ExitCode {
  const code = toExitCode(error);
  if (code !== EXIT.ok && isJsonRequested(args)) deps.stdout.write(toJsonFailure(error));
  deps.stderr.write(describeFailure(error));
  return code;
}

/** Reads the raw arguments, because the error may be that they cannot be parsed. */
function isJsonRequested(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).includes('--json');
}

/** The error as text: what, where and how to fix it. Empty when only the help was requested. */
function describeFailure(error: unknown): string {
  if (error instanceof CommanderError) return describeUsageError(error);
  if (error instanceof CliError || error instanceof StyleKitError) {
    // The message of an error with one issue is that issue, so it is not repeated.
    const issues = error.issues.filter(({ message }) => error.issues.length > 1 || message !== error.message);
    const shown = issues
      .slice(0, MAX_ISSUES)
      .map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${toPlainMessage(message)}`);
    const more = issues.length - shown.length;
    // Without a list of issues, the hint must not refer to one.
    const hint = shown.length > 0 ? error.hint : error.hint.replace('Fix the fields listed', 'Fix it');
    const lines = [
      toPlainMessage(error.message),
      ...shown,
      ...(more > 0 ? [`  … and ${more} more`] : []),
      hint,
    ];
    return `stylekit: ${lines.map((line) => line.match(/^ */) + printable(line).trimStart()).join('\n')}\n`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `stylekit: internal error (${printable(message)}).\nPlease report it with the command you ran.\n`;
}

function describeUsageError({ exitCode, code, message }: CommanderError): string {
  if (exitCode === 0) return '';
  if (code === 'commander.help') return 'stylekit: the command is missing.\nRun stylekit --help for usage.\n';
  const text = printable(message.replace(/^error: /, ''));
  return `stylekit: ${text}\nRun stylekit --help or stylekit <command> --help for usage.\n`;
}
