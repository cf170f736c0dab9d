import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { activeItem, type BrowserApp, type OpenedPage } from './browser-app.ts';
import { readDownload } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const BRIEF = 'Opticians for people who work through long winters; clear, quiet and exact.';

let app: BrowserApp;
let opened: OpenedPage;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
afterEach(async () => {
  // No test may cause problems or requests to other hosts.
  expect(opened.problems).toEqual([]);
  expect([...opened.hosts]).toEqual(['localhost']);
});

describe('demo page', () => {
  it('shows the sample guide with all its sections', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    // The prerendered page has no guide yet.
    await page.getByRole('heading', { level: 3, name: 'Color Palette' }).waitFor();
    for (const section of [
      'Color Palette',
      'Contrast',
      'Typography',
      'UI Elements',
      'On Real Things',
      'Export',
    ]) {
      await expect
        .poll(() => page.getByRole('heading', { level: 3, name: section, exact: true }).count(), {
          message: section,
        })
        .toBe(1);
    }
    await expect.poll(() => page.locator('[data-role]').count()).toBe(7);
    await expect.poll(() => page.locator('.matrix tbody tr').count()).toBe(7);
    await expect.poll(() => page.locator('.matrix thead th').count()).toBe(10);
    await expect.poll(() => page.locator('[data-level]').count()).toBe(9);
    await expect.poll(() => page.evaluate(() => document.body.dataset['styleTileId'])).toBe('0');
  });

  it('shows the specimens in the self-hosted fonts', async () => {
    opened = await app.open('/preview');
    const loaded = await opened.page.locator('[data-level="h1"]').evaluate(async (level) => {
      await document.fonts.ready;
      const family = getComputedStyle(level).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
      return [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
      );
    });
    expect(loaded).toBe(true);
  });

  it('generates a guide from a brief and keeps it in the URL after a reload', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    const sample = await guideName(page);
    await page.getByLabel('Describe your brand').fill(BRIEF);
    await page.getByRole('button', { name: 'Generate style guide' }).click();
    await page.getByText('Version 1 of this brief').waitFor();
    const generated = await guideName(page);
    expect(generated).not.toBe(sample);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    // The fragment stays in the browser; a query would reach the log of the server.
    expect(fragmentOf(page).get('brief')).toBe(BRIEF);
    expect(new URL(page.url()).search).toBe('');
    const primary = await primaryHex(page);
    await page.reload();
    await page.getByText('Version 1 of this brief').waitFor();
    await expect.poll(() => guideName(page)).toBe(generated);
    await expect.poll(() => primaryHex(page)).toBe(primary);
    await expect.poll(() => page.getByLabel('Describe your brand').inputValue()).toBe(BRIEF);
  });

  it('generates another version of the same brief and goes back', async () => {
    opened = await app.open(`/preview#brief=${encodeURIComponent(BRIEF)}`);
    const { page } = opened;
    await page.getByRole('button', { name: 'Another version' }).click();
    await page.getByText('Version 2 of this brief').waitFor();
    expect(fragmentOf(page).get('version')).toBe('2');
    await page.getByRole('button', { name: 'Previous version' }).click();
    await page.getByText('Version 1 of this brief').waitFor();
    await page.getByRole('button', { name: 'Back to sample' }).click();
    await page.getByText('Sample guide').waitFor();
    await page.waitForURL((url) => url.hash === '');
  });

  it('opens the examples of the side panel, and ends with a link for visitors', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    const panel = page.getByRole('navigation', { name: 'Example guides' });
    const sample = await guideName(page);
    await panel.getByRole('link', { name: /Winter opticians/ }).click();
    await page.getByText('Version 1 of this brief').waitFor();
    await expect.poll(() => guideName(page)).toBe('Opticians in Tromsø');
    await expect.poll(() => panel.locator('[aria-current]').textContent()).toContain('Winter opticians');
    await panel.getByRole('link', { name: new RegExp(sample) }).click();
    await page.getByText('Sample guide', { exact: true }).waitFor();
    await page.locator('main').getByRole('link', { name: 'GET STARTED FREE' }).click();
    await page.getByRole('heading', { name: 'Register Free' }).waitFor();
  });

  it('rejects a brief of fewer than ten characters and keeps the input', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    const field = page.getByLabel('Describe your brand');
    await field.fill('Bakery');
    await field.press('Control+Enter');
    await page.getByText('Please provide at least 10 characters for the brand purpose').waitFor();
    await expect.poll(() => field.inputValue()).toBe('Bakery');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await field.fill(BRIEF);
    await field.press('Control+Enter');
    await page.getByText('Version 1 of this brief').waitFor();
  });
});

