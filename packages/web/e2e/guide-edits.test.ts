import { type Guide, guideColors } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { GuideVersionView, StyleTileView } from '@stylekit/server/contract';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { callApi, chooseAction, LIVE_MS, signIn, waitForToast } from './dashboard-page.ts';
import { buildOakGuide, GuidePage } from './guide-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

/* A custom guide with two colors that are too similar, so that there is something to fix. */
const GUIDE = buildOakGuide({
  description: 'A neighborhood bakery that mills its own flour',
  accent: [...CUSTOM_DEFAULTS.accent.slice(0, 3), { hex: '#3B82F7', name: 'Accent Purple' }],
});

let app: BrowserApp;
let guidePage: GuidePage;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  guidePage = await GuidePage.create(app, 'edits', GUIDE);
});

const open = () => guidePage.open();
const loadTile = (page: Page) => guidePage.load(page);
const storedGuide = async (page: Page) => (await loadTile(page)).generatedData as Guide;
const startEditing = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('region', { name: 'Edit style guide' }).waitFor();
};
const waitForSaved = (page: Page) => page.locator('[data-edit-state="saved"]').waitFor();
const hexField = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const setHex = async (page: Page, label: string, hex: string) => {
  await hexField(page, label).fill(hex);
  await hexField(page, label).blur();
};
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const swatch = (page: Page, role: string) => page.locator(`[data-role="${role}"]`).first();

