import type { Transaction } from '@stylekit/server/contract';
import { formatDay } from '../../../lib/created-on.ts';

const KIND_LABELS: Readonly<Record<Transaction['kind'], string>> = {
  grant: 'Added',
  reserve: 'Reserved',
  capture: 'Charged',
  release: 'Returned',
  spend: 'Spent',
  refund: 'Refunded',
};

/** A change with its sign and a real minus sign: `+3`, `−1`, `0`. */
export function formatDelta(delta: number): string {
  if (delta === 0) return '0';
  return `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
}

/** The kind, the credit type and the date. Each part is kept on one line. */
export function toTransactionNotes({
  kind,
  account,
  createdAt,
}: Pick<Transaction, 'kind' | 'account' | 'createdAt'>): readonly [string, string, string] {
  return [KIND_LABELS[kind], account === 'ai' ? 'AI credits' : 'custom credits', formatDay(createdAt)];
}
