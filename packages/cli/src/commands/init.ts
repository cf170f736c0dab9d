import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats, outputFolder } from '../option-values.ts';
import { type InitOptions, runInit } from './run-init.ts';

const EXAMPLES = `
Examples:
  stylekit init                                                   asks for everything
  stylekit init --guide brand/style-variables.json --out src/styles --files tokens
  stylekit init --project "Corner Bakery" --guide "Spring" --format css,dtcg --out src/styles`;

/** Adds the description, options and action to the command. */
export function defineInit(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Writes stylekit.config.json, so that stylekit export and stylekit check need no arguments. Asks on a terminal for ' +
        'what no option gives: logged in, the project and guide of your account, else a file.',
    )
    .option('-g, --guide <guide>', 'JSON file of a style guide, or its id, URL or name on the server')
    .option('-p, --project <project>', 'id or name of the project on the server')
    .option('-o, --out <folder>', 'folder to export to (default: src/styles)', outputFolder)
    .option(
      '-f, --format <formats>',
      `comma-separated: ${EXPORT_FORMATS.join(', ')} (default: all)`,
      exportFormats,
    )
    .option('--files <files...>', 'files, folders and quoted globs to check (default: the folder of --out)')
    .option('--force', 'replace an existing stylekit.config.json')
    .option('--json', 'print the written configuration as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (options: InitOptions) => end(await runInit(options, deps)));
}
