import type { Transaction } from '@stylekit/server/contract';
import { formatDay } from '../../../lib/created-on.ts';

const KINDS: Readonly<Record<Transaction['kind'], string>> = {
  grant: 'Added',
  reserve: 'Reserved',
  capture: 'Charged',
  release: 'Returned',
  spend: 'Spent',
  refund: 'Refunded',
};

/** A change with its sign, a true minus for less: `+3`, `−1`, `0`. */
export function formatDelta(delta: number): string {
  if (delta === 0) return '0';
  return `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
}

/** What became of it, of which credits, and when: three pieces, none of which is broken over lines. */
export function toTransactionNotes({
  kind,
  account,
  createdAt,
}: Pick<Transaction, 'kind' | 'account' | 'createdAt'>): readonly [string, string, string] {
  return [KINDS[kind], account === 'ai' ? 'AI credits' : 'custom credits', formatDay(createdAt)];
}
