import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { horizontalOverflow } from './accessible.ts';
import { activeItem, type BrowserApp } from './browser-app.ts';
import {
  chooseAction,
  createProject,
  openDashboard,
  readDownload,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

/** Short runs end a style guide of one mode only: the pages after its download are the same for all modes. */
const IS_LONG = sampleSize(0, 1) === 1;
const PURPOSE = 'A bakery in Lisbon that mills its own flour and opens at six';

let app: BrowserApp;
let email: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'lifecycle');
});
afterAll(() => app.close());

describe('style guide lifecycle', () => {
  it.each([
    { mode: 'ai', label: 'AI Mode', stem: 'moinho-ai', isComplete: true },
    { mode: 'copilot', label: 'Co-Pilot Mode', stem: 'moinho-copilot', isComplete: IS_LONG },
    { mode: 'custom', label: 'Custom Mode', stem: 'moinho-custom', isComplete: IS_LONG },
  ])('completes in $label, from project to download', async ({ mode, label, stem, isComplete }) => {
    const { page, problems, hosts } = await openDashboard(app, email);
    await page.getByRole('button', { name: 'New Project' }).click();
    await page.getByLabel('Project Name').fill(`Moinho ${mode}`);
    await page.getByLabel('Description').fill('A bakery with a mill of its own');
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.getByRole('link', { name: new RegExp(`Open Project.*Moinho ${mode}`) }).click();
    await page.getByRole('link', { name: 'New Style Guide' }).click();
    await page.getByRole('tab', { name: label }).click();
    if (mode !== 'custom') await page.getByLabel('Brand purpose').fill(PURPOSE);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await page.getByRole('link', { name: /^Open/ }).click();
    await page.getByRole('button', { name: 'Rename style guide' }).waitFor();

    await page.getByLabel('Corner radius').fill('100');
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSS variables' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${stem}-variables.css`);
    expect(await readDownload(download)).toContain('2rem');
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual(['localhost']);
    if (!isComplete) return;
    await page.reload();
    await expect.poll(() => page.getByLabel('Corner radius').inputValue()).toBe('100');

    await page.getByRole('link', { name: `Back to Moinho ${mode}` }).click();
    const name = await page.locator('.tile-name').textContent();
    await chooseAction(page, name ?? '', 'Archive');
    await waitForToast(page, 'Style Guide archived');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await chooseAction(page, name ?? '', 'Restore');
    await waitForToast(page, 'Style Guide restored');
    await page.getByRole('tab', { name: 'Active Tiles' }).click();
    await chooseAction(page, name ?? '', 'Archive');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await chooseAction(page, name ?? '', 'Delete');
    await page.getByRole('button', { name: 'Delete style guide' }).click();
    await waitForToast(page, 'Style Guide permanently deleted');
    await page.getByText('No archived tiles').waitFor();
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual(['localhost']);
  });

  it('works with the keyboard only', async () => {
    const email = await register(app, 'keys');
    const { page, problems } = await openDashboard(app, email);
    await press(page, page.getByRole('button', { name: 'New Project' }), 'Enter');
    await page.keyboard.type('Keys');
    await press(page, page.getByLabel('Description'), 'End');
    await page.keyboard.type('Locks, keys and hinges');
    await press(page, page.getByRole('button', { name: 'Create Project' }), 'Enter');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await press(page, page.getByRole('link', { name: /Open Project/ }), 'Enter');
    await press(page, page.getByRole('link', { name: 'New Style Guide' }), 'Enter');
    await press(page, page.getByLabel('Brand purpose'), 'End');
    await page.keyboard.type('A locksmith who mends what others replace');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    const radius = page.getByLabel('Corner radius');
    await radius.waitFor();
    // The guide has a shape of its own, from square to pill.
    const before = Number(await radius.inputValue());
    const [key, step] = before === 0 ? (['ArrowRight', 1] as const) : (['ArrowLeft', -1] as const);
    await press(page, radius, key);
    expect(Number(await radius.inputValue())).toBe(before + step);
    await press(page, page.getByRole('button', { name: 'Export' }), 'Enter', 'Shift+Tab');
    await activeItem(page, 'CSS variables').waitFor();
    await page.keyboard.press('ArrowDown');
    await activeItem(page, 'Guide data').waitFor();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe('keys-data.json');
    expect(problems).toEqual([]);
  });
});

describe('system settings', () => {
  it('keep the palette colors in forced colors mode', async () => {
    const { page } = await app.open('/preview', { forcedColors: 'active' });
    const primary = page.locator('[data-role="primary"]').first();
    const hex = await primary.locator('button', { hasText: 'HEX' }).textContent();
    const [, r, g, b] = /#(..)(..)(..)/.exec(hex ?? '') ?? [];
    const rgb = [r, g, b].map((part) => Number.parseInt(part ?? '', 16)).join(', ');
    await expect
      .poll(() => primary.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe(`rgb(${rgb})`);
    // In forced-colors mode, buttons are visible by their border.
    const borderWidth = await page
      .getByRole('button', { name: 'Generate style guide' })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
    expect(borderWidth).toBeGreaterThanOrEqual(1);
  });

  it('disable animations with reduced motion', async () => {
    const { page } = await app.open('/preview', { reducedMotion: 'reduce' });
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .map((duration) => Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1_000)),
        ),
      ),
    );
    // The samples use the transition of the guide, which is not limited.
    expect(longest).toBeLessThanOrEqual(200);
    const chrome = await page
      .locator('.segment-label')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(chrome).toBe('0.001s');
  });

  it('keep every page usable at 200% zoom', async () => {
    const { page } = await openDashboard(app, email, {
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
    });
    const projectId = await createProject(page, 'Zoom '.repeat(12), 'Glasses and other lenses');
    const addresses = [
      `/project/${projectId}`,
      `/generator/${projectId}?mode=custom`,
      '/account?tab=credits',
      '/dashboard',
      `/generator/${projectId}`,
      `/generator/${projectId}?mode=copilot`,
      '/account',
      '/account?tab=subscription',
    ];
    // In short runs, every-page.test.ts opens most pages at this width already.
    for (const address of addresses.slice(0, sampleSize(3, addresses.length))) {
      await page.goto(app.origin + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => horizontalOverflow(page), { message: address }).toBe(0);
    }
  });
});

/** Moves the focus to an element with the keyboard and presses a key. */
async function press(page: Page, target: Locator, key: string, moveKey = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < 120; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return page.keyboard.press(key);
    await page.keyboard.press(moveKey);
  }
  throw new Error(`${String(target)} cannot be reached with ${moveKey}.`);
}
