import '../quick-parsers.ts';
import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats, outputFolder } from '../option-values.ts';
import { type ExportOptions, runExport } from './run-export.ts';

/** Adds the description, options and action to the command. */
export function defineExport(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Writes a style guide as style-variables.css, style-variables.json and style.tokens.json (DTCG 2025.10), byte for ' +
        'byte the same as the export in the browser. Without --out, prints one format to standard output.',
    )
    .argument(
      '<guide>',
      'JSON file of a style guide, - for standard input, or its id, URL or name on the server',
    )
    .option(
      '-f, --format <formats>',
      `comma-separated: ${EXPORT_FORMATS.join(', ')} (default: all with --out, css without)`,
      exportFormats,
    )
    .option('-o, --out <folder>', 'folder to write to; created when missing', outputFolder)
    .option('-s, --settings <file>', 'JSON file with button and type settings, instead of those in the guide')
    .option('--check', 'write nothing; list files that differ and exit with 1 when there are any')
    .option('--json', 'print the report as JSON')
    .action(async (source: string, options: ExportOptions) => end(await runExport(source, options, deps)));
}
