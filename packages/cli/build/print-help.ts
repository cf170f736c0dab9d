import process from 'node:process';
import type { Command } from 'commander';
import type { Deps } from '../src/deps.ts';
import { buildProgram } from '../src/program.ts';

// Prints the help texts of all commands as JSON, by the name of the command. Run by the build of the command.

let printed = '';
const output = {
  write: (text: string) => {
    printed += text;
  },
};
// Defining the commands only needs an output; no command is run.
const deps = { stdout: output } as Deps;
const program = await buildProgram([], '', deps, () => undefined);
process.stdout.write(JSON.stringify(Object.fromEntries(printTexts(program, []))));

function printTexts(command: Command, name: readonly string[]): [string, string][] {
  printed = '';
  command.outputHelp();
  const text = printed;
  return [
    [name.join(' '), text],
    ...command.commands.flatMap((child) => printTexts(child, [...name, child.name()])),
  ];
}
