import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toast-store.ts';

function Example({ isFixed = false }: { readonly isFixed?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Delete this?" isOpen={isOpen} isFixed={isFixed} onClose={() => setOpen(false)}>
        <Button onClick={() => showToast({ title: 'Not done', description: 'The server said no.' })}>
          Do it
        </Button>
      </Dialog>
      <ToastRegion />
    </>
  );
}

describe('Dialog', () => {
  it('opens over the page, closes with Escape and restores the focus', async () => {
    await render(<Example />);
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: 'Delete this?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('stays open when fixed until its content closes it', async () => {
    await render(<Example isFixed />);
    await page.getByRole('button', { name: 'Open' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Delete this?' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([]);
  });

  it('distinguishes Escape from its button when they lead to different places', async () => {
    const exits: string[] = [];
    await render(
      <Dialog
        title="Out of credits"
        isOpen
        onClose={() => exits.push('close')}
        onEscape={() => exits.push('escape')}
      >
        <Button>View plans</Button>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(exits).toEqual(['escape']);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(exits).toEqual(['escape', 'close']);
  });

  it('contains the toasts, so that they can be read out and dismissed', async () => {
    await render(<Example />);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this?' });
    const toast = dialog.getByRole('status').getByText('The server said no.');
    await expect.element(toast).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });
});
