import type { Finding } from '@stylekit/engine';
import type { Severity } from '@stylekit/engine/check';
import type { Output } from '../deps.ts';
import { type CheckedFile, countFindings } from './checked-file.ts';
import { bold, dim, printable } from './terminal-style.ts';

/** Findings as text: what is wrong, where, how to fix it, and the counts. Files without findings are only counted. */
export function toHumanReport(files: readonly CheckedFile[], output: Output): string {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return toSection(only, output);
  const found = files.filter(({ findings }) => findings.length > 0);
  const sections = found.map((file) => `${toSection(file, output)}\n`);
  return `${sections.join('')}${files.length} files: ${toCounts(countFindings(files))}${toShare(found.length)}.\n`;
}

function toShare(count: number): string {
  return count === 0 ? '' : ` in ${count} ${count === 1 ? 'file' : 'files'}`;
}

function toSection(file: CheckedFile, output: Output): string {
  const name = file.source === '-' ? 'Standard input' : printable(file.source);
  const entries = file.findings.map((finding) => `${toEntry(finding, output)}\n`);
  return `${entries.join('')}${name}: ${toCounts(countFindings([file]))}.\n`;
}

function toEntry({ severity, rule, path, message, fix }: Finding, output: Output): string {
  const where = path === '' ? rule : `${printable(path)} (${rule})`;
  return `${bold(severity, output)}  ${printable(message)}\n  ${printable(fix)}\n  ${dim(where, output)}\n`;
}

function toCounts(counts: Readonly<Record<Severity, number>>): string {
  const parts = (['error', 'warning', 'info'] as const)
    .filter((severity) => counts[severity] > 0)
    .map(
      (severity) =>
        `${counts[severity]} ${severity}${counts[severity] === 1 || severity === 'info' ? '' : 's'}`,
    );
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}
