import type { Transaction } from '@stylekit/server/contract';
import { useState } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { HISTORY_LIMIT, useTransactions } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { formatDelta, toTransactionNotes } from './transaction-words.ts';

const PAGE = 20;

/** What the credits came from and went into. */
export function CreditHistory() {
  const { data, error, mutate } = useTransactions();
  if (data !== undefined) return data.length === 0 ? <Empty /> : <History transactions={data} />;
  if (error !== undefined) {
    const title = 'Failed to fetch your credit history';
    return <LoadFailure title={title} error={error} onRetry={() => void mutate()} />;
  }
  return (
    <div role="status">
      <span className="sr-only">Loading your credit history …</span>
      <span className="account-bone h-[170px]" />
    </div>
  );
}

function Empty() {
  return (
    <>
      <p className="account-figure">Nothing yet</p>
      <p className="m-0 mt-2 text-ink-2">
        The first line appears here when credits are added or a style guide uses one.
      </p>
    </>
  );
}

function Notes({ transaction }: { readonly transaction: Transaction }) {
  const [kind, account, day] = toTransactionNotes(transaction);
  return (
    <span className="note mt-[2px] flex flex-wrap gap-x-[1ch]">
      <span>{kind} ·</span>
      <span>{account} ·</span>
      <span>{day}</span>
    </span>
  );
}

function History({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const [count, setCount] = useState(PAGE);
  const shown = transactions.slice(0, count);
  const hasMore = shown.length < transactions.length;
  return (
    <>
      <table className="history">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Change</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((transaction) => (
            <tr key={transaction.id}>
              <td>
                {transaction.description}
                <Notes transaction={transaction} />
              </td>
              <td>{formatDelta(transaction.delta)}</td>
              <td>{transaction.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button
          className="mt-6 min-h-[38px]"
          onClick={(event) => {
            const next = Math.min(count + PAGE, transactions.length);
            setCount(next);
            announce(`${next} of ${transactions.length} lines shown`);
            // The last press takes the button away.
            if (next === transactions.length) focusSectionOf(event.currentTarget);
          }}
        >
          Show more
        </Button>
      )}
      {!hasMore && transactions.length === HISTORY_LIMIT && (
        <p className="m-0 mt-4 text-[13.5px] text-ink-2">
          These are the newest {HISTORY_LIMIT} changes. All of them are in the file under Profile, Your data.
        </p>
      )}
    </>
  );
}
