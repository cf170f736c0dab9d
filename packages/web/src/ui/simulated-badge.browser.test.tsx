import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SimulatedBadge } from './simulated-badge.tsx';

it('SimulatedBadge says in text that nothing real happens', async () => {
  await render(
    <h2>
      Payment <SimulatedBadge />
    </h2>,
  );
  await expect.element(page.getByRole('heading', { name: 'Payment Simulated' })).toBeVisible();
});
