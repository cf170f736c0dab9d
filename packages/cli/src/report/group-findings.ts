import type { LocatedFinding } from './checked-file.ts';

/** Findings that differ only in the values they quote: the first one, and the others in their order. */
export interface FindingGroup {
  readonly first: LocatedFinding;
  readonly others: readonly LocatedFinding[];
}

/** Groups findings that are alike. A group has the place of its first finding. */
export function groupFindings(findings: readonly LocatedFinding[]): FindingGroup[] {
  const groups = new Map<string, { first: LocatedFinding; others: LocatedFinding[] }>();
  for (const finding of findings) {
    const key = toKey(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, others: [] });
    else group.others.push(finding);
  }
  return [...groups.values()];
}

/** Quoted texts, references and numbers. The engine truncates a long text, which then has no closing quote. */
const VALUES = /"[^"…]*["…]|\{[^}]*\}|-?\d+(?:\.\d+)?/g;

/** The severity, rule and message without its values. Measured values are never left out. */
function toKey({ severity, rule, message, measured }: LocatedFinding): string {
  const text = measured === null ? message.replace(VALUES, '…') : message;
  return [severity, rule, text].join('\n');
}
