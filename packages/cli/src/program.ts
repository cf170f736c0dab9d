import { Command } from 'commander';
import { registerCheck } from './commands/check.ts';
import { registerExport } from './commands/export.ts';
import { registerGenerate } from './commands/generate.ts';
import type { Deps } from './deps.ts';
import { EXIT, type ExitCode } from './exit-code.ts';

/** Runs one command line (without the interpreter and script) and gives its exit code; failures are thrown. */
export async function runProgram(args: readonly string[], version: string, deps: Deps): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  await buildProgram(version, deps, (ended) => {
    code = ended;
  }).parseAsync([...args], { from: 'user' });
  return code;
}

/** The whole command. Commander's own errors are thrown, its texts go to the given streams. */
export function buildProgram(version: string, deps: Deps, end: (code: ExitCode) => void): Command {
  const program = new Command('stylekit')
    .description(
      'A brand brief becomes a style guide: colours that pass, fonts that fit, tokens your code can use.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXIT_CODES);
  for (const register of [registerGenerate, registerExport, registerCheck]) register(program, deps, end);
  for (const command of [program, ...program.commands]) adapt(command, deps);
  return program;
}

const EXIT_CODES = `
Exit codes:
  0   all is well
  1   findings, or files that differ
  2   wrong use: an unknown option, a value that cannot be
  3   a file or folder that cannot be read or written, or holds something else
  70  a fault in stylekit itself`;

function adapt(command: Command, deps: Deps): void {
  command
    .exitOverride()
    .helpOption('-h, --help', 'print help')
    .configureHelp({ helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => deps.stdout.write(text),
      // Every error is reported in one place, with its cure; see main.ts.
      writeErr: () => undefined,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}
