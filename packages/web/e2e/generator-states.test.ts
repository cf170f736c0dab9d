import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { callApi, createProject, PASSWORD, waitForToast } from './dashboard-page.ts';
import {
  create,
  createTile,
  creditsOf,
  focusedText,
  mockTiles,
  type OpenedGenerator,
  openGenerator,
  PURPOSE,
  tilesOf,
} from './generator-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const ONE_TILE = /\/api\/style-tiles\/[0-9a-f-]{36}$/;
const NO_MODEL = 'The AI model is not available at the moment. Please try again later.';

let app: BrowserApp;
let opened: OpenedGenerator;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('without credits', () => {
  it('opens a dialog instead of sending, with links to more credits and back to the form', async () => {
    opened = await openGenerator(app, '', { credits: 0 });
    const { page, projectId, problems } = opened;
    await page.getByText('No AI credits left').waitFor();
    await create(page);
    const dialog = page.getByRole('dialog', { name: 'Out of credits' });
    await dialog.getByText("You've used all your available credits.").waitFor();
    await dialog.getByText('Please add a credit pack or upgrade your plan.').waitFor();
    await expect
      .poll(() => dialog.getByRole('link', { name: 'View Plans' }).getAttribute('href'))
      .toBe('/account?tab=subscription');
    await expect
      .poll(() => dialog.getByRole('link', { name: 'Buy Credits' }).getAttribute('href'))
      .toBe('/account?tab=credits');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
    await expect.poll(() => focusedText(page)).toBe('Create style guide');
    await expect.poll(() => tilesOf(page, projectId)).toEqual([]);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/account?tab=subscription');
    expect(problems).toEqual([]);
  });

  it('offers only the plan in Custom mode', async () => {
    opened = await openGenerator(app, '?mode=custom', { customLimit: 0 });
    const { page } = opened;
    await page.getByRole('button', { name: 'Create style guide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Out of credits' });
    await dialog.getByText('upgrade your plan to generate more custom Style Tiles').waitFor();
    await expect.poll(() => dialog.getByRole('link', { name: 'Buy Credits' }).count()).toBe(0);
    await dialog.getByRole('link', { name: 'View Plans' }).click();
    await page.waitForURL('**/account?tab=subscription');
  });

  it('opens the dialog on the server response as well', async () => {
    opened = await openGenerator(app);
    const { page } = opened;
    await page.route('**/style-tiles', (route) =>
      respondWithError(route, 402, 'SK_OUT_OF_CREDITS', 'No credits.'),
    );
    await create(page);
    await page.getByRole('dialog', { name: 'Out of credits' }).waitFor();
    await expect.poll(() => page.getByText('Creation Failed').count()).toBe(0);
  });
});

describe('style guide generation', () => {
  it('shows the actual steps, continues after a reload and charges once', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    const tileId = await createTile(page, projectId);
    const { release } = await mockTiles(page, { generationStep: 'typography' });
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    await page.getByRole('heading', { name: 'AI Magic in Progress' }).waitFor();
    await page.reload();
    await expect.poll(() => page.locator('[aria-current="step"]').textContent()).toContain('Typography');
    await page.getByRole('status').getByText('Step 3 of 4: Typography').waitFor();
    await expectAccessible(page);
    await release();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Style Guide Generated');
    await waitForToast(page, 'Style Guide Ready!');
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(1);
    await expect.poll(() => creditsOf(page)).toBe(2);
    expect(problems).toEqual([]);
  });

  it('survives one failed status request', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    const tileId = await createTile(page, projectId);
    opened.allowProblem(/net::ERR_FAILED/);
    await page.route(ONE_TILE, (route) => route.abort(), { times: 1 });
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => page.getByText('Connection Error').count()).toBe(0);
  });

  it('shows an error after repeated failures and continues on retry', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    const tileId = await createTile(page, projectId);
    opened.allowProblem(/status of 500|net::ERR_FAILED/);
    await page.route(ONE_TILE, (route) =>
      respondWithError(route, 500, 'SK_INTERNAL', 'Something went wrong.'),
    );
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor();
    await waitForToast(page, 'AI Generation Error');
    await page.getByText('uses no credit').waitFor();
    await page.unroute(ONE_TILE);
    await page.route(ONE_TILE, (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForToast(page, 'Connection Error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => creditsOf(page)).toBe(2);
  });

  it('continues automatically when the connection is back', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    const { release } = await mockTiles(page, { generationStep: 'colors' });
    await create(page);
    await page.getByRole('heading', { name: 'AI Magic in Progress' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('AI Magic in Progress');
    opened.allowProblem(/net::ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    await release();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(1);
  });
});

describe('session that expires during generation', () => {
  it('keeps the link and shows the guide after logging in again', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    const tileId = await createTile(page, projectId);
    const { release } = await mockTiles(page, { generationStep: 'colors' });
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    await page.getByRole('heading', { name: 'AI Magic in Progress' }).waitFor();
    await release();
    await page.context().clearCookies();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => page.title()).toContain('Style Guide Generated');
  });
});

