import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomSettings } from '../../engine/test/random-guide.ts';
import { sampleSize } from '../../engine/test/sample-size.ts';
import type { BrowserApp } from './browser-app.ts';
import { callApi, LIVE_MS, readDownload, signIn, waitForToast } from './dashboard-page.ts';
import { buildOakGuide, GuidePage } from './guide-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

/** Random settings that are exported in the browser and by the command. */
const GUIDES = sampleSize(1, 20);
const COMMAND = path.resolve(import.meta.dirname, '../../cli/bin/stylekit.js');

let app: BrowserApp;
let guidePage: GuidePage;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  guidePage = await GuidePage.create(app, 'settings', buildOakGuide());
});

const open = () => guidePage.open();
const loadTile = (page: Page) => guidePage.load(page);
const radiusOf = async (page: Page) => (await loadTile(page)).settings?.buttons.borderRadius;
const setRadius = (page: Page, value: number) => page.getByLabel('Corner radius').fill(String(value));
const shownRadius = (page: Page) => page.getByLabel('Corner radius').inputValue();
const waitForState = (page: Page, state: string) =>
  page.locator(`[data-save-state="${state}"]`).first().waitFor();

/** What the command writes to its standard output for a guide. */
function exportWithCommand(input: string, ...options: readonly string[]): string {
  return spawnSync(process.execPath, [COMMAND, 'export', '-', ...options], { input }).stdout.toString();
}

describe('the settings of a guide', () => {
  it('are saved, and the download and the command write the same bytes', async () => {
    const { page, problems } = await open();
    await setRadius(page, 90);
    await page.getByLabel('h2 base size in rem').fill('3');
    await page.getByLabel('h1 base size in rem').fill('4');
    await waitForState(page, 'saved');
    await expect.poll(() => radiusOf(page)).toBe(90);
    const files = new Map<string, string>();
    for (const [format, item] of [
      ['css', 'CSS variables'],
      ['json', 'Guide data'],
      ['dtcg', 'Design tokens'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      files.set(format, await readDownload(await downloading));
    }
    const { generatedData, settings } = await loadTile(page);
    const stored = JSON.stringify({ ...generatedData, settings });
    for (const [format, text] of files) {
      expect(exportWithCommand(files.get('json') ?? '', '--format', format)).toBe(text);
    }
    // The stored guide is the same input; short runs show it with one format.
    for (const [format, text] of [...files].slice(0, sampleSize(1, files.size))) {
      expect(exportWithCommand(stored, '--format', format)).toBe(text);
    }
    await page.getByLabel('Include ramps').check();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const withRamps = exportWithCommand(files.get('json') ?? '', '--ramps');
    expect(await readDownload(await downloading)).toBe(withRamps);
    expect(problems).toEqual([]);
  });

  it('are the same bytes in the download and from the command, for random ones', async () => {
    const { page, problems } = await open();
    for (let count = 0; count < GUIDES; count += 1) {
      const settings = randomSettings(`page ${count}`);
      await callApi(page, 'PUT', `/api/style-tiles/${guidePage.tileId}/settings`, settings);
      // The event stream brings the change into the page.
      const radius = String(settings.buttons.borderRadius);
      await expect.poll(() => shownRadius(page), { timeout: LIVE_MS }).toBe(radius);
      const input = JSON.stringify({ ...(await loadTile(page)).generatedData, settings });
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSS variables' }).click();
      expect(await readDownload(await downloading)).toBe(exportWithCommand(input, '--format', 'css'));
    }
    expect(problems).toEqual([]);
  });

  it('are loaded in another browser and survive a logout', async () => {
    const { page } = await open();
    await setRadius(page, 70);
    // Before the change is saved, a logout waits for three seconds at most: settings-saver.browser.test.tsx shows it.
    await waitForState(page, 'saved');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await waitForToast(page, 'Logged out');
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('settings')),
    );
    expect(stored).toEqual([]);
    await signIn(page, app, guidePage.email);
    await expect.poll(() => radiusOf(page)).toBe(70);
    await page.goto(`/style-tile/${guidePage.tileId}`);
    await expect.poll(() => shownRadius(page)).toBe('70');
  });

  it('show in another window, and the later change wins as a whole', async () => {
    const { page } = await open();
    const other = await page.context().newPage();
    await other.goto(`/style-tile/${guidePage.tileId}`);
    await other.getByLabel('Corner radius').waitFor();
    await setRadius(page, 10);
    await expect.poll(() => shownRadius(other), { timeout: LIVE_MS }).toBe('10');
    await setRadius(other, 60);
    await other.getByLabel('Type scale').fill('1.5');
    await expect.poll(() => shownRadius(page), { timeout: LIVE_MS }).toBe('60');
    await waitForState(other, 'saved');
    await expect
      .poll(async () => (await loadTile(page)).settings)
      .toMatchObject({ buttons: { borderRadius: 60 }, typography: { multiplier: 1.5 } });
  });

  it('show on another device', async () => {
    const { page } = await open();
    const device = await app.open(`/style-tile/${guidePage.tileId}`, { isDisposable: true }, (opened) =>
      signIn(opened, app, guidePage.email),
    );
    await device.page.getByLabel('Corner radius').waitFor();
    await setRadius(page, 15);
    await expect.poll(() => shownRadius(device.page), { timeout: LIVE_MS }).toBe('15');
    await setRadius(device.page, 85);
    await expect.poll(() => shownRadius(page), { timeout: LIVE_MS }).toBe('85');
  });

  it('that change offline are sent when the connection returns', async () => {
    const opened = await open();
    const { page } = opened;
    opened.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
    await page.getByLabel('Corner radius').waitFor();
    await page.context().setOffline(true);
    await setRadius(page, 33);
    await waitForState(page, 'offline');
    await setRadius(page, 44);
    await page.context().setOffline(false);
    await waitForState(page, 'saved');
    await expect.poll(() => radiusOf(page)).toBe(44);
  });

  it('that another device changed later stay, when an older offline change arrives', async () => {
    const opened = await open();
    const { page } = opened;
    opened.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
    await page.getByLabel('Corner radius').waitFor();
    await page.context().setOffline(true);
    await setRadius(page, 33);
    await waitForState(page, 'offline');
    const { settings } = await loadTile(page);
    expect(settings).toBeNull();
    const device = await app.open(`/style-tile/${guidePage.tileId}`, { isDisposable: true }, (tab) =>
      signIn(tab, app, guidePage.email),
    );
    await setRadius(device.page, 77);
    await waitForState(device.page, 'saved');
    await page.context().setOffline(false);
    await expect.poll(() => shownRadius(page), { timeout: LIVE_MS }).toBe('77');
    await expect.poll(() => radiusOf(page)).toBe(77);
  });

  it('of an earlier visit that were not sent are sent at the next one', async () => {
    const opened = await open();
    const { page } = opened;
    opened.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
    await page.route('**/settings', (route) => route.abort());
    await setRadius(page, 55);
    await waitForState(page, 'offline');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/dashboard');
    await expect.poll(() => radiusOf(page)).toBe(55);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved-settings'))),
      )
      .toEqual([]);
  });
});
