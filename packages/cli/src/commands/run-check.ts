import { checkGuide, type Finding, parseGuide } from '@stylekit/engine';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readSettings } from '../io/read-guide.ts';
import { readJson } from '../io/read-json.ts';
import { toGithubReport } from '../report/github.ts';
import { toHumanReport } from '../report/human.ts';
import { toJsonReport } from '../report/json.ts';
import type { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';
import { toSarifReport } from '../report/sarif.ts';
import { checkTokens, isTokenDocument } from './check-tokens.ts';

export interface CheckOptions {
  readonly format?: (typeof REPORT_FORMATS)[number];
  readonly level: (typeof LEVELS)[number];
  readonly settings?: string;
  readonly json?: boolean;
}

export async function runCheck(source: string, options: CheckOptions, deps: Deps): Promise<ExitCode> {
  rejectTwoFormats(options);
  const document = await readJson(source, deps);
  const settings = await readSettings(options.settings, deps);
  const findings = isTokenDocument(source, document)
    ? checkTokens(document)
    : checkGuide(parseGuide(document), settings);
  deps.stdout.write(toReport(findings, source, options, deps));
  const counted = findings.filter(({ severity }) => severity === 'error' || severity === options.level);
  return counted.length === 0 ? EXIT.ok : EXIT.findings;
}

function rejectTwoFormats({ format = 'json', json }: CheckOptions): void {
  if (json !== true || format === 'json') return;
  throw new CliError(
    EXIT.usage,
    `--json and --format ${format} request two different reports.`,
    'Use only one of them.',
  );
}

function toReport(findings: readonly Finding[], source: string, options: CheckOptions, deps: Deps): string {
  const format = options.json === true ? 'json' : (options.format ?? 'human');
  if (format === 'json') return toJsonReport(findings, source);
  if (format === 'github') return toGithubReport(findings, source);
  if (format === 'sarif') return toSarifReport(findings, source);
  return toHumanReport(findings, source, deps.stdout);
}
