import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import {
  callApi,
  chooseAction,
  createProject,
  openDashboard,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;
/** A user with three projects, one of them archived. The tests with this user do not change data. */
let viewer: string;

beforeAll(async () => {
  app = await startBrowserApp();
  viewer = await register(app, 'viewer');
  const { page } = await openDashboard(app, viewer);
  await createProject(page, 'Padaria do Moinho', 'Bakery in Lisbon that mills its own flour.');
  await createProject(page, 'Verylongnameofaprojectwithoutanyblank'.repeat(3), 'Words. '.repeat(80));
  const id = await createProject(page, 'مقهى الياسمين', 'قهوة وحلويات في الحي القديم.');
  await callApi(page, 'POST', `/api/projects/${id}/archive`);
}, 120_000);
afterAll(() => app.close());

describe('credits', () => {
  it('link a new user to buying more', async () => {
    const { page } = await openDashboard(app, viewer);
    await page.getByText('AI Credits Remaining').waitFor();
    const tabs = { Upgrade: 'subscription', 'Buy Credits': 'credits', 'Upgrade to Premium': 'subscription' };
    for (const [name, tab] of Object.entries(tabs)) {
      const link = page.getByRole('link', { name, exact: true });
      await expect.poll(() => link.getAttribute('href')).toBe(`/account?tab=${tab}`);
    }
  });

  it.each([
    { user: { credits: 4, customLimit: 4 }, shown: ['Upgrade'] },
    { user: { credits: 3, customLimit: 4 }, shown: ['Upgrade', 'Buy Credits'] },
    { user: { credits: 4, customLimit: 3 }, shown: ['Upgrade', 'Upgrade to Premium'] },
    { user: { credits: 0, customLimit: 0, subscriptionStatus: 'active' }, shown: [] },
    { user: { credits: 9, customLimit: 9, subscriptionStatus: 'past_due' }, shown: ['Upgrade'] },
  ])('show $shown for $user', async ({ user, shown }) => {
    const { page } = await openDashboard(app, viewer, {}, user);
    await page.getByText('Custom Style Guides Remaining').waitFor();
    const links = await page
      .getByRole('main')
      .getByRole('link', { name: /Upgrade|Buy/ })
      .allTextContents();
    expect(links).toEqual(shown);
    const badge = page.getByText('PREMIUM', { exact: true });
    await expect.poll(() => badge.count()).toBe(user.subscriptionStatus === 'active' ? 1 : 0);
  });
});

describe('project list', () => {
  it('replaces its skeleton without a layout shift', async () => {
    const responseAllowed = Promise.withResolvers<void>();
    const { page } = await openDashboard(app, viewer, {}, {}, async (opened) => {
      await opened.route(/\/api\/projects\?/, async (route) => {
        await responseAllowed.promise;
        await route.continue();
      });
    });
    await page.getByText('Loading your projects').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift' });
    });
    responseAllowed.resolve();
    await page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  it('shows the placeholder when a logo fails to load', async () => {
    const { page, allowProblem } = await openDashboard(app, await register(app, 'gone'));
    allowProblem(/gone\.example/);
    await page.route('https://gone.example/**', (route) => route.fulfill({ status: 404, body: '' }));
    await createProject(page, 'Gone', 'Words', 'https://gone.example/logo.png');
    await page.getByRole('heading', { name: 'Gone' }).waitFor();
    await page.getByRole('img', { name: 'Logo of Gone' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.logo-image .i-lucide-swatch-book').count()).toBe(1);
  });

  it('loads pages until the last one', async () => {
    const { page } = await openDashboard(app, viewer, {}, {}, async (opened) => {
      // The first page is made small; the addresses of the others are the server's own.
      await opened.route('**/api/projects?limit=200', (route) =>
        route.continue({ url: `${app.origin}/api/projects?limit=1` }),
      );
    });
    await page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(2);
  });

  it('keeps the selected tab after a reload', async () => {
    const { page } = await openDashboard(app, viewer);
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'View Project' }).waitFor();
  });
});

describe('server error', () => {
  it.each(['500', 'offline'])('shows an error and retries on request: %s', async (kind) => {
    const { page, allowProblem } = await openDashboard(app, viewer, {}, {}, async (opened) => {
      await opened.route(/\/api\/projects(\?|$)/, (route) =>
        kind === '500' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
      );
    });
    allowProblem(/status of 500|net::ERR_FAILED/);
    const alert = page.getByRole('alert');
    await alert.getByText('Failed to fetch projects').waitFor();
    await page.unroute(/\/api\/projects(\?|$)/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor();
  });

  it('rolls back a failed change', async () => {
    const { page, allowProblem } = await openDashboard(app, viewer);
    allowProblem(/net::ERR_FAILED/);
    await page.route('**/archive', (route) => route.abort());
    await chooseAction(page, 'Padaria do Moinho', 'Archive');
    await waitForToast(page, 'Failed to archive project');
    await expect.poll(() => page.getByRole('heading', { name: 'Padaria do Moinho' }).count()).toBe(1);
  });
});

describe('accessibility', () => {
  it('finds no violations in both themes, on mobile and desktop', async () => {
    const { page, problems } = await openDashboard(app, viewer);
    await page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor();
    await expectAccessible(page, { state: 'list' });
    await page.getByRole('button', { name: 'Actions for Padaria do Moinho' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await expectAccessible(page, { state: 'menu' });
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this project?' }).waitFor();
    await expectAccessible(page, { state: 'delete' });
    await page.keyboard.press('Escape');
    await chooseAction(page, 'Padaria do Moinho', 'Edit');
    await page.getByLabel('Project Name').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Upload', { exact: true }).click();
    await expectAccessible(page, { state: 'form' });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByRole('link', { name: 'View Project' }).waitFor();
    await expectAccessible(page, { state: 'archived' });
    expect(problems).toEqual([]);
  });
});
