import type { CatalogView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PackChooser } from './pack-chooser.tsx';
import '../account.css';

const PACKS: CatalogView['packs'] = [
  { credits: 15, amountCents: 500, currency: 'usd', label: null, isDefault: false, priceId: null },
  { credits: 30, amountCents: 900, currency: 'usd', label: null, isDefault: false, priceId: null },
  { credits: 60, amountCents: 2_000, currency: 'usd', label: 'Best', isDefault: true, priceId: null },
];

describe('PackChooser', () => {
  it('shows the price of each pack', async () => {
    const { container } = await render(<PackChooser packs={PACKS} />);
    await expect.element(page.getByRole('radio', { name: /60.*Best/ })).toBeChecked();
    const amounts = [...container.querySelectorAll('.pack')].map(
      ({ textContent }) => textContent?.match(/\$[\d.]+/g) ?? [],
    );
    expect(amounts).toEqual([['$5'], ['$9'], ['$20']]);
    expect(container.textContent).not.toMatch(/per credit|each|a credit/i);
  });
});
