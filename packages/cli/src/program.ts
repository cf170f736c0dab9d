import { Command } from 'commander';
import type { Deps } from './deps.ts';
import { EXIT, type ExitCode } from './exit-code.ts';

type Define = (command: Command, deps: Deps, end: (code: ExitCode) => void) => void;

/** The commands, and how each gets its options and its work: loaded only when asked for, so that none pays for another. */
const COMMANDS: readonly {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Define>;
}[] = [
  {
    name: 'generate',
    summary: 'make a style guide from a brief',
    load: async () => (await import('./commands/generate.ts')).defineGenerate,
  },
  {
    name: 'export',
    summary: 'write a style guide as CSS, JSON and design tokens',
    load: async () => (await import('./commands/export.ts')).defineExport,
  },
  {
    name: 'check',
    summary: 'check contrast, similar colors, fonts and references',
    load: async () => (await import('./commands/check.ts')).defineCheck,
  },
];

/** Runs one command line (without the interpreter and script) and gives its exit code; failures are thrown. */
export async function runProgram(args: readonly string[], version: string, deps: Deps): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = await buildProgram(args, version, deps, (ended) => {
    code = ended;
  });
  await program.parseAsync([...args], { from: 'user' });
  return code;
}

/** The command as this command line needs it. Commander's own errors are thrown, its texts go to the given streams. */
async function buildProgram(
  args: readonly string[],
  version: string,
  deps: Deps,
  end: (code: ExitCode) => void,
): Promise<Command> {
  const program = new Command('stylekit')
    .description(
      'A brand brief becomes a style guide: colors that pass, fonts that fit, tokens your code can use.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXIT_CODES);
  const named = COMMANDS.filter(({ name }) => args.includes(name));
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).summary(summary);
    // Without a named command the help lists all of them with their arguments.
    if (named.length === 0 || args.includes(name)) (await load())(command, deps, end);
  }
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
      // Every error is reported in one place, with its fix; see main.ts.
      writeErr: () => undefined,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}
