import type { Output } from '../deps.ts';
import type { CheckedFile } from './checked-file.ts';
import { toGithubReport } from './github.ts';
import { toGitlabReport } from './gitlab.ts';
import { toHumanReport } from './human.ts';
import { toJsonReport } from './json.ts';
import { toJunitReport } from './junit.ts';
import type { ReportFormat } from './report-formats.ts';
import { toSarifReport } from './sarif.ts';

const REPORTS: Readonly<Record<ReportFormat, (files: readonly CheckedFile[], output: Output) => string>> = {
  human: toHumanReport,
  json: toJsonReport,
  github: toGithubReport,
  sarif: toSarifReport,
  gitlab: toGitlabReport,
  junit: toJunitReport,
};

/** Writes the report of the files in a format. */
export function writeReport(files: readonly CheckedFile[], format: ReportFormat, output: Output): void {
  output.write(REPORTS[format](files, output));
}
