import { ENTITIES } from '../../src/database/entities.ts';
import type { ExecutedPlan, PlanNode } from './plan-log.ts';

/** One row, or one per provider. */
const SMALL_TABLES = ['ledger_check', 'provider_state'];

/** The tables that grow with the number of people and their work; `job_common` has the jobs of all queues. */
export const GROWING_TABLES: ReadonlySet<string> = new Set([
  ...ENTITIES.map(({ meta }) => meta.tableName).filter((table) => !SMALL_TABLES.includes(table)),
  'job_common',
]);

/**
 * The growing tables that a statement reads as a whole: by a sequential scan, or through an index without a condition on
 * its columns that read more than `maxRows` rows.
 *
 * In a database with `enable_seqscan = off` the planner chooses a sequential scan only where no index fits, so the
 * result does not depend on the number of rows.
 */
export function findScans({ plan }: ExecutedPlan, maxRows: number): string[] {
  const found: string[] = [];
  visit(plan, (node) => {
    const table = node['Relation Name'];
    if (table === undefined || !GROWING_TABLES.has(table)) return;
    if (isWholeScan(node, maxRows)) found.push(`${node['Node Type']} on ${table}`);
  });
  return found;
}

/** The growing tables that a statement reads or changes. */
export function tablesOf({ plan }: ExecutedPlan): string[] {
  const found: string[] = [];
  visit(plan, ({ 'Relation Name': table }) => {
    if (table !== undefined && GROWING_TABLES.has(table)) found.push(table);
  });
  return found;
}

function isWholeScan(node: PlanNode, maxRows: number): boolean {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return true;
  if (!type.startsWith('Index') || node['Index Cond'] !== undefined) return false;
  const rows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  return rows > maxRows;
}

function visit(node: PlanNode, onNode: (node: PlanNode) => void): void {
  onNode(node);
  for (const child of node.Plans ?? []) visit(child, onNode);
}
