import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats } from '../option-values.ts';
import type { ExportOptions } from './run-export.ts';

// What a command does is imported when it runs, so that no command pays for the start of another.

export function registerExport(program: Command, deps: Deps, end: (code: ExitCode) => void): void {
  program
    .command('export')
    .summary('write a style guide as CSS, JSON and design tokens')
    .description(
      'Writes a style guide as style-variables.css, style-variables.json and style.tokens.json (DTCG 2025.10): the same bytes as the export in the browser. Without --out, the one format named goes to standard output.',
    )
    .argument('<guide>', 'JSON file of a style guide, or - for standard input')
    .option(
      '-f, --format <formats>',
      `comma list of ${EXPORT_FORMATS.join(', ')} (default: all with --out, css without)`,
      exportFormats,
    )
    .option('-o, --out <folder>', 'folder to write to; made when missing')
    .option('-s, --settings <file>', 'JSON file of button and type settings')
    .option('--check', 'write nothing; list what differs from the folder and exit 1 when anything does')
    .option('--json', 'report as JSON on standard output')
    .action(async (source: string, options: ExportOptions) => {
      const { runExport } = await import('./run-export.ts');
      end(await runExport(source, options, deps));
    });
}
