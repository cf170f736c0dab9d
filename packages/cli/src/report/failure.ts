import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { CliError } from '../cli-error.ts';
import { printable } from './paint.ts';

export { toExitCode } from './failure-exit.ts';

const MOST_ISSUES = 20;

/** What went wrong, as the person reads it on stderr: what, where, how to mend it. Empty when help was all that was asked. */
export function describeFailure(error: unknown): string {
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
