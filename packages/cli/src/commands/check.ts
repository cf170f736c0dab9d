import '../quick-parsers.ts';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { oneOf } from '../option-values.ts';
import { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';
import { type CheckOptions, runCheck } from './run-check.ts';

/** Gives the command its description, options and action. */
export function defineCheck(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Checks every color pair the exported stylesheet can paint, how far the colors differ for every kind of color vision, the fonts and the references; of a token file, every demand of the Design Tokens Format Module 2025.10. Exits 1 when anything is found.',
    )
    .argument('<guide>', 'JSON file of a style guide, a token file (*.tokens.json), or - for standard input')
    .option(
      '-f, --format <format>',
      `one of ${REPORT_FORMATS.join(', ')} (default: human)`,
      oneOf(REPORT_FORMATS),
    )
    .option(
      '--level <severity>',
      'least severity that counts for the exit code: error or warning',
      oneOf(LEVELS),
      'warning',
    )
    .option('-s, --settings <file>', 'JSON file of button and type settings')
    .option('--json', 'the same as --format json')
    .action(async (source: string, options: CheckOptions) => end(await runCheck(source, options, deps)));
}
