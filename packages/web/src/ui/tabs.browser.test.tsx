import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const TABS = [
  { key: 'css', label: 'CSS' },
  { key: 'json', label: 'JSON' },
  { key: 'details', label: 'Details' },
] as const;

function Example() {
  const [selected, setSelected] = useState<'css' | 'json' | 'details'>('css');
  return (
    <Tabs
      label="Data"
      tabs={TABS}
      selected={selected}
      onSelect={setSelected}
      actions={<button type="button">Copy</button>}
    >
      <p>Content of {selected}</p>
      <a href="#in">In it</a>
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });

describe('Tabs', () => {
  it('labels its panel with the selected tab', async () => {
    await render(<Example />);
    await expect.element(page.getByRole('tablist', { name: 'Data' })).toBeVisible();
    await expect
      .element(page.getByRole('tabpanel', { name: 'CSS' }))
      .toHaveTextContent('Content of cssIn it');
    await tab('JSON').click();
    await expect.element(tab('JSON')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('CSS')).toHaveAttribute('aria-selected', 'false');
    await expect
      .element(page.getByRole('tabpanel', { name: 'JSON' }))
      .toHaveTextContent('Content of jsonIn it');
    const panel = page.getByRole('tabpanel').element();
    expect(tab('JSON').element().getAttribute('aria-controls')).toBe(panel.id);
  });

  it('moves and selects with the arrow keys, wrapping around, and with Home and End', async () => {
    await render(<Example />);
    await userEvent.tab();
    await expect.element(tab('CSS')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Details')).toHaveFocus();
    await expect.element(tab('Details')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab('JSON')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Details')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('CSS')).toHaveFocus();
  });

  it('is one tab stop', async () => {
    await render(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'In it' })).toHaveFocus();
  });
});
