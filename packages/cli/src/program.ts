import { Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { Deps } from './deps.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { suggestName } from './suggest-name.ts';

type Define = (command: Command, deps: Deps, end: (code: ExitCode) => void) => void;

const COMPLETION = 'completion';

/** The commands. Each is loaded on demand to keep the start of the others fast. */
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
  {
    name: 'init',
    summary: 'write stylekit.config.json for export and check',
    load: async () => (await import('./commands/init.ts')).defineInit,
  },
  {
    name: 'login',
    summary: 'log in with your browser',
    load: async () => (await import('./commands/remote/login.ts')).defineLogin,
  },
  {
    name: 'logout',
    summary: 'revoke and remove the stored access token',
    load: async () => (await import('./commands/remote/logout.ts')).defineLogout,
  },
  {
    name: 'whoami',
    summary: 'show the account, server and access in use',
    load: async () => (await import('./commands/remote/whoami.ts')).defineWhoami,
  },
  {
    name: 'projects',
    summary: 'list and create projects',
    load: async () => (await import('./commands/remote/projects.ts')).defineProjects,
  },
  {
    name: 'guides',
    summary: 'list and show style guides on the server',
    load: async () => (await import('./commands/remote/guides.ts')).defineGuides,
  },
  {
    name: 'open',
    summary: 'open a style guide in the browser',
    load: async () => (await import('./commands/remote/open.ts')).defineOpen,
  },
  {
    name: COMPLETION,
    summary: 'print a completion script for your shell',
    load: async () => (await import('./commands/completion/completion.ts')).defineCompletion,
  },
];

/** Runs a command line (without interpreter and script) and returns its exit code. Throws when the command fails. */
export async function runProgram(args: readonly string[], version: string, deps: Deps): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = await buildProgram(args, version, deps, (ended) => {
    code = ended;
  });
  rejectUnknownTopic(args);
  if (args.length === 0) program.outputHelp();
  else await program.parseAsync([...args], { from: 'user' });
  return code;
}

/** `stylekit help exprt`: Commander would print the general help. */
function rejectUnknownTopic([command, topic]: readonly string[]): void {
  const names = COMMANDS.map(({ name }) => name);
  if (command !== 'help' || topic === undefined || topic.startsWith('-') || names.includes(topic)) return;
  if (topic === 'help') return;
  const near = suggestName(topic, names);
  throw new CliError(
    EXIT.usage,
    `There is no command "${topic.slice(0, 60)}".${near === null ? '' : ` Did you mean ${near}?`}`,
    'Run stylekit --help for all commands.',
  );
}

/** Builds the program for a command line. Commander's errors are thrown, its output goes to the given streams. */
export async function buildProgram(
  args: readonly string[],
  version: string,
  deps: Deps,
  end: (code: ExitCode) => void,
): Promise<Command> {
  const program = new Command('stylekit')
    .description(
      'Turns a brand brief into a style guide: accessible colors, matching fonts and design tokens.',
    )
    .version(version, '-v, --version', 'print the version')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXIT_CODES);
  const named = COMMANDS.filter(({ name }) => args.includes(name));
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).summary(summary);
    // The general help lists all commands with their arguments, and the completion script all of their options.
    if (named.length === 0 || args[0] === COMPLETION || args.includes(name))
      (await load())(command, deps, end);
  }
  adapt(program, deps);
  return program;
}

const EXIT_CODES = `
Exit codes:
  0   success
  1   findings, or files that differ
  2   usage error: unknown option or invalid value
  3   a file or folder cannot be read or written, or is of another kind or invalid
  4   not logged in, or the server refused
  5   the server failed or cannot be reached
  70  internal error
  130 ended with Ctrl-C`;

function adapt(command: Command, deps: Deps): void {
  for (const subcommand of command.commands) adapt(subcommand, deps);
  command
    .exitOverride()
    .helpOption('-h, --help', 'print help')
    .configureHelp({ helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => deps.stdout.write(text),
      // main.ts reports every error, with its hint.
      writeErr: () => undefined,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}
