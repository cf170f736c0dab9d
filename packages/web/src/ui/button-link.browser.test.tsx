import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './button-link.tsx';

const start = window.location.href;
afterEach(() => window.history.replaceState(null, '', start));

it('ButtonLink navigates without a page load', async () => {
  await render(<ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>);
  const link = page.getByRole('link', { name: 'Go to Dashboard' });
  await expect.element(link).toHaveAttribute('href', '/dashboard');
  await link.click();
  expect(window.location.pathname).toBe('/dashboard');
  await expect.element(link).toBeVisible();
});
