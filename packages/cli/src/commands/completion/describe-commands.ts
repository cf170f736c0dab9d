import type { Command, Option } from 'commander';
import { choicesOf } from '../../option-values.ts';

/** What a shell offers for the value of an option: its fixed values, a file, a folder, or nothing for free text. */
export type ValueKind = readonly string[] | 'file' | 'folder' | 'text';

/** An option of a command and the value that it takes; null when it takes none. */
export interface OptionEntry {
  /** As typed: `-f` and `--format`. */
  readonly flags: readonly string[];
  readonly summary: string;
  readonly value: ValueKind | null;
}

/** A word that a command takes at the place of a subcommand. */
export interface WordEntry {
  readonly word: string;
  readonly summary: string;
}

/** A command with everything that a shell can complete after it. */
export interface CommandEntry {
  /** The words after the program: empty for the program itself, else as in `projects list`. */
  readonly path: string;
  /** Subcommands, or the fixed values of the argument. */
  readonly words: readonly WordEntry[];
  readonly options: readonly OptionEntry[];
}

/** A program and all of its commands, in the order of the help. */
export function describeCommands(command: Command, path = ''): CommandEntry[] {
  const help = command.createHelp();
  const subcommands = help.visibleCommands(command);
  const words = subcommands.map((sub) => ({ word: sub.name(), summary: help.subcommandDescription(sub) }));
  const entry = {
    path,
    words: subcommands.length > 0 ? words : toArgumentWords(command),
    options: help.visibleOptions(command).map(toOption),
  };
  return [entry, ...subcommands.flatMap((sub) => describeSubcommand(sub, words, path))];
}

/** The command `help` takes the names of its siblings. */
function describeSubcommand(
  command: Command,
  siblings: readonly WordEntry[],
  parent: string,
): CommandEntry[] {
  const path = `${parent} ${command.name()}`.trim();
  if (command.name() !== 'help') return describeCommands(command, path);
  return [{ path, words: siblings.filter(({ word }) => word !== 'help'), options: [] }];
}

function toArgumentWords(command: Command): WordEntry[] {
  const [argument] = command.registeredArguments;
  return choicesOf(argument?.parseArg).map((word) => ({ word, summary: '' }));
}

function toOption(option: Option): OptionEntry {
  const flags = [option.short, option.long].filter((flag) => flag !== undefined);
  return { flags, summary: option.description, value: toValueKind(option) };
}

function toValueKind({ required, optional, parseArg, flags }: Option): ValueKind | null {
  if (!required && !optional) return null;
  const choices = choicesOf(parseArg);
  if (choices.length > 0) return choices;
  if (flags.endsWith('<file>')) return 'file';
  return flags.endsWith('<folder>') ? 'folder' : 'text';
}
