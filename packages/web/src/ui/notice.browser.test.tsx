import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('is a status message', async () => {
    await render(<Notice title="Archived">Restore it to work on it.</Notice>);
    await expect.element(page.getByRole('status')).toHaveTextContent('ArchivedRestore it to work on it.');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('is an alert when it is about an error', async () => {
    await render(<Notice tone="destructive">The server said no.</Notice>);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server said no.');
    await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'destructive');
  });
});
