import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setSingleKeys, useHotkey, useSubmitKey } from '../lib/use-hotkey.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import { Shortcuts } from './shortcuts.tsx';

const SEND = /mac/i.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter';
const onSearch = vi.fn();
const onSend = vi.fn();

afterEach(() => {
  dismissToast();
  setSingleKeys(true);
  vi.clearAllMocks();
});

function PageWithKeys() {
  useHotkey({ key: '/', label: 'Search', onPress: onSearch });
  const onKeyDown = useSubmitKey('Send the text', onSend);
  return <textarea aria-label="Text" onKeyDown={onKeyDown} />;
}

function Example() {
  const [hasKeys, setKeys] = useState(true);
  return (
    <>
      <Shortcuts />
      <button type="button" onClick={() => setKeys(!hasKeys)}>
        Other page
      </button>
      {hasKeys && <PageWithKeys />}
      <ToastRegion />
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Returns the text of each row in the dialog. */
async function listShortcuts(): Promise<string[]> {
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const rows = rowsOf();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  return rows;
}

function rowsOf(): string[] {
  return [...dialog.element().querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('kbd, dd')].map(({ textContent }) => textContent).join(' '),
  );
}

describe('shortcuts list', () => {
  it('contains only the shortcuts of the current page', async () => {
    await render(<Example />);
    expect(await listShortcuts()).toEqual([
      '? Show keyboard shortcuts',
      '/ Search',
      `${SEND} Send the text`,
      'Esc Close the dialog',
    ]);
    await page.getByRole('button', { name: 'Other page' }).click();
    expect(await listShortcuts()).toEqual(['? Show keyboard shortcuts', 'Esc Close the dialog']);
  });

  it('contains the notification shortcuts only while a notification is shown', async () => {
    await render(<Example />);
    showToast({ title: 'Saved', description: 'It is kept.', durationMs: 60_000 });
    const withToast = await listShortcuts();
    expect(withToast).toContain('F8 Focus the notification');
    expect(withToast).toContain('Esc Dismiss the notification');
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
    expect(await listShortcuts()).not.toContain('F8 Focus the notification');
  });

  it('omits single keys that are turned off, and they have no effect', async () => {
    await render(<Example />);
    await userEvent.keyboard('?');
    await page.getByLabelText('Enable single-key shortcuts').click();
    expect(rowsOf()).toEqual([`${SEND} Send the text`, 'Esc Close the dialog']);
    await userEvent.keyboard('{Escape}?/');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onSearch).not.toHaveBeenCalled();
  });
});

describe('shortcut', () => {
  it('with a single key works everywhere except in a field', async () => {
    await render(<Example />);
    await userEvent.keyboard('/');
    expect(onSearch).toHaveBeenCalledOnce();
    await page.getByLabelText('Text').click();
    await userEvent.keyboard('a/b?');
    expect(onSearch).toHaveBeenCalledOnce();
    await expect.element(page.getByLabelText('Text')).toHaveValue('a/b?');
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('sends a text with %s', async (keys) => {
    await render(<Example />);
    await page.getByLabelText('Text').click();
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(keys);
    expect(onSend).toHaveBeenCalledOnce();
  });
});
