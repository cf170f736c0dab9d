import { SAMPLE_GUIDE } from '@stylekit/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleGuide } from '../style-guide.tsx';

const WIDE = [1280, 800] as const;
const PHONE = [360, 780] as const;
const current = () => document.querySelector('.guide-links [aria-current]')?.textContent;
const focused = () => document.activeElement?.textContent;
const exportButton = page.getByRole('button', { name: 'Export', exact: true });

describe('the bar of a style guide', () => {
  beforeEach(() => window.scrollTo(0, 0));

  it('lists the sections, marks the current one and moves the focus to its heading', async () => {
    await page.viewport(...WIDE);
    await render(<StyleGuide guide={SAMPLE_GUIDE} />);
    const links = page.getByRole('navigation', { name: 'Sections of the style guide' });
    await expect.poll(current).toBe('Color Palette');
    await links.getByRole('link', { name: 'Typography' }).click();
    await expect.poll(current).toBe('Typography');
    expect(focused()).toBe('Typography');
    expect(window.location.hash).toBe('');
    const heading = page.getByRole('heading', { name: 'Typography' }).element().getBoundingClientRect();
    const bar = exportButton.element().getBoundingClientRect();
    expect(heading.top).toBeGreaterThan(bar.bottom);
    window.scrollTo(0, 0);
    await expect.poll(current).toBe('Color Palette');
  });

  it('has the sections in a menu on narrow screens', async () => {
    await page.viewport(...PHONE);
    await render(<StyleGuide guide={SAMPLE_GUIDE} />);
    const menu = page.getByRole('button', { name: 'Section: Color Palette' });
    await expect.element(menu).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'UI Elements' }).click();
    await expect.poll(focused).toBe('UI Elements');
    await expect.element(page.getByRole('button', { name: 'Section: UI Elements' })).toBeVisible();
    await expect.element(exportButton).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('opens the export with the key E, on the first press and again', async () => {
    await page.viewport(...WIDE);
    await render(<StyleGuide guide={SAMPLE_GUIDE} />);
    for (let press = 0; press < 2; press += 1) {
      await userEvent.keyboard('e');
      await expect.element(page.getByRole('menu', { name: 'Export' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(exportButton).toHaveFocus();
    }
  });

  it('is not in previews', async () => {
    await render(<StyleGuide guide={SAMPLE_GUIDE} hasControls={false} />);
    await expect.element(page.getByRole('heading', { name: 'Typography' })).toBeVisible();
    await expect.element(exportButton).not.toBeInTheDocument();
  });
});