describe('failed style guide', () => {
  it('shows the reason and restores the form', async () => {
    opened = await openGenerator(app, '?mode=copilot');
    const { page } = opened;
    await page.getByLabel('Target audience').fill('neighbours');
    const { change } = await mockTiles(page, { generationStep: 'colors' });
    await create(page);
    await page.getByRole('heading', { name: 'AI Magic in Progress' }).waitFor();
    await change({ generationStatus: 'failed', generationError: NO_MODEL });
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Generation Failed');
    await waitForToast(page, 'Generation Error');
    await page.getByText(NO_MODEL).waitFor();
    await page.getByText('Your credit was refunded.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to form' }).click();
    await page.getByRole('tab', { name: 'Co-Pilot Mode', selected: true }).waitFor();
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
    await expect.poll(() => page.getByLabel('Target audience').inputValue()).toBe('neighbours');
    await expect.poll(() => focusedText(page)).toBe('New style guide');
  });

  it('retries while there are credits', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    const tileId = await createTile(page, projectId);
    const { release } = await mockTiles(page, { generationStatus: 'failed', generationError: NO_MODEL });
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    const retryButton = page.getByRole('button', { name: 'Try again' });
    await page.route('**/generate', (route) =>
      respondWithError(route, 402, 'SK_OUT_OF_CREDITS', 'No credits.'),
    );
    await retryButton.click();
    await page.getByRole('dialog', { name: 'Out of credits' }).waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/generate');
    await page.route('**/generate', (route) =>
      respondWithError(route, 409, 'SK_ARCHIVED', 'Restore it first.'),
    );
    await retryButton.click();
    await waitForToast(page, 'Generation Failed');
    await page.locator('.toast').getByText('Restore it first.').waitFor();
    await page.unroute('**/generate');
    await page.route('**/generate', async (route) => {
      await release();
      await route.continue();
    });
    await retryButton.click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => creditsOf(page)).toBe(2);
    expect(problems).toEqual([]);
  });
});

describe('URL', () => {
  it('offers a new style guide when the one in the URL does not exist or belongs to another project', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    const otherProject = await createProject(page, 'Another brand', 'Words');
    for (const tileId of [
      '00000000-0000-4000-8000-000000000000',
      'nonsense',
      await createTile(page, otherProject),
    ]) {
      await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
      await page.getByRole('heading', { name: 'Style Guide Not Found' }).waitFor();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start a new style guide' }).click();
    await page.getByLabel('Brand purpose').waitFor();
    expect(problems).toEqual([]);
  });

  it('shows an error for an unknown project and links to the dashboard when it cannot be loaded', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    await page.goto(`${app.origin}/generator/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'Project Not Found' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    expect(problems).toEqual([]);
    opened.allowProblem(/status of 503/);
    await page.route(`**/api/projects/${projectId}`, (route) =>
      respondWithError(route, 503, 'SK_UNAVAILABLE', 'Unavailable.'),
    );
    await page.goto(`${app.origin}/generator/${projectId}`);
    await waitForToast(page, 'Error');
    await page.getByText('Failed to load project. Please try again.').waitFor();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  });

  it('redirects signed-out users to the login page', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    await page.context().clearCookies();
    await page.goto(`${app.origin}/generator/${projectId}`);
    await page.waitForURL('**/auth');
  });
});

describe('page', () => {
  it('has no accessibility violations in any mode and when finished, in both themes, on mobile and desktop', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByText('Please provide at least 10 characters').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Co-Pilot Mode' }).click();
    await page.getByLabel('Industry').selectOption({ label: 'Other' });
    await page.getByLabel('Design style').selectOption({ label: 'Luxury' });
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Custom Mode' }).click();
    await page.getByText('Live preview').waitFor();
    await expectAccessible(page);
    const tileId = await createTile(page, projectId);
    await page.goto(`${app.origin}/generator/${projectId}?tile=${tileId}`);
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('keeps the form when the project cannot be reloaded', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    await page.getByLabel('Brand purpose').fill(PURPOSE);
    const response = page.waitForResponse((candidate) => candidate.url().endsWith(projectId));
    opened.allowProblem(/status of 503/);
    await page.route(`**/api/projects/${projectId}`, (route) =>
      respondWithError(route, 503, 'SK_UNAVAILABLE', 'Unavailable.'),
    );
    // The change event makes the page load the project again.
    await callApi(page, 'POST', `/api/projects/${projectId}/archive`);
    expect((await response).status()).toBe(503);
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
  });
});

function respondWithError(route: Route, status: number, code: string, message: string): Promise<void> {
  return route.fulfill({ status, json: { code, message } });
}
