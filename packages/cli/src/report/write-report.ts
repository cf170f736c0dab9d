import type { Output } from '../deps.ts';
import type { CheckedFile, CheckResult } from './checked-file.ts';
import { toGithubReport } from './github.ts';
import { toGitlabReport } from './gitlab.ts';
import { toHumanReport } from './human.ts';
import { toJsonReport } from './json.ts';
import { toJunitReport } from './junit.ts';
import type { ReportFormat } from './report-formats.ts';
import { toSarifReport } from './sarif.ts';

type ToReport = (files: readonly CheckedFile[], output: Output) => string;

const REPORTS: { readonly [Format in Exclude<ReportFormat, 'json'>]: ToReport } = {
  human: toHumanReport,
  github: toGithubReport,
  sarif: toSarifReport,
  gitlab: toGitlabReport,
  junit: toJunitReport,
};

/** Writes the report of the files in a format. */
export function writeReport(result: CheckResult, format: ReportFormat, output: Output): void {
  output.write(format === 'json' ? toJsonReport(result) : REPORTS[format](result.files, output));
}
