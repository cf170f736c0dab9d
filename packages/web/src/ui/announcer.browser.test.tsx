import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer, announce } from './announcer.tsx';
import { Dialog } from './dialog.tsx';

describe('Announcer', () => {
  it('announces a message', async () => {
    await render(<Announcer />);
    announce('2 fonts found');
    const region = page.getByRole('status');
    await expect.element(region).toHaveTextContent('2 fonts found');
    await expect.element(region).toHaveAttribute('aria-live', 'polite');
  });

  it('changes its text when the same message is announced again, so that it is read out', async () => {
    await render(<Announcer />);
    const message = () => page.getByRole('status').element().textContent;
    announce('Copied');
    await expect.poll(message).toBe('Copied');
    announce('Copied');
    await expect.poll(message).toBe('Copied\u00A0');
    announce('Copied');
    await expect.poll(message).toBe('Copied');
  });

  it('is inside a modal dialog while one is open', async () => {
    const example = (isOpen: boolean) => (
      <>
        <Dialog title="Ask" isOpen={isOpen} onClose={() => undefined}>
          <p>Content</p>
        </Dialog>
        <Announcer />
      </>
    );
    const { rerender } = await render(example(true));
    announce('Heard in the dialog');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Heard in the dialog');
    await rerender(example(false));
    await expect.element(page.getByRole('status')).toBeInTheDocument();
  });
});
