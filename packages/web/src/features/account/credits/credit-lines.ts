import type { Transaction } from '@stylekit/server/contract';

/** One line of the credit history: a change, or all that became of the credit of one style guide. */
export interface CreditLine {
  readonly key: string;
  readonly account: Transaction['account'];
  /** What kind of change it was; of a style guide, the last one. */
  readonly kind: Transaction['kind'];
  readonly description: string;
  /** The style guide it is about; its name is null once it is deleted. */
  readonly styleTile?: Transaction['styleTile'];
  /** What it changed in all. */
  readonly delta: number;
  /** What it left, so that each line's balance is that of the line below it with its own change. */
  readonly balance: number;
  /** When it began. */
  readonly createdAt: string;
}

/** The changes a style guide's credit goes through, which make one line; a refund is a line of its own. */
const OF_A_GUIDE: readonly Transaction['kind'][] = ['reserve', 'capture', 'release', 'spend'];
/** The changes that settle one before them. */
const SETTLING: readonly Transaction['kind'][] = ['capture', 'release'];

/**
 * The lines of a history, the newest first, each at the place of its first change.
 *
 * @param transactions the newest of the ledger, the newest first
 * @param isCut whether there are older ones; a style guide whose first change is among those is left out
 */
export function toCreditLines(transactions: readonly Transaction[], isCut: boolean): CreditLine[] {
  const groups = [...Map.groupBy(transactions, groupKey).values()].toSorted(
    (a, b) => transactions.indexOf(oldestOf(a)) - transactions.indexOf(oldestOf(b)),
  );
  const whole = isCut ? groups.filter((group) => !SETTLING.includes(oldestOf(group).kind)) : groups;
  const balances = new Map<Transaction['account'], number>();
  for (const { account, balance } of transactions.toReversed()) balances.set(account, balance);
  return whole.map((group) => {
    const line = toLine(group, balances.get(oldestOf(group).account) ?? 0);
    balances.set(line.account, line.balance - line.delta);
    return line;
  });
}

function groupKey({ id, kind, styleTile }: Transaction): string {
  return styleTile !== undefined && OF_A_GUIDE.includes(kind) ? styleTile.id : id;
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
    delta: group.reduce((sum, { delta }) => sum + delta, 0),
    balance,
    createdAt,
  };
}

function oldestOf(group: readonly Transaction[]): Transaction {
  const oldest = group.at(-1);
  if (oldest === undefined) throw new Error('A group has no change in it.');
  return oldest;
}
