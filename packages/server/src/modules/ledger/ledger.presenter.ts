import type { CreditEntry } from '../../database/tables/credit-entry.entity.ts';
import type { Payment } from '../../database/tables/payment.entity.ts';
import type { Transaction } from './ledger.schema.ts';
import { STYLE_TILE_REF } from './ledger.service.ts';

/** What transactions need besides their postings. */
export interface TransactionDetails {
  /** Names of the style guides that still exist, by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** The payments to show, by the id of the posting. */
  readonly payments: ReadonlyMap<string, PaymentDetails>;
}

export type PaymentDetails = Pick<Payment, 'amountCents' | 'currency' | 'receiptUrl' | 'invoiceUrl'>;

export function presentTransaction(entry: CreditEntry, { names, payments }: TransactionDetails): Transaction {
  const payment = payments.get(entry.id);
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
    ...(payment === undefined
      ? {}
      : {
          amountCents: payment.amountCents,
          currency: payment.currency,
          receiptUrl: payment.receiptUrl ?? null,
          invoiceUrl: payment.invoiceUrl ?? null,
        }),
    createdAt: entry.createdAt.toISOString(),
  };
}
