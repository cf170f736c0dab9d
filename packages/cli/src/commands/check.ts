import { checkGuide, type Finding } from '@stylekit/engine';
import type { Command } from 'commander';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readGuide, readSettings } from '../io/read-guide.ts';
import { oneOf } from '../option-values.ts';
import { toGithubReport } from '../report/github.ts';
import { toHumanReport } from '../report/human.ts';
import { toJsonReport } from '../report/json.ts';
import { toSarifReport } from '../report/sarif.ts';

const FORMATS = ['human', 'json', 'github', 'sarif'] as const;
const LEVELS = ['error', 'warning'] as const;

interface CheckOptions {
  readonly format?: (typeof FORMATS)[number];
  readonly level: (typeof LEVELS)[number];
  readonly settings?: string;
  readonly json?: boolean;
}

export function registerCheck(program: Command, deps: Deps, end: (code: ExitCode) => void): void {
  program
    .command('check')
    .summary('check contrast, similar colours, fonts and references')
    .description(
      'Checks every colour pair the exported stylesheet can paint, how far the colours differ for every kind of colour vision, the fonts and the references. Exits 1 when anything is found.',
    )
    .argument('<guide>', 'JSON file of a style guide, or - for standard input')
    .option('-f, --format <format>', `one of ${FORMATS.join(', ')} (default: human)`, oneOf(FORMATS))
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

export async function runCheck(source: string, options: CheckOptions, deps: Deps): Promise<ExitCode> {
  const guide = await readGuide(source, deps);
  const findings = checkGuide(guide, await readSettings(options.settings, deps));
  deps.stdout.write(toReport(findings, source, guide.name, options, deps));
  const counted = findings.filter(({ severity }) => severity === 'error' || severity === options.level);
  return counted.length === 0 ? EXIT.ok : EXIT.findings;
}

function toReport(
  findings: readonly Finding[],
  source: string,
  name: string,
  options: CheckOptions,
  deps: Deps,
): string {
  const format = options.json === true ? 'json' : (options.format ?? 'human');
  if (format === 'json') return toJsonReport(findings, source);
  if (format === 'github') return toGithubReport(findings, source);
  if (format === 'sarif') return toSarifReport(findings, source);
  return toHumanReport(findings, name, deps.stdout);
}
