import type { CreditEntry } from '../../database/tables/credit-entry.entity.ts';
import type { Transaction } from './ledger.schema.ts';
import { STYLE_TILE_REF } from './ledger.service.ts';

/** @param names names of the existing style guides, by id */
export function presentTransaction(entry: CreditEntry, names: ReadonlyMap<string, string>): Transaction {
  return {
    id: entry.id,
    kind: entry.kind,
    account: entry.account,
    delta: entry.delta,
    balance: entry.balance,
    description: entry.description,
    ...(entry.refType === STYLE_TILE_REF
      ? { styleTile: { id: entry.refId, name: names.get(entry.refId) ?? null } }
      : {}),
    createdAt: entry.createdAt.toISOString(),
  };
}
