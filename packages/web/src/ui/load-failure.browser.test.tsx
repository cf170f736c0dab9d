import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HttpError } from '../lib/http.ts';
import { LoadFailure } from './load-failure.tsx';

describe('LoadFailure', () => {
  it('shows the server message and retries', async () => {
    const onRetry = vi.fn();
    const error = new HttpError(503, 'busy', { message: 'The server is busy.', code: 'SK_UNAVAILABLE' });
    await render(<LoadFailure title="Projects could not be loaded" error={error} onRetry={onRetry} />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Projects could not be loadedThe server is busy.Try again');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows no internals of an error that is not from the server', async () => {
    const error = new TypeError('Cannot read properties of undefined');
    await render(
      <LoadFailure title="Projects could not be loaded" error={error} onRetry={() => undefined} />,
    );
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByText('Cannot read properties').elements()).toEqual([]);
  });
});
