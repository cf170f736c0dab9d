import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const renderMenu = async (isOnDemand = false) => {
  const onSelect = vi.fn<(key: string) => void>();
  const prefetch = vi.fn();
  const items = ['CSS', 'JSON', 'PDF'].map((label) => ({
    label,
    note: `style.${label.toLowerCase()}`,
    onSelect: () => onSelect(label),
  }));
  await render(
    <>
      {isOnDemand ? (
        <MenuOnDemand button={<Button>Export</Button>} items={items} prefetch={prefetch} />
      ) : (
        <Menu button={<Button>Export</Button>} items={items} />
      )}
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

/** The menu has the focus and names its active item. */
async function expectActive(name: RegExp): Promise<void> {
  await expect.element(item(name)).toHaveAttribute('data-focus');
  await expect.element(menu).toHaveAttribute('aria-activedescendant', item(name).element().id);
}

describe('Menu', () => {
  it('opens on its button, which states it', async () => {
    await renderMenu();
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect.element(menu).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item(/^JSON/)).toHaveTextContent('JSONstyle.json');
  });

  it('works with the keyboard only', async () => {
    const { onSelect } = await renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^CSS/);
    await userEvent.keyboard('{End}');
    await expectActive(/^PDF/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(/^JSON/);
    await userEvent.keyboard('{Home}');
    await expectActive(/^CSS/);
    await userEvent.keyboard('p');
    await expectActive(/^PDF/);
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('PDF');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('is loaded by the focus and opens on the first press', async () => {
    // The pointer may rest where the button appears.
    await userEvent.hover(document.documentElement, { position: { x: 790, y: 690 } });
    const { prefetch } = await renderMenu(true);
    expect(prefetch).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(prefetch).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  it('opens with the first arrow key before it is loaded', async () => {
    await renderMenu(true);
    const element = button.element() as HTMLElement;
    // The key comes before the code that the focus requests.
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    await expectActive(/^PDF/);
  });

  it('opens with the first click before it is loaded', async () => {
    await renderMenu(true);
    (button.element() as HTMLElement).click();
    await expect.element(menu).toBeVisible();
    await expectActive(/^CSS/);
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
