import type { StyleTileView } from '@stylekit/server/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, horizontalOverflow } from './accessible.ts';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import {
  callApi,
  createProject,
  openDashboard,
  openSignedIn,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { buildOakGuide } from './guide-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const PROJECTS = ['Casa Verbena', 'Ateliê Sul', 'Nordlys Optik', 'Padaria do Moinho'];

let app: BrowserApp;
let email: string;
let tileId: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'daily');
  const { page } = await openDashboard(app, email);
  let projectId = '';
  for (const name of PROJECTS) projectId = await createProject(page, name, `The brand of ${name}`);
  const body = { generationMode: 'custom', name: 'Oak', generated: true, generatedData: buildOakGuide() };
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, body);
  tileId = (tile as StyleTileView).id;
});
afterAll(() => app.close());

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' });
const commands = (page: Page) => page.getByRole('combobox', { name: 'Search commands' });
/** Not those of the select fields behind the dialog. */
const options = (page: Page) => page.getByRole('listbox', { name: 'Commands' }).getByRole('option');

/** Types a command into the palette and runs it. */
async function runCommand(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await commands(page).waitFor();
  await page.keyboard.type(command);
  await expect.poll(() => options(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await commands(page).waitFor({ state: 'hidden' });
}

async function openGuide(): Promise<OpenedPage> {
  const opened = await openSignedIn(`/style-tile/${tileId}`, app, email);
  await opened.page.getByRole('heading', { name: 'UI Elements' }).waitFor();
  return opened;
}

describe('daily pages', () => {
  it('are used with the keyboard: search, open, command, export', async () => {
    const { page } = await openDashboard(app, email);
    await search(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('moinho');
    await expect.poll(() => names(page)).toEqual(['Padaria do Moinho']);
    const strip = page.getByRole('list', { name: 'Colors of the latest style guide' });
    await expect.poll(() => strip.getByRole('listitem').count()).toBe(7);
    await page.getByRole('link', { name: 'Open Project' }).press('Enter');
    await page.getByRole('heading', { name: 'Padaria do Moinho', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Padaria do Moinho']);
    expect(new URL(page.url()).search).toBe('?q=moinho');

    await page.keyboard.press('Control+k');
    await commands(page).waitFor();
    await options(page).filter({ hasText: /^Oak/ }).waitFor();
    await page.keyboard.type('oak');
    await expect.poll(() => options(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Oak', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'UI Elements' }).waitFor();
    await page.keyboard.press('e');
    await page.getByRole('menu', { name: 'Export' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Export' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('n');
    await page.waitForURL('**/generator/**');
  });

  it('fit a phone: search without a match, sections in a menu, commands', async () => {
    const { page } = await openDashboard(app, email, { viewport: { width: 360, height: 780 } });
    await search(page).fill('atlas');
    await page.getByRole('heading', { name: 'No projects match “atlas”' }).waitFor();
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect.poll(async () => (await names(page)).length).toBe(4);
    await page.getByLabel('Sort projects by').selectOption('name');
    await expect.poll(() => names(page)).toEqual(PROJECTS.toSorted((a, b) => a.localeCompare(b, 'en')));

    await page.getByRole('button', { name: 'Commands' }).click();
    await commands(page).waitFor();
    await options(page).filter({ hasText: /^Oak/ }).click();
    await page.getByRole('button', { name: 'Section: Color Palette' }).click();
    await page.getByRole('menuitem', { name: 'Typography' }).click();
    await page.getByRole('button', { name: 'Section: Typography' }).waitFor();
    const top = await page.getByRole('button', { name: 'Export', exact: true }).boundingBox();
    expect(top?.y).toBeLessThan(20);
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  it('open a new project from every page, once', async () => {
    const { page } = await openGuide();
    await page.keyboard.press('Control+k');
    await commands(page).waitFor();
    await page.keyboard.type('new project');
    await expect.poll(() => options(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'New Project' });
    await form.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await search(page).waitFor();
    await expect.poll(() => form.isVisible()).toBe(false);
  });

  it('are accessible: the searched list, the guide and the open palette', async () => {
    const { page } = await openDashboard(app, email);
    await search(page).fill('moinho');
    await expect.poll(() => names(page)).toEqual(['Padaria do Moinho']);
    await expectAccessible(page, { state: 'searched projects' });
    const guide = await openGuide();
    await guide.page.keyboard.press('Control+k');
    await commands(guide.page).waitFor();
    await options(guide.page).filter({ hasText: /^Oak/ }).waitFor();
    await expectAccessible(guide.page, { state: 'command palette' });
  });

  it('offer what the menus of cards have as commands, for the guide or project at hand', async () => {
    const { page, problems } = await openGuide();
    await runCommand(page, 'duplicate style guide');
    await waitForToast(page, 'Style Guide duplicated');
    await runCommand(page, 'archive style guide');
    await page.getByText(/ARCHIVED$/).waitFor();
    await runCommand(page, 'delete style guide');
    const dialog = page.getByRole('dialog', { name: 'Delete this style guide?' });
    await dialog.getByRole('button', { name: 'Delete style guide' }).click();
    await page.waitForURL('**/project/*');
    await page.getByRole('heading', { name: 'Oak copy' }).waitFor();
    await runCommand(page, 'edit project');
    await page.getByRole('dialog', { name: 'Edit Project' }).getByRole('button', { name: 'Cancel' }).click();
    await runCommand(page, 'archive project');
    await page.getByText(/ARCHIVED$/).waitFor();
    await runCommand(page, 'delete project');
    await page.getByRole('button', { name: 'Delete Project' }).click();
    await page.waitForURL('**/dashboard');
    await waitForToast(page, 'Project permanently deleted');
    expect(await page.getByText('Project not found').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
