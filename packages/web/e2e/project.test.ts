import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import {
  callApi,
  chooseAction,
  createProject,
  LIVE_MS,
  openDashboard,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: BrowserApp;
/** Three users, because the free plan is limited to three custom guides. */
let forno: string;
let quarry: string;
let delta: string;

beforeAll(async () => {
  app = await startBrowserApp();
  [forno, quarry, delta] = await Promise.all([
    register(app, 'forno'),
    register(app, 'quarry'),
    register(app, 'delta'),
  ]);
});
afterAll(() => app.close());

describe('project page', () => {
  it('leads from the dashboard to the project, its guide and back', async () => {
    const { page, problems } = await openDashboard(app, forno);
    const { projectId } = await makeProject(page, 'Forno', 'Oak and crust');
    await page.getByRole('link', { name: /Open Project.*Forno/ }).click();
    await page.getByRole('heading', { name: 'Forno', level: 1 }).waitFor();
    await page.getByText('Custom Mode').waitFor();
    await page.getByText('Playfair Display').waitFor();
    await page.getByTitle('Primary Blue').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Pending Generation' }).click();
    await page.getByText('All your style guides have been generated.').waitFor();
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByText('No archived tiles').waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByText('No archived tiles').waitFor();
    await page.getByRole('tab', { name: 'Active Tiles' }).click();
    await expect
      .poll(() => page.getByRole('link', { name: 'New Style Guide' }).getAttribute('href'))
      .toBe(`/generator/${projectId}`);
    await page.getByRole('link', { name: /Open.*Oak and crust/ }).click();
    await page.getByRole('heading', { name: 'Oak and crust', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Oak and crust · Forno');
    await expect
      .poll(() => page.locator('body').getAttribute('data-style-tile-id'))
      .toMatch(/^[0-9a-f-]{36}$/);
    // The demo tests cover the guide itself.
    await page.getByRole('link', { name: 'Back to Forno' }).click();
    await page.getByRole('heading', { name: 'Forno', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Forno · StyleKit');
    expect(problems).toEqual([]);
  });

  it('redirects to the dashboard with a message when the project does not exist', async () => {
    const { page } = await openDashboard(app, forno);
    await page.goto(`${app.origin}/project/${UNKNOWN}`);
    await waitForToast(page, 'Project not found');
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    await page.goto(`${app.origin}/style-tile/${UNKNOWN}`);
    await page.getByRole('heading', { name: 'Style Guide Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  });

  it('archives, restores and deletes a style guide and shows what happens to its credit', async () => {
    const { page, problems, allowProblem } = await openDashboard(app, forno);
    allowProblem(/status of 503/);
    const { projectId } = await makeProject(page, 'Kiln', 'Clay and ash');
    await page.goto(`${app.origin}/project/${projectId}`);
    await chooseAction(page, 'Clay and ash', 'Archive');
    await waitForToast(page, 'Style Guide archived');
    await page.getByRole('heading', { name: 'No active style guides' }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: 'Active Tiles' }).evaluate(isFocused)).toBe(true);
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByText('ARCHIVED', { exact: true }).waitFor();
    await chooseAction(page, 'Clay and ash', 'Restore');
    await waitForToast(page, 'Style Guide restored');
    await page.getByRole('heading', { name: 'No archived tiles' }).waitFor();
    await page.getByRole('tab', { name: 'Active Tiles' }).click();
    await page.getByRole('button', { name: 'Actions for Clay and ash' }).click();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('tab', { name: 'Archived' }).click();
    await chooseAction(page, 'Clay and ash', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this style guide?' });
    await dialog.getByText('Its custom credit is not refunded.').waitFor();
    await expectAccessible(page);
    await page.route('**/delete', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'SK_X' } }),
    );
    await dialog.getByRole('button', { name: 'Delete style guide' }).click();
    await dialog.getByText('Not now.').first().waitFor();
    await waitForToast(page, 'Failed to delete the style guide. Please try again.');
    await page.unroute('**/delete');
    await dialog.getByRole('button', { name: 'Delete style guide' }).click();
    await waitForToast(page, 'Style Guide permanently deleted');
    await page.getByRole('heading', { name: 'No archived tiles' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('previews a style guide over the list, without its controls', async () => {
    const { page, problems } = await openDashboard(app, forno);
    const { projectId, tileId } = await makeProject(page, 'Loom', 'Warp and weft');
    await page.goto(`${app.origin}/project/${projectId}`);
    await page.getByRole('button', { name: 'Preview: Warp and weft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await dialog.getByRole('heading', { name: 'Warp and weft' }).waitFor();
    await expect.poll(() => dialog.getByRole('slider').count()).toBe(0);
    await expect.poll(() => dialog.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.getByRole('button', { name: 'Preview: Warp and weft' }).evaluate(isFocused))
      .toBe(true);
    await page.getByRole('button', { name: 'Preview: Warp and weft' }).click();
    await dialog.getByRole('link', { name: 'Open Full View' }).click();
    await page.waitForURL(`**/style-tile/${tileId}`);
    expect(problems).toEqual([]);
  });

  it('shows unfinished style guides and those without data', async () => {
    const { page } = await openDashboard(app, quarry);
    const { projectId } = await makeProject(page, 'Quarry', 'Slate');
    await page.route('**/style-tiles?showArchived=false*', async (route) => {
      const response = await route.fetch();
      const [created] = await response.json();
      const pending = { ...created, generated: false, generatedData: null, generationMode: 'copilot' };
      await route.fulfill({
        response,
        json: [
          { ...created, id: UNKNOWN, name: 'Lost', generatedData: null },
          {
            ...pending,
            id: `${UNKNOWN.slice(0, -1)}1`,
            generationStatus: 'failed',
            generationError: 'No luck.',
          },
          {
            ...pending,
            id: `${UNKNOWN.slice(0, -1)}2`,
            name: 'On its way',
            description: 'A quarry that sells slate',
            industry: 'realestate',
            generationStatus: 'running',
            generationStep: 'colors',
          },
        ],
      });
    });
    await page.goto(`${app.origin}/project/${projectId}`);
    await page.getByText('Style Guide data is missing').waitFor();
    await page
      .getByText('There was an error with this style guide. Please try generating a new one.')
      .waitFor();
    await page.getByRole('tab', { name: 'Pending Generation' }).click();
    await page.getByText('No luck.').waitFor();
    const running = page.getByRole('listitem').filter({ hasText: 'On its way' });
    await running.getByText('Choosing colors').waitFor();
    await running.getByText('A quarry that sells slate').waitFor();
    await running.getByText('Real Estate').waitFor();
    await expect
      .poll(() => running.getByRole('link', { name: 'Continue Generation' }).getAttribute('href'))
      .toBe(`/generator/${projectId}?tile=${UNKNOWN.slice(0, -1)}2`);
    await expectAccessible(page);
  });
});

describe('style guide', () => {
  it('is renamed in place, and a second window updates without losing its input', async () => {
    const { page, problems } = await openDashboard(app, quarry);
    const { tileId } = await makeProject(page, 'Harbour', 'Tide');
    await page.goto(`${app.origin}/style-tile/${tileId}`);
    const other = await page.context().newPage();
    await other.goto(`${app.origin}/style-tile/${tileId}`);
    await other.getByRole('button', { name: 'Rename style guide' }).click();
    await other.getByLabel('Style guide name').fill('Half typed');

    await page.getByRole('button', { name: 'Rename style guide' }).click();
    const field = page.getByLabel('Style guide name');
    await field.fill(' ');
    await field.press('Enter');
    await page.getByText('Please provide a name for your style guide').waitFor();
    await field.fill('Ebb');
    await field.press('Enter');
    await waitForToast(page, 'Style Guide Updated');
    await page.getByRole('heading', { name: 'Ebb', level: 1 }).waitFor();

    await other.getByRole('article', { name: 'Ebb' }).waitFor({ timeout: LIVE_MS });
    await expect.poll(() => other.getByLabel('Style guide name').inputValue()).toBe('Half typed');
    await other.getByLabel('Style guide name').press('Escape');
    await other.getByRole('heading', { name: 'Ebb', level: 1 }).waitFor();
    await expect
      .poll(() => other.getByRole('button', { name: 'Rename style guide' }).evaluate(isFocused))
      .toBe(true);
    expect(problems).toEqual([]);
  });

  it('names its downloads after the project and shows that the PDF is not available yet', async () => {
    const { page } = await openDashboard(app, quarry);
    const { tileId } = await makeProject(page, 'Moinho do Rio', 'Mill');
    await page.goto(`${app.origin}/style-tile/${tileId}`);
    for (const [item, file, toast] of [
      ['CSS variables', 'moinho-do-rio-variables.css', 'CSS Export Complete'],
      ['Guide data', 'moinho-do-rio-data.json', 'JSON Export Complete'],
      ['Design tokens', 'moinho-do-rio.tokens.json', 'Tokens Export Complete'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await downloading).suggestedFilename()).toBe(file);
      await waitForToast(page, toast);
    }
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Brand book' }).click();
    await waitForToast(page, 'PDF Export');
    const panel = page.getByRole('tablist', { name: 'Style Guide Data' });
    await panel.scrollIntoViewIfNeeded();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('style-variables.css');
    await waitForToast(page, 'CSS Downloaded');
  });

  it('shows an error and a link when it has no data', async () => {
    const { page } = await openDashboard(app, delta);
    const { tileId } = await makeProject(page, 'Delta', 'Silt');
    const overrides = { generated: true };
    await page.route(`**/api/style-tiles/${tileId}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), ...overrides, generatedData: null },
      });
    });
    await page.goto(`${app.origin}/style-tile/${tileId}`);
    await page.getByRole('heading', { name: 'Style Guide Data Missing' }).waitFor();
    await expectAccessible(page);
    overrides.generated = false;
    await page.reload();
    await page.getByText('Style Guide data not yet generated.').waitFor();
    await page.getByRole('link', { name: 'Continue Generation' }).waitFor();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  });
});

describe('brand memory', () => {
  it('is created, edited, deleted and turned off, and a second window follows', async () => {
    const { page, problems } = await openDashboard(app, delta);
    const { projectId } = await makeProject(page, 'Atelier', 'Thread');
    await page.goto(`${app.origin}/project/${projectId}`);
    const memory = page.getByRole('region', { name: 'Brand memory' });
    const form = memory.getByRole('form', { name: 'New preference' });
    await form.getByLabel('Note').fill('Never use pink');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await memory.getByText('Never use pink').waitFor();
    await memory.getByText(/Added by you/).waitFor();
    await expect.poll(() => form.getByLabel('Note').inputValue()).toBe('');

    await form.getByLabel('Add a preference').selectOption('Brand word');
    await form.getByLabel('Brand word').fill('two words');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.getByText(/A word must not contain spaces/).waitFor();
    await form.getByLabel('Add a preference').selectOption('Color to avoid');
    await form.getByRole('textbox', { name: 'Color to avoid' }).fill('#FF69B4');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await memory.getByText('Avoids the color #FF69B4 and similar hues').waitFor();
    await expectAccessible(page);

    const other = await page.context().newPage();
    await other.goto(`${app.origin}/project/${projectId}`);
    await other.getByText('Never use pink').waitFor();
    await memory.getByRole('button', { name: 'Edit: Never use pink' }).click();
    await memory.getByRole('textbox', { name: 'Note' }).first().fill('Never use neon');
    await memory.getByRole('button', { name: 'Save' }).click();
    await other.getByText('Never use neon').waitFor({ timeout: LIVE_MS });
    await memory.getByRole('button', { name: /Forget: Avoids the color/ }).click();
    await other.getByText(/#FF69B4/).waitFor({ state: 'detached', timeout: LIVE_MS });
    await memory.getByLabel('Learn my preferences and use them in new style guides').uncheck();
    await memory.getByText('Off: nothing is learned or used.').waitFor();
    await memory.getByRole('button', { name: 'Forget everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click();
    await memory.getByText(/No preferences yet/).waitFor();
    expect(problems).toEqual([]);
  });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Creates a project with one custom guide. */
async function makeProject(page: Page, name: string, guideName: string) {
  const projectId = await createProject(page, name, `${name} makes things with care`);
  const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: guideName }));
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'custom',
    name: guideName,
    generatedData: guide,
  });
  if (typeof tile !== 'object' || tile === null || !('id' in tile))
    throw new Error('The response contains no style guide.');
  return { projectId, tileId: String(tile.id) };
}
