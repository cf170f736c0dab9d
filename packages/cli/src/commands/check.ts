import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { CONFIG_OPTION, oneOf, wholeNumber } from '../option-values.ts';
import { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';
import type { CheckOptions } from './plan-check.ts';
import { runCheck } from './run-check.ts';

const EXAMPLES = `
Examples:
  stylekit check                                    the files of stylekit.config.json
  stylekit check tokens "src/**/*.css"              a folder and the matches of a glob
  stylekit check tokens '!tokens/legacy'            a folder without one of its subfolders
  stylekit check tokens --write-baseline            accept what is there, then fail only for new findings
  stylekit check tokens.json --fix                  apply exact fixes
  stylekit check "Corner Bakery" --format sarif     a guide of your account`;

/** Adds the description, options and action to the command. */
export function defineCheck(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Checks the contrast of every color pair in the exported stylesheet, whether colors stay distinguishable with ' +
        'color-vision deficiency, fonts and references. For a token file, checks every requirement of the Design ' +
        'Tokens Format Module 2025.10; aliases may refer to tokens of the other files. For CSS, measures the contrast of ' +
        'variables named as pairs (--card-foreground on --card, --on-primary on --primary, --badge-text on --badge-bg) ' +
        'in every mode (:root, .dark, [data-theme], @media, @theme), and finds undeclared variables, cycles and invalid ' +
        'colors. Exits with 1 when there are ' +
        'findings, else with 3 when a named file cannot be read or is of another kind.',
    )
    .argument(
      '[files...]',
      'style guides, token files and *.css; folders, searched for *.json, *.tokens and *.css; quoted globs; with ! in front, ' +
        'what to leave out of them; - for standard input; ' +
        'or the id or URL of a guide on the server',
    )
    .option(
      '-f, --format <format>',
      `one of ${REPORT_FORMATS.join(', ')} (default: human)`,
      oneOf(REPORT_FORMATS),
    )
    .option(
      '--level <severity>',
      'lowest severity that makes the exit code 1: error or warning (default: warning)',
      oneOf(LEVELS),
    )
    .option('--max-warnings <number>', 'number of warnings that do not count (default: 0)', wholeNumber)
    .option('-s, --settings <file>', 'JSON file with button and type settings, instead of those in the guide')
    .option('--baseline <file>', 'file with known findings that do not count; one that gets worse does')
    .option(
      '--write-baseline',
      'write all findings to the baseline (default: stylekit-baseline.json) and exit with 0',
    )
    .option('--fix', 'apply the fixes that need no choice; formatting and comments are kept')
    .option('-w, --watch', 'check again whenever a local file changes, until Ctrl-C')
    .option('-c, --config <file>', CONFIG_OPTION)
    .option('--json', 'the same as --format json')
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], options: CheckOptions) => end(await runCheck(files, options, deps)));
}
