import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { expectAccessible, horizontalOverflow } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const THEMES = ['light', 'dark'] as const;

const BRIEFS = [
  'A night club in neon pink and black that opens at two in the morning.',
  'A herbal apothecary: dried lavender, dark glass and handwritten labels.',
].slice(0, sampleSize(1, 2));

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('theme', () => {
  it('follows the system on the first visit and applies before the first paint', async () => {
    for (const colorScheme of THEMES) {
      const { page } = await app.open('/preview', { colorScheme });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
        .toBe(colorScheme);
      const scripts = await page.evaluate(() =>
        [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src')),
      );
      expect(scripts[0]).toBe('/before-paint.js');
    }
  });

  it('keeps the selected theme after a reload, regardless of the system', async () => {
    const { page } = await app.open('/preview', { colorScheme: 'dark' });
    await page.getByRole('button', { name: /^Theme: system/ }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stylekit-theme'))).toBe('light');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgb(250, 249, 245)');
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  });
});

describe('viewport width', () => {
  it('causes no horizontal scrolling with the widest type and buttons', async () => {
    const { page } = await app.open('/preview', { viewport: { width: 320, height: 800 } });
    await page.getByLabel('Type scale').fill('2');
    await page.getByLabel('Padding X').fill('5');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => horizontalOverflow(page), { message: `${width} px` }).toBe(0);
    }
  });
});

describe('accessibility', () => {
  it('finds no violations on the demo page, its overlays and its error states', async () => {
    const { page } = await app.open('/preview');
    await page.getByRole('tab', { name: 'CSS' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'style-variables.css' }).waitFor();
    await page.getByText('Hover colors').click();
    await expectAccessible(page, { state: 'initial' });
    await page.getByRole('button', { name: 'Generate style guide' }).click();
    await page.getByText('Please provide at least 10 characters').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Brand book' }).click();
    await page.getByText('PDF Export', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem').first().waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText(/^(?:No issues|\d+ issues?)$/).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await expectAccessible(page, { state: 'error, menu and details' });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page, { state: 'shortcuts' });
  });

  it.each(BRIEFS)('finds no violations on a generated guide: %s', async (brief) => {
    const { page, problems } = await app.open(`/preview#brief=${encodeURIComponent(brief)}`);
    await page.getByText('Version 1 of this brief').waitFor();
    await page.getByText('Deuteranopia', { exact: true }).click();
    // Samples are excluded, because simulated colors can have less contrast than the real ones.
    await expectAccessible(page, { without: '.sk-surface' });
    expect(problems).toEqual([]);
  });
});

describe('keyboard', () => {
  it('reaches the content first, opens the shortcuts with ? and restores the focus', async () => {
    const { page } = await app.open('/preview');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.getByRole('tab', { name: 'CSS' }).focus();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('CSS');
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('a/b?');
    await expect.poll(() => page.getByLabel('Describe your brand').inputValue()).toBe('a/b?');
  });

  it('ignores single keys when they are turned off', async () => {
    const { page } = await app.open('/preview');
    await page.keyboard.press('?');
    await page.getByLabel('Enable single-key shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect
      .poll(() => page.getByRole('heading', { name: 'Keyboard shortcuts' }).isVisible())
      .toBe(false);
  });
});

describe('unknown URL', () => {
  const tagline = 'StyleKit helps you go from concept to production-ready brand assets in minutes.';

  it('shows a message and a link home to visitors', async () => {
    const { page, problems } = await app.open('/no/such/page');
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText("Oops! The page you're looking for doesn't exist.", { exact: true }).waitFor();
    await page.getByText(tagline, { exact: true }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('link', { name: 'Back to Dashboard' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: /^Style Guides/ }).waitFor();
    expect(problems).toEqual([]);
  });

  it('shows a message and a link to the dashboard to signed-in users', async () => {
    const { page } = await openDashboard(app, await register(app, 'unknown-url'));
    await page.goto(`${app.origin}/no/such/page`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText(tagline, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Back to Home' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  });
});
