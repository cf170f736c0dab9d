import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserApp } from './browser-app.ts';
import { openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const HINT_COOKIE = 'stylekit-signed-in';

let app: BrowserApp;
let email: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'hint');
});
afterAll(() => app.close());

describe('visitor', () => {
  it('sees no console errors on any page and sends no session request', async () => {
    const lines: string[] = [];
    const { page } = await app.open('/', {}, async (opened) => listen(opened, lines));
    for (const address of ['/preview', '/auth', '/dashboard', '/privacy', '/no/such/page']) {
      await page.goto(app.origin + address);
      await page.waitForLoadState('networkidle');
      // Chromium reports the status of the page itself.
      expect(
        lines.splice(0).filter((line) => !line.includes('status of 404')),
        address,
      ).toEqual([]);
    }
  });
});

describe('signed-in user', () => {
  it('is recognized with or without the hint, in every window', async () => {
    const { page, problems } = await openDashboard(app, email);
    const context = page.context();
    const expectUser = async (opened: Page, address: string) => {
      await opened.goto(app.origin + address);
      await opened.getByRole('button', { name: 'Account menu: Ines Moura' }).waitFor();
      await opened.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    };
    await page.evaluate(() => localStorage.clear());
    await expectUser(page, '/dashboard');
    await context.clearCookies({ name: HINT_COOKIE });
    await expectUser(page, '/auth');
    await context.clearCookies({ name: HINT_COOKIE });
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.origin}/preview`);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    const second = await context.newPage();
    await expectUser(second, '/dashboard');
    expect(problems).toEqual([]);
  });

  it('is logged out in all windows and sends no more session requests after logging out in one', async () => {
    const { page } = await openDashboard(app, email);
    const second = await page.context().newPage();
    await second.goto(`${app.origin}/preview`);
    await second.getByRole('button', { name: 'Account menu: Ines Moura' }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await second.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    await expect.poll(() => page.getByText('Your session has ended').count()).toBe(0);
    const lines: string[] = [];
    listen(page, lines);
    await page.goto(`${app.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
  });

  it('sees one message and causes no failed request when the session expired in the meantime', async () => {
    const { page } = await openDashboard(app, email);
    await page.goto(`${app.origin}/no/such/page`);
    await page.getByText('Back to Dashboard').waitFor();
    // Leaves the app, which would otherwise notice the end of the session immediately.
    await page.goto('about:blank');
    const { request } = page.context();
    const sessions = await (await request.get(`${app.origin}/api/user/sessions`)).json();
    for (const { id } of sessions) {
      await request.delete(`${app.origin}/api/user/sessions/${id}`, { headers: { origin: app.origin } });
    }
    const lines: string[] = [];
    listen(page, lines);
    // Started before the navigation, because the toast disappears after a few seconds.
    const toast = page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.goto(`${app.origin}/dashboard`);
    await toast;
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => page.getByText('Your session has ended').count()).toBe(0);
    expect(lines).toEqual([]);
  });
});

/** Records console messages, errors and user requests. */
function listen(page: Page, lines: string[]): void {
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => lines.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') lines.push('requested the user');
  });
}