describe('a style guide', () => {
  it('is edited where it stands, saved by itself, undone and repeated', async () => {
    const { page, problems } = await open();
    await startEditing(page);
    await setHex(page, 'Primary', '#1F5A3D');
    await swatch(page, 'primary').getByText('#1F5A3D').waitFor();
    await page.getByLabel('Primary name').fill('Forest floor');
    await page.getByLabel('Primary name').press('Enter');
    await page.getByRole('combobox', { name: 'Header font' }).fill('Lora');
    await page.getByRole('option', { name: /^Lora/ }).click();
    await page.getByLabel('Example title').fill('Bread from our own mill');
    await page.getByLabel('Example title').blur();
    await waitForSaved(page);
    await expect
      .poll(() => storedGuide(page))
      .toMatchObject({
        colors: { primary: { hex: '#1F5A3D', name: 'Forest floor', rgb: 'rgb(31, 90, 61)' } },
        fonts: { header: { name: 'Lora' } },
        exampleTitle: 'Bread from our own mill',
      });
    await page.locator('body').click({ position: { x: 2, y: 400 } });
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
    await waitForSaved(page);
    await expect.poll(async () => JSON.stringify(await storedGuide(page))).toBe(JSON.stringify(GUIDE));
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await storedGuide(page)).colors.primary.name).toBe('Forest floor');
    // A slider is one step, however many values it passes.
    for (const value of ['30', '60', '90']) await page.getByLabel('Corner radius').fill(value);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByLabel('Corner radius').inputValue()).toBe('25');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.mouse.wheel(0, 1500);
    // On a phone the bar is one row, and the sections follow below it.
    await expect.poll(() => topOf(page.getByRole('button', { name: /^Section: / }))).toBeLessThan(70);
    expect(await topOf(page.getByRole('button', { name: /^Section: / }))).toBeGreaterThan(
      (await page.getByRole('region', { name: 'Edit style guide' }).boundingBox())?.height ?? 0,
    );
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.reload();
    await swatch(page, 'primary').getByText('Forest floor').waitFor();
    expect(problems).toEqual([]);
  });

  it('is rerolled around its locks, takes alternatives and fixes, and returns to any version', async () => {
    const { page, problems } = await open();
    await startEditing(page);
    await page
      .getByRole('button', { name: 'Apply all' })
      .or(page.getByRole('button', { name: /^Apply: / }))
      .first()
      .click();
    await page.getByText('No issues').waitFor();
    await page.getByRole('button', { name: 'Lock Primary' }).click();
    await page.getByRole('button', { name: 'Lock Header font' }).click();
    await waitForSaved(page);
    const before = await storedGuide(page);
    await page.locator('body').click({ position: { x: 2, y: 400 } });
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await storedGuide(page)).colors.secondary[0].hex)
      .not.toBe(before.colors.secondary[0].hex);
    const rolled = await storedGuide(page);
    expect([rolled.colors.primary, rolled.fonts.header]).toEqual([
      before.colors.primary,
      before.fonts.header,
    ]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => guideColors(await storedGuide(page))).toEqual(guideColors(before));
    await page.getByRole('group', { name: 'Alternatives for Accent 1' }).getByText('Lighter').click();
    await expect
      .poll(async () => (await storedGuide(page)).colors.accent[0].hex)
      .not.toBe(before.colors.accent[0].hex);
    await page.getByLabel('Include ramps').check();
    await page.getByRole('region', { name: 'Ramps' }).waitFor();
    await expectAccessible(page, { state: 'editing a style guide, with ramps', without: '[data-role]' });
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByText('The guide as it was generated').waitFor();
    await expectAccessible(page, { state: 'versions of a style guide' });
    await dialog.getByRole('button', { name: 'Compare' }).last().click();
    await dialog.getByRole('heading', { name: 'Variables' }).waitFor();
    await expectAccessible(page, {
      state: 'two versions side by side',
      without: '.swatch, .sk-surface',
    });
    await dialog.getByRole('button', { name: 'All versions' }).click();
    await dialog.getByRole('button', { name: 'Restore' }).last().click();
    await expect.poll(async () => JSON.stringify(await storedGuide(page))).toBe(JSON.stringify(GUIDE));
    const versions = await callApi(page, 'GET', `/api/style-tiles/${guidePage.tileId}/versions`);
    expect((versions as GuideVersionView[])[0]?.edits).toEqual({});
    expect(problems).toEqual([]);
  });

  it('edited in two windows, one of them offline for a while, ends equal in both with the edits of both', async () => {
    const opened = await open();
    const { page } = opened;
    opened.allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|412/);
    const device = await app.open(`/style-tile/${guidePage.tileId}`, { isDisposable: true }, (tab) =>
      signIn(tab, app, guidePage.email),
    );
    device.allowProblem(/412/);
    await startEditing(page);
    await startEditing(device.page);
    await page.context().setOffline(true);
    await setHex(page, 'Primary', '#112233');
    await page.locator('[data-edit-state="offline"]').waitFor();
    await setHex(device.page, 'Secondary 1', '#445566');
    await waitForSaved(device.page);
    await setHex(page, 'Accent 1', '#AA3355');
    await page.context().setOffline(false);
    for (const window of [page, device.page]) {
      await expect
        .poll(() => hexField(window, 'Secondary 1').inputValue(), { timeout: LIVE_MS })
        .toBe('#445566');
      await expect
        .poll(() => hexField(window, 'Accent 1').inputValue(), { timeout: LIVE_MS })
        .toBe('#AA3355');
      await expect.poll(() => hexField(window, 'Primary').inputValue()).toBe('#112233');
    }
    await waitForSaved(page);
    expect((await loadTile(device.page)).edits.colors).toMatchObject({
      primary: { hex: '#112233' },
      'secondary-1': { hex: '#445566' },
      'accent-1': { hex: '#AA3355' },
    });
  });

  it('is duplicated, and its brief made into another version', async () => {
    const { page, problems } = await open();
    const { projectId } = await loadTile(page);
    const body = { generationMode: 'ai', description: 'A neighborhood bakery that mills its own flour' };
    const made = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, body);
    await page.goto(`/project/${projectId}`);
    await page.getByRole('link', { name: 'AI Generated Style' }).first().waitFor();
    await chooseAction(page, 'Oak', 'Duplicate (1 custom credit)');
    await waitForToast(page, 'Style Guide duplicated');
    await page.getByText('Oak copy').first().waitFor();
    await chooseAction(page, 'AI Generated Style', 'Another version (1 AI credit)');
    await page.waitForURL(/\/generator\/.*tile=/);
    const id = new URL(page.url()).searchParams.get('tile') ?? '';
    const version = (await callApi(page, 'GET', `/api/style-tiles/${id}`)) as StyleTileView;
    expect(version).toMatchObject({ description: body.description, originId: (made as StyleTileView).id });
    expect(problems).toEqual([]);
  });
});