describe('export', () => {
  it.each([
    {
      item: 'CSS variables',
      file: 'style-variables.css',
      title: 'CSS Downloaded',
      text: 'CSS variables have been downloaded.',
    },
    {
      item: 'Guide data',
      file: 'style-variables.json',
      title: 'JSON Downloaded',
      text: 'JSON data has been downloaded.',
    },
    {
      item: 'Design tokens',
      file: 'style.tokens.json',
      title: 'Tokens Downloaded',
      text: 'Design tokens have been downloaded.',
    },
  ])(
    'downloads $file from the menu and announces it for two seconds',
    async ({ item, file, title, text }) => {
      opened = await app.open('/preview');
      const { page } = opened;
      await page.getByRole('button', { name: 'Export' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(file);
      const content = await readDownload(download);
      expect(content.toUpperCase()).toContain((await primaryHex(page)).toUpperCase());
      await page.getByText(title, { exact: true }).waitFor();
      await page.getByText(text, { exact: true }).waitFor();
      await page.getByText(title, { exact: true }).waitFor({ state: 'detached' });
    },
  );

  it('shows the same code as the download, with the current settings', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    await page.getByLabel('Corner radius').fill('100');
    const code = page.getByRole('region', { name: 'style-variables.css' });
    await page.getByRole('tab', { name: 'CSS' }).scrollIntoViewIfNeeded();
    await expect.poll(() => code.textContent()).toContain('2rem');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const content = await readDownload(await downloading);
    await expect.poll(() => code.textContent()).toBe(content);
  });

  it('opens the other tabs with the keyboard, including the details with their findings', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    await page.getByRole('tab', { name: 'CSS' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'style-variables.json' }).waitFor();
    await page.keyboard.press('End');
    await page.getByText(/^(?:No issues|\d+ issues?)$/).waitFor();
    await expect
      .poll(() => page.getByRole('tab', { name: 'Details' }).getAttribute('aria-selected'))
      .toBe('true');
  });

  it('copies a color code, shows the check mark for two seconds and announces it', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    const button = page.locator('[data-role="primary"] button', { hasText: 'HEX' });
    await button.focus();
    await page.keyboard.press('Enter');
    await button.locator('[data-icon="check"]').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await primaryHex(page));
    await page.getByText(/HEX .* copied/).waitFor({ state: 'attached' });
    await button.locator('[data-icon="copy"]').waitFor();
  });

  it('shows that the PDF is not available yet', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    await page.getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('ArrowDown');
    await activeItem(page, 'CSS variables').waitFor();
    await page.keyboard.press('End');
    await activeItem(page, 'Brand book').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('PDF Export', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('PDF Export', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('settings', () => {
  it('change the button radius, persist it and announce it', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    await page.evaluate(() => {
      window.addEventListener('stylekit:style-update', (event) => {
        document.body.dataset['lastUpdate'] = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await expect.poll(() => radiusOfButtons(page)).toBe('8px');
    const slider = page.getByLabel('Corner radius');
    await slider.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => radiusOfButtons(page)).toBe('9.6px');
    const update = await page.evaluate(() => document.body.dataset['lastUpdate']);
    expect(JSON.parse(update ?? '{}')).toMatchObject({
      tileId: '0',
      settings: { buttons: { borderRadius: 30 } },
    });
    const stored = await page.evaluate(() => localStorage.getItem('stylekit-settings-0'));
    expect(JSON.parse(stored ?? '{}').buttons.borderRadius).toBe(30);
    await page.reload();
    await expect.poll(() => radiusOfButtons(page)).toBe('9.6px');
    await page.getByRole('button', { name: 'Reset buttons' }).click();
    await expect.poll(() => radiusOfButtons(page)).toBe('8px');
  });

  it('scale all type levels and set a single one', async () => {
    // Wider than the first breakpoint, below which headings are smaller.
    opened = await app.open('/preview', { viewport: { width: 1440, height: 900 } });
    const { page } = opened;
    await page.getByLabel('Type scale').fill('1.5');
    await expect.poll(() => page.locator('[data-size-of="h1"]').textContent()).toBe('3.75rem · 60px');
    await page.getByLabel('h1 base size in rem').fill('3');
    await expect.poll(() => page.locator('[data-size-of="h1"]').textContent()).toBe('4.5rem · 72px');
    await expect
      .poll(() => page.locator('[data-level="h1"]').evaluate((level) => getComputedStyle(level).fontSize))
      .toBe('72px');
    await page.getByRole('button', { name: 'Reset type sizes' }).click();
    await expect.poll(() => page.locator('[data-size-of="h1"]').textContent()).toBe('2.5rem · 40px');
  });

  it('accept a custom hover color and reject invalid input', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    await page.getByText('Hover colors').click();
    const field = page.getByLabel('Primary hover background', { exact: true });
    await field.fill('url(javascript:alert(1))');
    await page.getByText('Not a CSS color.').waitFor();
    await field.fill('#123456');
    await page.getByText('Not a CSS color.').waitFor({ state: 'detached' });
    const hovered = page.locator('.btn-primary[data-state="hover"]');
    await expect
      .poll(() => hovered.evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe('rgb(18, 52, 86)');
  });

  it('simulate color blindness in the palette while the codes stay the same', async () => {
    opened = await app.open('/preview');
    const { page } = opened;
    const background = () =>
      page.locator('[data-role="primary"]').evaluate((field) => getComputedStyle(field).backgroundColor);
    const [before, hex] = [await background(), await primaryHex(page)];
    await page.getByText('Protanopia', { exact: true }).click();
    await expect.poll(() => background()).not.toBe(before);
    await expect.poll(() => primaryHex(page)).toBe(hex);
    await page.getByText('Normal', { exact: true }).click();
    await expect.poll(() => background()).toBe(before);
  });
});

function fragmentOf(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** The name of the guide shown. Waits for it: the prerendered page has other headings and no guide. */
async function guideName(page: Page): Promise<string> {
  return (await page.locator('.guide-header h2').first().textContent()) ?? '';
}

async function primaryHex(page: Page): Promise<string> {
  const text = await page.locator('[data-role="primary"] button', { hasText: 'HEX' }).textContent();
  return /#[0-9a-f]{6}/i.exec(text ?? '')?.[0] ?? 'no code found';
}

async function radiusOfButtons(page: Page): Promise<string> {
  return page
    .locator('.btn-primary')
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopLeftRadius);
}
