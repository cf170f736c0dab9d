import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCardCommands, useCommands } from '../../lib/command-list.ts';
import { setSingleKeys, useHotkey } from '../../lib/use-hotkey.ts';
import { chooseTheme } from '../../theme/theme.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CommandButton } from './command-button.tsx';

const onCopy = vi.fn();
const onNew = vi.fn();
const onArchive = vi.fn();
const ADDRESS = window.location.pathname + window.location.search;

afterEach(() => {
  chooseTheme('system');
  setSingleKeys(true);
  vi.clearAllMocks();
  window.history.replaceState(null, '', ADDRESS);
});

function PageWithCommands() {
  useHotkey({ key: '?', label: 'Show the keys', command: 'app', onPress: onNew });
  useHotkey({ key: 'n', keyLabel: 'N', label: 'New project', onPress: onNew });
  useCommands([{ label: 'Copy CSS variables', run: onCopy }]);
  return null;
}

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CommandButton />
      <button type="button" onClick={() => setOpen(true)}>
        Open a dialog
      </button>
      <PageWithCommands />
      <Dialog title="Form" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Fields</p>
      </Dialog>
    </>
  );
}

function LatePart({ label }: { readonly label: string }) {
  useCommands([{ label, run: onNew }]);
  return null;
}

function Card({ name }: { readonly name: string }) {
  const card = useCardCommands<HTMLLIElement>(name, [{ label: 'Archive', run: () => onArchive(name) }]);
  return (
    <li ref={card}>
      <button type="button">{name}</button>
    </li>
  );
}

const dialog = page.getByRole('dialog', { name: 'Commands' });
const field = page.getByRole('combobox', { name: 'Search commands' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

/** Opens the palette and waits until its field has the focus. */
async function openWithKeys(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

describe('the command palette', () => {
  it('offers what the page has, then the pages and the themes', async () => {
    await render(<Example />);
    await openWithKeys();
    expect(options()).toEqual([
      'New projectN',
      'Copy CSS variables',
      'Home',
      'Try the demo',
      'Log in',
      'Create an account',
      'Show the keys?',
      'Use the light theme',
      'Use the dark theme',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await openWithKeys();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('runs the first match with Enter, after the focus is back on the page', async () => {
    await render(<Example />);
    const button = page.getByRole('button', { name: 'Open a dialog' });
    button.element().focus();
    onCopy.mockImplementation(() => expect(document.activeElement).toBe(button.element()));
    await openWithKeys();
    await userEvent.keyboard('variables copy');
    await expect.poll(options).toEqual(['Copy CSS variables']);
    await userEvent.keyboard('{Enter}');
    expect(onCopy).toHaveBeenCalledOnce();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('moves with the arrow keys', async () => {
    await render(<Example />);
    await openWithKeys();
    await userEvent.keyboard('theme');
    await expect.poll(options).toEqual(['Use the light theme', 'Use the dark theme']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => localStorage.getItem('stylekit-theme')).toBe('dark');
  });

  it('is opened and used with the pointer', async () => {
    await render(<Example />);
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('option', { name: 'Try the demo' }).click();
    await expect.poll(() => window.location.pathname).toBe('/preview');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says that nothing matches', async () => {
    await render(<Example />);
    await openWithKeys();
    await userEvent.keyboard('zzz');
    await expect.element(page.getByText('Nothing matches “zzz”.')).toBeVisible();
  });

  it('offers actions without their keys when single keys are turned off', async () => {
    setSingleKeys(false);
    await render(<Example />);
    await userEvent.keyboard('n');
    expect(onNew).not.toHaveBeenCalled();
    await openWithKeys();
    expect(options()[0]).toBe('New project');
    await userEvent.keyboard('new{Enter}');
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('and the keys of the page have no effect behind another dialog', async () => {
    await render(<Example />);
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Form' })).toBeVisible();
    await userEvent.keyboard('n{Control>}k{/Control}');
    expect(onNew).not.toHaveBeenCalled();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('offers what the page adds and removes while it is open', async () => {
    const parts = (label: string | null) => (
      <>
        <Example />
        {label !== null && <LatePart label={label} />}
      </>
    );
    const view = await render(parts(null));
    await openWithKeys();
    const late = (label: string) => page.getByRole('option', { name: label });
    await view.rerender(parts('Archive project'));
    await expect.element(late('Archive project')).toBeVisible();
    await view.rerender(parts('Restore project'));
    await expect.element(late('Restore project')).toBeVisible();
    await expect.element(late('Archive project')).not.toBeInTheDocument();
    await view.rerender(parts(null));
    await expect.element(late('Restore project')).not.toBeInTheDocument();
  });

  it('offers the actions of the card with the focus first, under its name', async () => {
    await render(
      <>
        <Example />
        <ul>
          <Card name="Oak" />
          <Card name="Reef" />
        </ul>
      </>,
    );
    const card = page.getByRole('button', { name: 'Reef' });
    card.element().focus();
    onArchive.mockImplementation(() => expect(document.activeElement).toBe(card.element()));
    await openWithKeys();
    expect(options().slice(0, 3)).toEqual(['Archive', 'New projectN', 'Copy CSS variables']);
    await expect.element(page.getByRole('group', { name: 'Reef' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onArchive).toHaveBeenCalledExactlyOnceWith('Reef');
  });

  it('offers no action of a card when the focus is elsewhere', async () => {
    await render(
      <>
        <Example />
        <Card name="Oak" />
      </>,
    );
    page.getByRole('button', { name: 'Oak' }).element().focus();
    await page.getByRole('button', { name: 'Commands' }).click();
    await expect.element(field).toHaveFocus();
    expect(options()).not.toContain('Archive');
  });
});
