import type { CheckedFile, LocatedFinding } from './checked-file.ts';
import { withoutControls } from './terminal-style.ts';

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

function toCommand(finding: LocatedFinding, source: string): string {
  const { severity, rule, path, message, fix, position } = finding;
  const title = path === '' ? rule : `${rule}: ${path}`;
  const place = position === null ? '' : `,line=${position.line},col=${position.column}`;
  const properties = `file=${toProperty(source === '-' ? 'stdin' : source)}${place},title=${toProperty(title)}`;
  return `::${COMMANDS[severity]} ${properties}::${toData(`${message} ${fix}`)}\n`;
}

/** The log of a workflow shows the text as a terminal does. */
function toData(text: string): string {
  return withoutControls(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function toProperty(text: string): string {
  return toData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
