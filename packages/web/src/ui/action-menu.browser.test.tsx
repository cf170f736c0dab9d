import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionMenu } from './action-menu.tsx';
import { Dialog } from './dialog.tsx';

const button = page.getByRole('button', { name: 'Actions for Padaria' });
const item = (name: string) => page.getByRole('menuitem', { name });

function Example({ onEdit = () => undefined, isDisabled = false }) {
  const [isAsking, setAsking] = useState(false);
  const actions = [
    { label: 'Edit', onSelect: onEdit },
    { label: 'Archive', onSelect: () => undefined },
    { label: 'Delete', onSelect: () => setAsking(true), isDestructive: true },
  ];
  return (
    <>
      <ActionMenu label="Actions for Padaria" actions={actions} isDisabled={isDisabled} />
      <Dialog title="Delete Padaria?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>Everything goes with it.</p>
      </Dialog>
    </>
  );
}

describe('ActionMenu', () => {
  it('opens, moves with the arrow keys and selects with Enter', async () => {
    const onEdit = vi.fn();
    await render(<Example onEdit={onEdit} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Edit')).toHaveAttribute('data-focus');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Archive')).toHaveAttribute('data-focus');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onEdit).toHaveBeenCalledOnce();
    await expect.element(item('Edit')).not.toBeInTheDocument();
  });

  it('closes with Escape and restores the focus', async () => {
    await render(<Example />);
    await button.click();
    await expect.element(item('Delete')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(item('Delete')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('restores the focus after the dialog of an action closes', async () => {
    await render(<Example />);
    await button.click();
    await item('Delete').click();
    await expect.element(page.getByRole('dialog', { name: 'Delete Padaria?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('marks destructive actions', async () => {
    await render(<Example />);
    await button.click();
    await expect.element(item('Delete')).toHaveAttribute('data-destructive', 'true');
    await expect.element(item('Archive')).toHaveAttribute('data-destructive', 'false');
  });

  it('does not open while disabled', async () => {
    await render(<Example isDisabled />);
    await expect.element(button).toBeDisabled();
    await button.click({ force: true });
    expect(page.getByRole('menu').elements()).toEqual([]);
  });
});
