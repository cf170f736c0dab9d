import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageSpinner } from './spinner.tsx';

it('PageSpinner announces that the page is loading', async () => {
  await render(<PageSpinner />);
  const spinner = page.getByRole('status');
  await expect.element(spinner).toHaveTextContent('Loading…');
  expect(spinner.element().querySelector('.spinner')?.getAttribute('aria-hidden')).toBe('true');
});
