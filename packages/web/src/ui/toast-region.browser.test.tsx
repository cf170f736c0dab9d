import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast } from './toast-store.ts';

afterEach(dismissToast);

const region = page.getByRole('region', { name: 'Notifications (F8)' });
const toast = region.getByText('Project created');
const show = () =>
  showToast({ title: 'Project created', description: '“Padaria” is ready.', durationMs: 60_000 });

/** Simulates a swipe to the right. */
function swipe(card: Element, px: number): void {
  const send = (type: string, clientX: number) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX }));
  // A synthetic pointer cannot be captured.
  Object.defineProperty(card, 'setPointerCapture', { value: () => undefined, configurable: true });
  send('pointerdown', 100);
  send('pointermove', 100 + px / 2);
  send('pointermove', 100 + px);
  send('pointerup', 100 + px);
}
const card = () => {
  const element = toast.element().closest('.toast');
  if (element === null) throw new Error('There is no toast.');
  return element;
};

describe('ToastRegion', () => {
  it('announces a toast, the latest replacing the previous one', async () => {
    await render(<ToastRegion />);
    show();
    await expect
      .element(region.getByRole('status'))
      .toHaveTextContent('Project created“Padaria” is ready.Dismiss');
    showToast({ title: 'Failed', description: 'No.', tone: 'destructive' });
    await expect.element(region.getByText('Failed')).toBeVisible();
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('takes the focus with F8, which allows dismissing the toast', async () => {
    await render(<ToastRegion />);
    show();
    await userEvent.keyboard('{F8}');
    await expect.element(region).toHaveFocus();
    await userEvent.tab();
    await expect.element(region.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('closes with Escape, unless something else handles it', async () => {
    await render(
      <>
        <input aria-label="Search" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <ToastRegion />
      </>,
    );
    show();
    await expect.element(toast).toBeVisible();
    await page.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(toast).toBeVisible();
    await userEvent.keyboard('{F8}{Escape}');
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('closes when swiped sideways and returns when not swiped far enough', async () => {
    await render(<ToastRegion />);
    show();
    await expect.element(toast).toBeVisible();
    swipe(card(), 40);
    await expect.element(toast).toBeVisible();
    expect(getComputedStyle(card()).translate).toBe('0px');
    swipe(card(), -200);
    await expect.element(toast).toBeVisible();
    swipe(card(), 80);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('closes by itself, but not while focused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await render(<ToastRegion />);
    showToast({ title: 'Project created', description: 'Soon gone.', durationMs: 200 });
    await userEvent.keyboard('{F8}');
    await expect.element(region).toHaveFocus();
    await vi.advanceTimersByTimeAsync(400);
    await expect.element(toast).toBeVisible();
    region.element().blur();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(toast).not.toBeInTheDocument();
  });
});
