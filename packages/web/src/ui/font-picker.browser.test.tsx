import { FONTS } from '@stylekit/engine';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import { FontPicker } from './font-picker.tsx';

type Props = Parameters<typeof FontPicker>[0];

function Example({ first = '', ...rest }: Partial<Props> & { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button type="button">Before</button>
      <FontPicker
        label="Header font"
        fonts={FONTS}
        loadError={undefined}
        onRetry={() => undefined}
        {...rest}
        value={value}
        onChange={setValue}
      />
      <output aria-label="Value">{value}</output>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Header font' });
const list = page.getByRole('listbox');
const value = page.getByLabelText('Value', { exact: true });
const isRegistered = (family: string) => [...document.fonts].some((face) => face.family.includes(family));

describe('FontPicker', () => {
  it('opens on click and lists all families, grouped and in their own font', async () => {
    await render(<Example first="Lora" />);
    await field.click();
    await expect.element(list).toBeVisible();
    expect(list.getByRole('option').elements()).toHaveLength(30);
    await expect.element(list.getByRole('group', { name: 'Handwriting' })).toBeInTheDocument();
    const name = list.getByText('Pacifico', { exact: true }).element();
    expect(getComputedStyle(name).fontFamily).toBe('Pacifico, cursive');
    expect(getComputedStyle(field.element()).fontFamily).toBe('Lora, serif');
    await expect
      .element(list.getByRole('option', { name: /^Lora/ }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('loads the files of a family only when it scrolls into view', async () => {
    await render(<Example />);
    await field.click();
    await expect.poll(() => isRegistered('Roboto')).toBe(true);
    expect(isRegistered('Space Mono')).toBe(false);
    list.element().scrollTo(0, 100_000);
    await expect.poll(() => isRegistered('Space Mono')).toBe(true);
  });

  it('is searched and operated with the keyboard only', async () => {
    await render(<Example first="Lora" />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('typewriter');
    expect(list.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('IBM Plex Mono');
    await expect.element(field).toHaveValue('IBM Plex Mono');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(value).toHaveTextContent('Source Code Pro');
  });

  it('selects the first match with Enter', async () => {
    await render(<Example />);
    await field.fill('play');
    await userEvent.keyboard('{Enter}');
    await expect.element(value).toHaveTextContent('Playfair Display');
  });

  it('announces the number of results, also when there are none', async () => {
    await render(<Example />);
    await field.fill('mono');
    await expect.element(page.getByText('5 fonts')).toBeInTheDocument();
    await field.fill('zzz');
    await expect
      .element(list.getByRole('option', { name: 'No fonts found' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(value).toBeEmptyDOMElement();
  });

  it('keeps the value when Escape ends a search', async () => {
    await render(<Example first="Lora" />);
    await field.fill('mono');
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Lora');
    await expect.element(value).toHaveTextContent('Lora');
  });

  it('keeps the value while the text is cleared for a search and clears it when left empty', async () => {
    await render(<Example first="Lora" />);
    await field.fill('');
    await expect.element(value).toHaveTextContent('Lora');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('Lora');
    await field.fill('');
    await page.getByRole('button', { name: 'Before' }).click();
    await expect.element(value).toBeEmptyDOMElement();
    await expect.element(field).toHaveValue('');
  });

  it('is cleared with a button when optional', async () => {
    await render(<Example first="Lora" isOptional />);
    await page.getByRole('button', { name: 'Clear header font' }).click();
    await expect.element(value).toBeEmptyDOMElement();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    expect(page.getByRole('button', { name: 'Clear header font' }).elements()).toEqual([]);
  });

  it('shows that fonts are loading', async () => {
    await render(<Example fonts={undefined} />);
    await field.click();
    await expect.element(list.getByRole('option', { name: 'Loading fonts...' })).toBeVisible();
  });

  it('shows an error when fonts fail to load and retries', async () => {
    const onRetry = vi.fn();
    await render(<Example fonts={undefined} loadError={new Error('Network Error')} onRetry={onRetry} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error loading fonts Try again');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await field.click();
    await expect.element(list.getByRole('option', { name: 'Error loading fonts' })).toBeVisible();
  });

  it('keeps its fonts when reloading fails', async () => {
    await render(<Example loadError={new Error('Network Error')} />);
    await field.click();
    expect(list.getByRole('option').elements()).toHaveLength(30);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('shows its error', async () => {
    await render(<Example error="Header font is required" note="For titles" />);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Header font is required');
  });

  it('works in a modal dialog, where Escape closes the list first', async () => {
    await render(
      <Dialog title="Fonts" isOpen onClose={() => undefined}>
        <Example />
      </Dialog>,
    );
    await field.click();
    await list.getByRole('option', { name: /^Open Sans/ }).click();
    await expect.element(value).toHaveTextContent('Open Sans');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Fonts' })).toBeVisible();
  });

  it('fits a narrow screen', async () => {
    await page.viewport(360, 640);
    await render(<Example first="Libre Baskerville" isOptional />);
    await field.click();
    const box = list.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(box.bottom).toBeLessThanOrEqual(640);
    expect(list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight);
    expect(list.element().scrollWidth).toBe(list.element().clientWidth);
  });
});
