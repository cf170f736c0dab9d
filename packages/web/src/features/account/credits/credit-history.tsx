import type { Transaction } from '@stylekit/server/contract';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { ListPage } from '../../../lib/http.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useTransactions } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { formatPrice } from '../price.ts';
import { type CreditLine, type Payment, toCreditLines } from './credit-lines.ts';
import { formatDelta, toTransactionNotes } from './transaction-labels.ts';

const PAGE_SIZE = 20;

/** The history of credit transactions. */
export function CreditHistory() {
  const { data, error, mutate } = useTransactions();
  if (data !== undefined) return data.items.length === 0 ? <EmptyHistory /> : <History transactions={data} />;
  if (error !== undefined) {
    const title = 'Failed to load your credit history';
    return <LoadFailure title={title} error={error} onRetry={() => void mutate()} />;
  }
  return (
    <div role="status">
      <span className="sr-only">Loading your credit history…</span>
      <span className="account-skeleton h-42.5" />
    </div>
  );
}

function EmptyHistory() {
  return (
    <EmptyState title="No transactions yet" level={3}>
      Transactions appear here when credits are added or used.
    </EmptyState>
  );
}

function History({ transactions }: { readonly transactions: ListPage<Transaction> }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const { items, hasMore: isTruncated } = transactions;
  const lines = useMemo(() => toCreditLines(items, isTruncated), [items, isTruncated]);
  const hasMore = count < lines.length;
  return (
    <>
      <table className="history">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Change</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, count).map((line) => (
            <tr key={line.key}>
              <td>
                <Subject line={line} />
                <Notes line={line} />
              </td>
              <td>{formatDelta(line.delta)}</td>
              <td>{line.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button
          size="medium"
          className="mt-6"
          onClick={(event) => {
            const next = Math.min(count + PAGE_SIZE, lines.length);
            setCount(next);
            announce(`Showing ${next} of ${lines.length} transactions`);
            // The button disappears after the last page.
            if (next === lines.length) focusSectionOf(event.currentTarget);
          }}
        >
          Show more
        </Button>
      )}
      {!hasMore && isTruncated && (
        <p className="m-0 mt-4 text-ui text-muted">
          These are the latest {lines.length} transactions. To get all of them, download your data under
          Profile.
        </p>
      )}
    </>
  );
}

/** The style guide of the line, or the description of the change. */
function Subject({ line: { styleTile, description } }: { readonly line: CreditLine }) {
  if (styleTile === undefined) return <span>{description}</span>;
  if (styleTile.name === null) return <span>Deleted style guide</span>;
  return (
    <Link href={`/style-tile/${styleTile.id}`} className="underline underline-offset-[0.2em]" dir="auto">
      {styleTile.name}
    </Link>
  );
}

function Notes({ line }: { readonly line: CreditLine }) {
  const [kind, account, day] = toTransactionNotes(line);
  return (
    <span className="note mt-0.5 flex flex-wrap gap-x-[1ch]">
      <span>{kind} ·</span>
      <span>{account} ·</span>
      <span>{day}</span>
      {line.payment !== undefined && <PaymentNotes payment={line.payment} />}
    </span>
  );
}

function PaymentNotes({ payment }: { readonly payment: Payment }) {
  const links = [
    ['Receipt', payment.receiptUrl],
    ['Invoice', payment.invoiceUrl],
  ] as const;
  return (
    <>
      <span>· {formatPrice(payment.amountCents, payment.currency)}</span>
      {links.map(
        ([label, url]) =>
          url !== null && (
            <span key={label}>
              ·{' '}
              <a
                className="inline-flex min-h-6 items-center underline underline-offset-[0.2em]"
                href={url}
                target="_blank"
                rel="noreferrer"
              >
                {label}
              </a>
            </span>
          ),
      )}
    </>
  );
}
