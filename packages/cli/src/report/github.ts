import type { Finding } from '@stylekit/engine';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Findings as workflow commands, which GitHub shows as annotations.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function toGithubReport(findings: readonly Finding[], source: string): string {
  return findings
    .map(({ severity, rule, path, message, fix }) => {
      const properties = `file=${toProperty(source)},title=${toProperty(`${rule}: ${path}`)}`;
      return `::${COMMANDS[severity]} ${properties}::${toData(`${message} ${fix}`)}\n`;
    })
    .join('');
}

function toData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function toProperty(text: string): string {
  return toData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
