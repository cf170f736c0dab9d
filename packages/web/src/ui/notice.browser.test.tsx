import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('is told in passing', async () => {
    await render(<Notice title="Archived">Restore it to work on it.</Notice>);
    await expect.element(page.getByRole('status')).toHaveTextContent('ArchivedRestore it to work on it.');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('is told at once when it is about a failure', async () => {
    await render(<Notice tone="destructive">The server said no.</Notice>);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server said no.');
    await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'destructive');
  });
});
