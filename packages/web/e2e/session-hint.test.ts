import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserApp } from './browser-app.ts';
import { openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const MARK = 'stylekit-signed-in';

let app: BrowserApp;
let email: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'marked');
});
afterAll(() => app.close());

describe('a visitor', () => {
  it('has nothing in the console on any page, and is not asked who they are', async () => {
    const lines: string[] = [];
    const { page } = await app.open('/', {}, async (opened) => listen(opened, lines));
    for (const address of ['/preview', '/auth', '/dashboard', '/no/such/page']) {
      await page.goto(app.origin + address);
      await page.waitForLoadState('networkidle');
      expect(lines, address).toEqual([]);
    }
  });
});

describe('a signed-in person', () => {
  it('is recognized whatever became of the mark, and by every window', async () => {
    const { page, problems } = await openDashboard(app, email);
    const context = page.context();
    const arrive = async (opened: Page, address: string) => {
      await opened.goto(app.origin + address);
      await opened.getByRole('button', { name: 'Account menu: Ines Moura' }).waitFor();
      await opened.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    };
    await page.evaluate(() => localStorage.clear());
    await arrive(page, '/dashboard');
    await context.clearCookies({ name: MARK });
    await arrive(page, '/auth');
    await context.clearCookies({ name: MARK });
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.origin}/preview`);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    const second = await context.newPage();
    await arrive(second, '/dashboard');
    expect(problems).toEqual([]);
  });

  it('who signs out in one window is a visitor in all, and is asked for no more', async () => {
    const { page } = await openDashboard(app, email);
    const second = await page.context().newPage();
    await second.goto(`${app.origin}/preview`);
    await second.getByRole('button', { name: 'Account menu: Ines Moura' }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await second.getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    const lines: string[] = [];
    listen(page, lines);
    await page.goto(`${app.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
  });

  it('whose session ended while they were away is told so once, without a refused call', async () => {
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
    const told = page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.goto(`${app.origin}/dashboard`);
    await told;
    await page.getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    expect(lines).toEqual([]);
  });
});

/** Records console messages, errors and user requests. */
function listen(page: Page, lines: string[]): void {
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => lines.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') lines.push('asked who is signed in');
  });
}
