import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { toExitCode } from './failure-exit.ts';
import { toJsonFailure } from './failure-json.ts';
import { printable } from './paint.ts';

const MOST_ISSUES = 20;

/** Says what went wrong: to the person on stderr, and with --json to a program on stdout too. Gives the exit code. */
export function reportFailure(
  error: unknown,
  args: readonly string[],
  deps: Pick<Deps, 'stdout' | 'stderr'>,
): ExitCode {
  const code = toExitCode(error);
  if (code !== EXIT.ok && asksForJson(args)) deps.stdout.write(toJsonFailure(error));
  deps.stderr.write(describeFailure(error));
  return code;
}

/** The command line may be what is wrong, so it is looked at as it was typed. */
function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).includes('--json');
}

/** What went wrong, as the person reads it on stderr: what, where, how to mend it. Empty when help was all that was asked. */
function describeFailure(error: unknown): string {
  if (error instanceof CommanderError) return describeWrongUse(error);
  if (error instanceof CliError || error instanceof StyleKitError) {
    // A brief with one fault has that fault as its message; saying it twice helps nobody.
    const issues = error.issues.filter(({ message }) => error.issues.length > 1 || message !== error.message);
    const shown = issues
      .slice(0, MOST_ISSUES)
      .map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`);
    const more = issues.length - shown.length;
    const lines = [error.message, ...shown, ...(more > 0 ? [`  … and ${more} more`] : []), error.hint];
    return `stylekit: ${lines.map((line) => line.match(/^ */) + printable(line).trimStart()).join('\n')}\n`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `stylekit: this is a fault in stylekit, not in your input (${printable(message)}).\nPlease report it with the command you ran.\n`;
}

function describeWrongUse({ exitCode, code, message }: CommanderError): string {
  if (exitCode === 0) return '';
  if (code === 'commander.help')
    return 'stylekit: no command was given.\nRun stylekit --help to see what there is.\n';
  const text = printable(message.replace(/^error: /, ''));
  return `stylekit: ${text}\nRun stylekit --help, or stylekit <command> --help, to see what there is.\n`;
}
