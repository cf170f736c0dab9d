import type { Transaction } from '@stylekit/server/contract';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListPage } from '../../../lib/http.ts';
import { TRANSACTIONS_PATH } from '../account.api.ts';
import { AccountSection } from '../account-section.tsx';
import { CreditHistory } from './credit-history.tsx';
import '../account.css';

const GUIDE = '01890000-0000-7000-8000-0000000000bb';
const GRANT: Transaction = {
  id: 'grant',
  kind: 'grant',
  account: 'ai',
  delta: 3,
  balance: 3,
  description: 'Free AI credits',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const RESERVE: Transaction = {
  ...GRANT,
  id: 'reserve',
  kind: 'reserve',
  delta: -1,
  balance: 2,
  description: 'Style guide generation',
  styleTile: { id: GUIDE, name: 'Oak and crust' },
};
const CAPTURE: Transaction = { ...RESERVE, id: 'capture', kind: 'capture', delta: 0 };

function show(items: readonly Transaction[], hasMore = false) {
  const known: ListPage<Transaction> = { items: [...items], hasMore };
  const value = {
    provider: () => new Map(),
    fallback: { [TRANSACTIONS_PATH]: known },
    revalidateOnMount: false,
  };
  return render(
    <SWRConfig value={value}>
      <AccountSection title="Credit history" note="">
        <CreditHistory />
      </AccountSection>
    </SWRConfig>,
  );
}

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

describe('credit history', () => {
  it('shows one line per guide with its outcome and a link', async () => {
    await show([CAPTURE, RESERVE, GRANT]);
    expect(rows()).toEqual([
      [expect.stringMatching(/^Oak and crustCharged ·AI credits ·/), '−1', '2'],
      [expect.stringMatching(/^Free AI creditsAdded ·AI credits ·/), '+3', '3'],
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Oak and crust' }))
      .toHaveAttribute('href', `/style-tile/${GUIDE}`);
  });

  it('shows no link for a deleted guide', async () => {
    await show([{ ...RESERVE, styleTile: { id: GUIDE, name: null } }, GRANT]);
    await expect.element(page.getByText('Deleted style guide')).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('loads page by page and marks the end', async () => {
    const grants = Array.from({ length: 50 }, (_, index) => ({ ...GRANT, id: `grant-${index}` }));
    await show(grants, true);
    expect(rows()).toHaveLength(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(rows()).toHaveLength(40);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(rows()).toHaveLength(50);
    await expect.element(page.getByText(/These are the latest 50 transactions/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Credit history' })).toHaveFocus();
  });

  it('shows an empty state', async () => {
    await show([]);
    await expect.element(page.getByText('No transactions yet')).toBeVisible();
  });
});
