import type { Transaction } from '@stylekit/server/contract';

/** What was paid for credits. */
export interface Payment {
  readonly amountCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly receiptUrl: string | null;
  readonly invoiceUrl: string | null;
}

/** A line of the credit history: one transaction, or all transactions of one style guide. */
export interface CreditLine {
  readonly key: string;
  readonly account: Transaction['account'];
  /** The kind of the transaction. For a style guide, the latest one. */
  readonly kind: Transaction['kind'];
  readonly description: string;
  /** The related style guide. Its name is null if it was deleted. */
  readonly styleTile?: Transaction['styleTile'];
  /** The payment, with links to its documents; absent if no money was paid. */
  readonly payment?: Payment;
  /** The total change. */
  readonly delta: number;
  /** The balance after the change. It equals the balance of the next older line plus `delta`. */
  readonly balance: number;
  /** The time of the first transaction. */
  readonly createdAt: string;
}

/** The transactions of a style guide that are merged into one line. Refunds have their own line. */
const GUIDE_KINDS: readonly Transaction['kind'][] = ['reserve', 'capture', 'release', 'spend'];
/** The kinds that complete a reservation. */
const SETTLING_KINDS: readonly Transaction['kind'][] = ['capture', 'release'];

/**
 * Merges transactions to history lines, newest first, ordered by their first transaction.
 *
 * @param transactions the newest transactions, newest first
 * @param isTruncated whether older transactions exist; guides whose first transaction is missing are then omitted
 */
export function toCreditLines(transactions: readonly Transaction[], isTruncated: boolean): CreditLine[] {
  const groups = [...Map.groupBy(transactions, groupKey).values()].toSorted(
    (a, b) => transactions.indexOf(oldestOf(a)) - transactions.indexOf(oldestOf(b)),
  );
  const complete = isTruncated
    ? groups.filter((group) => !SETTLING_KINDS.includes(oldestOf(group).kind))
    : groups;
  const balances = new Map<Transaction['account'], number>();
  for (const { account, balance } of transactions.toReversed()) balances.set(account, balance);
  return complete.map((group) => {
    const line = toLine(group, balances.get(oldestOf(group).account) ?? 0);
    balances.set(line.account, line.balance - line.delta);
    return line;
  });
}

function groupKey({ id, kind, styleTile }: Transaction): string {
  return styleTile !== undefined && GUIDE_KINDS.includes(kind) ? styleTile.id : id;
}

function toLine(group: readonly Transaction[], balance: number): CreditLine {
  const oldest = oldestOf(group);
  const newest = group[0] ?? oldest;
  const { account, description, styleTile, createdAt } = oldest;
  return {
    key: oldest.id,
    account,
    kind: newest.kind,
    description,
    ...(styleTile === undefined ? {} : { styleTile }),
    ...toPayment(oldest),
    delta: group.reduce((sum, { delta }) => sum + delta, 0),
    balance,
    createdAt,
  };
}

function toPayment({ amountCents, currency, receiptUrl, invoiceUrl }: Transaction): { payment?: Payment } {
  if (amountCents === undefined || currency === undefined) return {};
  return {
    payment: { amountCents, currency, receiptUrl: receiptUrl ?? null, invoiceUrl: invoiceUrl ?? null },
  };
}

function oldestOf(group: readonly Transaction[]): Transaction {
  const oldest = group.at(-1);
  if (oldest === undefined) throw new Error('A group has no transactions.');
  return oldest;
}
