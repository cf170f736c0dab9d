import type { Severity } from '@stylekit/engine/check';
import type { Output } from '../deps.ts';
import { type CheckedFile, countFindings, type LocatedFinding } from './checked-file.ts';
import { toExcerpt } from './excerpt.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { bold, dim, printable } from './terminal-style.ts';

/** Findings as text: what is wrong, how to fix it, where, and the counts. Files without findings are only counted. */
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
  const lines = file.text.split(/\r\n|\r|\n/);
  const entries = groupFindings(file.findings).map((group) => `${toEntry(group, file, lines, output)}\n\n`);
  const name = file.source === '-' ? 'Standard input' : printable(file.source);
  return `${entries.join('')}${name}: ${toCounts(countFindings([file]))}.\n`;
}

function toEntry(
  { first, others }: FindingGroup,
  file: CheckedFile,
  lines: readonly string[],
  output: Output,
): string {
  const { severity, message, fix, position, list } = first;
  const excerpt = position === null ? [] : toExcerpt(lines, position);
  const details = [
    ...(list === undefined ? [] : toList(list.items)),
    printable(fix),
    ...[toPlace(first, file), ...excerpt].map((line) => dim(line, output)),
    ...(others.length === 0 ? [] : [toRest(others)]),
  ];
  return `${bold(severity, output)}  ${printable(list?.title ?? message)}\n${details.map((line) => `  ${line}`).join('\n')}`;
}

/** `file:line:column`, which terminals and editors open on a click, then the path in the document and the rule. */
function toPlace({ path, rule, position }: LocatedFinding, { source }: CheckedFile): string {
  const file = source === '-' ? 'stdin' : printable(source);
  const place = position === null ? '' : `${file}:${position.line}:${position.column}  `;
  return `${place}${path === '' ? '' : `${printable(path)} `}(${rule})`;
}

const MAX_ITEMS = 8;

/** A long list is shown in part; the other formats have all of it. */
function toList(items: readonly string[]): string[] {
  const shown = items.slice(0, MAX_ITEMS).map((item) => `- ${printable(item)}`);
  const rest = items.length - shown.length;
  return rest === 0 ? shown : [...shown, `- and ${rest} more; --json lists all of them`];
}

const MAX_LINES = 5;

function toRest(others: readonly LocatedFinding[]): string {
  const lines = [...new Set(others.flatMap(({ position }) => position?.line ?? []))];
  const shown = lines.slice(0, MAX_LINES).join(', ');
  const where =
    lines.length === 0
      ? ''
      : ` in ${lines.length === 1 ? 'line' : 'lines'} ${shown}${lines.length > MAX_LINES ? ', …' : ''}`;
  return `and ${others.length} more like this${where}`;
}

/** The counts of findings: `1 error, 2 warnings`. */
export function toCounts(counts: Readonly<Record<Severity, number>>): string {
  const parts = (['error', 'warning', 'info'] as const)
    .filter((severity) => counts[severity] > 0)
    .map(
      (severity) =>
        `${counts[severity]} ${severity}${counts[severity] === 1 || severity === 'info' ? '' : 's'}`,
    );
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}
