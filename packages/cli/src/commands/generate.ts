import { BRIEF_MODES, DESIGN_STYLES, FONT_NAMES, HARMONY_CHOICES, INDUSTRIES } from '@stylekit/engine';
import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import type { ExitCode } from '../exit-code.ts';
import { exportFormats, hexColor, oneOf, outputFolder } from '../option-values.ts';
import { type GenerateOptions, runGenerate } from './run-generate.ts';

/** Adds the description, options and action to the command. */
export function defineGenerate(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Generates a style guide from a brief with the built-in generator, locally and without an account. The same brief, ' +
        'options and seed give the same guide. With --project, the server generates it, and AI and Co-Pilot guides ' +
        'spend an AI credit. Without --out, prints the guide as JSON, or as a summary on a terminal.',
    )
    .argument('[brief]', 'what the brand is about, at least 10 characters, or - for standard input')
    .option(
      '-m, --mode <mode>',
      `one of ${BRIEF_MODES.join(', ')} (default: copilot with any of its options, else ai)`,
      oneOf(BRIEF_MODES),
    )
    .option(
      '--industry <industry>',
      `copilot: ${INDUSTRIES.map(({ value }) => value).join(', ')}`,
      oneOf(INDUSTRIES.map(({ value }) => value)),
    )
    .option('--custom-industry <text>', 'copilot: your own industry, with --industry other')
    .option(
      '--style <style>',
      `copilot: ${DESIGN_STYLES.map(({ value }) => value).join(', ')}`,
      oneOf(DESIGN_STYLES.map(({ value }) => value)),
    )
    .option('--audience <text>', 'copilot: target audience')
    .option(
      '--primary <color>',
      'copilot: primary color, such as #1F4E6B or teal; kept byte for byte',
      hexColor,
    )
    .option('--secondary <color>', 'copilot: first secondary color, kept byte for byte', hexColor)
    .option('--font <family>', 'copilot: header font, one of the 30 families', oneOf(FONT_NAMES))
    .option('--harmony <harmony>', `copilot: ${HARMONY_CHOICES.join(', ')}`, oneOf(HARMONY_CHOICES))
    .option('--from <file>', 'custom: JSON file with name, colors and fonts, or - for standard input')
    .option('--name <name>', 'name of the style guide')
    .option('--seed <text>', 'vary the result for the same brief')
    .option('-o, --out <folder>', 'folder to write the exports to; created when missing', outputFolder)
    .option(
      '-f, --format <formats>',
      `comma-separated: ${EXPORT_FORMATS.join(', ')} (default: all with --out)`,
      exportFormats,
    )
    .option('-p, --project <id>', 'generate on the server, in this project')
    .option('--json', 'print the guide and the written files as JSON')
    .action(async (brief: string | undefined, options: GenerateOptions) =>
      end(await runGenerate(brief, options, deps)),
    );
}
