import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { CONFIG_OPTION, exportFormats, oneOf, outputFolder } from '../option-values.ts';
import { REPORT_FORMATS } from '../report/report-formats.ts';
import type { ExportOptions } from './plan-export.ts';
import { runExport } from './run-export.ts';

const EXAMPLES = `
Examples:
  stylekit export                                   the guide and outputs of stylekit.config.json
  stylekit export guide.json --out src/styles       all formats of a file
  stylekit export "Corner Bakery" --format css      a guide of your account, to standard output
  stylekit export --check --report github           fails in CI when the files are out of date`;

/** Adds the description, options and action to the command. */
export function defineExport(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Writes a style guide as style-variables.css, style-variables.json and style.tokens.json (DTCG 2025.10), byte for ' +
        'byte the same as the export in the browser. Without --out, writes the outputs of stylekit.config.json when no guide is named, ' +
        'else prints one format to standard output.',
    )
    .argument(
      '[guide]',
      'JSON file of a style guide, - for standard input, or its id, URL or name on the server (default: STYLEKIT_GUIDE, ' +
        'else guide in stylekit.config.json)',
    )
    .option(
      '-f, --format <formats>',
      `comma-separated: ${EXPORT_FORMATS.join(', ')} (default: all with --out, css without)`,
      exportFormats,
    )
    .option('-o, --out <folder>', 'folder to write to; created when missing', outputFolder)
    .option('-s, --settings <file>', 'JSON file with button and type settings, instead of those in the guide')
    .option(
      '--ramps',
      'add steps 50 to 950 of each color, and success, warning, danger and info, with their contrast',
    )
    .option('--check', 'write nothing; list files that differ and exit with 1 when there are any')
    .option('--report <format>', `with --check, one of ${REPORT_FORMATS.join(', ')}`, oneOf(REPORT_FORMATS))
    .option('-w, --watch', 'write again whenever a local file changes, until Ctrl-C')
    .option('-c, --config <file>', CONFIG_OPTION)
    .option('--json', 'print the report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (source: string | undefined, options: ExportOptions) =>
      end(await runExport(source, options, deps)),
    );
}
