import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

const renderMenu = async () => {
  const onSelect = vi.fn<(key: string) => void>();
  const prefetch = vi.fn();
  const items = ['CSS', 'JSON', 'PDF'].map((label) => ({
    key: label,
    label,
    note: `style.${label.toLowerCase()}`,
    onSelect: () => onSelect(label),
  }));
  await render(
    <>
      <Menu label="Export" items={items} prefetch={prefetch} />
      <button type="button" style={{ marginLeft: 400 }}>
        Elsewhere
      </button>
    </>,
  );
  return { onSelect, prefetch };
};
const button = page.getByRole('button', { name: 'Export' });
const menu = page.getByRole('menu', { name: 'Export' });
const item = (name: RegExp) => page.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens on its button with the focus on the first item', async () => {
    const { prefetch } = await renderMenu();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    expect(prefetch).toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item(/^CSS/)).toHaveFocus();
  });

  it('works with the keyboard only', async () => {
    const { onSelect } = await renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(/^CSS/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item(/^PDF/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(item(/^JSON/)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('CSS');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('closes with Escape and restores the focus', async () => {
    const { onSelect } = await renderMenu();
    await button.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes when the click or focus goes elsewhere', async () => {
    await renderMenu();
    await button.click();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await button.click();
    await expect.element(menu).toBeVisible();
    await userEvent.tab();
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('stays inside the page', async () => {
    await page.viewport(360, 640);
    await renderMenu();
    await button.click();
    const box = menu.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
  });
});
