import type { Finding } from '@stylekit/engine';
import type { Output } from '../deps.ts';
import { bold, dim, printable } from './terminal-style.ts';

/** Findings as text: what is wrong, where, how to fix it, and the counts. */
export function toHumanReport(findings: readonly Finding[], source: string, output: Output): string {
  const name = source === '-' ? 'Standard input' : printable(source);
  if (findings.length === 0) return `${name}: no findings.\n`;
  const entries = findings.map(
    ({ severity, rule, path, message, fix }) =>
      `${bold(severity, output)}  ${printable(message)}\n  ${printable(fix)}\n  ${dim(`${path} (${rule})`, output)}\n`,
  );
  return `${entries.join('\n')}\n${name}: ${toCounts(findings)}.\n`;
}

function toCounts(findings: readonly Finding[]): string {
  return (['error', 'warning', 'info'] as const)
    .map(
      (severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`)
    .join(', ');
}
