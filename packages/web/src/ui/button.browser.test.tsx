import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

describe('Button', () => {
  it('submits its form only with type="submit"', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </form>,
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is named by its text rather than its icon and works with Space and Enter', async () => {
    const onClick = vi.fn();
    await render(
      <Button icon="i-lucide-download" onClick={onClick}>
        Save
      </Button>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Save');
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does nothing while disabled', async () => {
    const onClick = vi.fn();
    await render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    await page.getByRole('button').click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
  });
});
