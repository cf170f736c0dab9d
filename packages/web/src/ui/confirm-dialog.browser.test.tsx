import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Example({ results }: { readonly results: (string | null)[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        title="Delete this project?"
        isOpen={isOpen}
        onClose={close}
        action="Delete project"
        pendingAction="Deleting…"
        failure="Failed to delete project"
        onConfirm={async () => {
          const error = results.shift() ?? null;
          if (error === null) close();
          return error;
        }}
      >
        Forno goes with its style guides.
      </ConfirmDialog>
    </>
  );
}

describe('ConfirmDialog', () => {
  it('names the item and does nothing on cancel', async () => {
    const results: (string | null)[] = ['unused'];
    await render(<Example results={results} />);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Delete this project?' })).toBeVisible();
    await expect.element(page.getByText('Forno goes with its style guides.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(results).toHaveLength(1);
  });

  it('stays open with the error on failure and closes on success', async () => {
    await render(<Example results={['The server is unavailable.', null]} />);
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Failed to delete project')).toBeVisible();
    await expect.element(alert.getByText('The server is unavailable.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
