import '../quick-parsers.ts';
import { BRIEF_MODES, DESIGN_STYLES, FONT_NAMES, HARMONY_CHOICES, INDUSTRIES } from '@stylekit/engine';
import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats, hexColor, oneOf, outputFolder } from '../option-values.ts';
import { type GenerateOptions, runGenerate } from './run-generate.ts';

/** Gives the command its description, options and action. */
export function defineGenerate(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Makes a style guide from a brief with the built-in generator, on this machine and without an account. The same brief, options and seed give the same guide. Without --out, the guide goes to standard output as JSON, or on a terminal as a sheet.',
    )
    .argument('[brief]', 'what the brand is for, at least 10 characters, or - for standard input')
    .option(
      '-m, --mode <mode>',
      `one of ${BRIEF_MODES.join(', ')} (default: copilot when one of its options is given, else ai)`,
      oneOf(BRIEF_MODES),
    )
    .option(
      '--industry <industry>',
      `copilot: ${INDUSTRIES.map(({ value }) => value).join(', ')}`,
      oneOf(INDUSTRIES.map(({ value }) => value)),
    )
    .option('--custom-industry <text>', 'copilot: the industry in your own words, with --industry other')
    .option(
      '--style <style>',
      `copilot: ${DESIGN_STYLES.map(({ value }) => value).join(', ')}`,
      oneOf(DESIGN_STYLES.map(({ value }) => value)),
    )
    .option('--audience <text>', 'copilot: whom the brand is for')
    .option('--primary <hex>', 'copilot: primary color, kept byte for byte', hexColor)
    .option('--secondary <hex>', 'copilot: first secondary color, kept byte for byte', hexColor)
    .option('--font <family>', 'copilot: header font, one of the 30 families', oneOf(FONT_NAMES))
    .option('--harmony <harmony>', `copilot: ${HARMONY_CHOICES.join(', ')}`, oneOf(HARMONY_CHOICES))
    .option('--from <file>', 'custom: JSON file with name, colors and fonts, or - for standard input')
    .option('--name <name>', 'name of the style guide')
    .option('--seed <text>', 'another seed gives another guide for the same brief')
    .option('-o, --out <folder>', 'folder to write the exports to; made when missing', outputFolder)
    .option(
      '-f, --format <formats>',
      `comma list of ${EXPORT_FORMATS.join(', ')} (default: all with --out)`,
      exportFormats,
    )
    .option('--json', 'the guide, and what was written, as JSON on standard output')
    .action(async (brief: string | undefined, options: GenerateOptions) =>
      end(await runGenerate(brief, options, deps)),
    );
}
