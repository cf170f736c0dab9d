import type { CreditEntry } from './credit-entry.entity.ts';
import type { Transaction } from './ledger.schema.ts';

export function presentTransaction(entry: CreditEntry): Transaction {
  return {
    id: entry.id,
    kind: entry.kind,
    account: entry.account,
    delta: entry.delta,
    balance: entry.balance,
    description: entry.description,
    createdAt: entry.createdAt.toISOString(),
  };
}
