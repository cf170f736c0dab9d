import type { Finding } from '@stylekit/engine';
import type { CheckedFile } from './checked-file.ts';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Findings as workflow commands, which GitHub shows as annotations.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function toGithubReport(files: readonly CheckedFile[]): string {
  return files
    .flatMap(({ findings, source }) => findings.map((finding) => toCommand(finding, source)))
    .join('');
}

function toCommand({ severity, rule, path, message, fix }: Finding, source: string): string {
  const title = path === '' ? rule : `${rule}: ${path}`;
  const properties = `file=${toProperty(source)},title=${toProperty(title)}`;
  return `::${COMMANDS[severity]} ${properties}::${toData(`${message} ${fix}`)}\n`;
}

function toData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function toProperty(text: string): string {
  return toData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
