import '../quick-parsers.ts';
import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats, outputFolder } from '../option-values.ts';
import { type ExportOptions, runExport } from './run-export.ts';

/** Gives the command its description, options and action. */
export function defineExport(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Writes a style guide as style-variables.css, style-variables.json and style.tokens.json (DTCG 2025.10): the same bytes as the export in the browser. Without --out, the one format named goes to standard output.',
    )
    .argument('<guide>', 'JSON file of a style guide, or - for standard input')
    .option(
      '-f, --format <formats>',
      `comma list of ${EXPORT_FORMATS.join(', ')} (default: all with --out, css without)`,
      exportFormats,
    )
    .option('-o, --out <folder>', 'folder to write to; made when missing', outputFolder)
    .option('-s, --settings <file>', 'JSON file of button and type settings')
    .option('--check', 'write nothing; list what differs from the folder and exit 1 when anything does')
    .option('--json', 'report as JSON on standard output')
    .action(async (source: string, options: ExportOptions) => end(await runExport(source, options, deps)));
}
