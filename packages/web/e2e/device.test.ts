import process from 'node:process';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAccount, section } from './account-page.ts';
import type { BrowserApp } from './browser-app.ts';
import { openSignedIn, PASSWORD, register, waitForToast } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const CLIENT = { client_id: 'stylekit-cli' };

let app: BrowserApp;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = await register(app, `device${count}`);
});

/** Calls like the command. */
async function call(path: string, fields: Record<string, string>) {
  const response = await fetch(`${app.origin}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': app.address },
    body: new URLSearchParams(fields),
  });
  return (await response.json()) as Record<string, string>;
}

const start = () =>
  call('/api/device/code', {
    ...CLIENT,
    scope: 'guides:read guides:write generate',
    device_name: 'studio-mac',
  });
const poll = ({ device_code = '' }: Record<string, string>) =>
  call('/api/device/token', {
    ...CLIENT,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code,
  });

/** Writes a screenshot if a folder is named, to look at the page. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['STYLEKIT_LOOK'];
  if (folder === undefined) return;
  for (const [width, theme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage: true });
  }
}

describe('a device', () => {
  it('is approved after a sign-in that leads back, and listed with its access', async () => {
    const codes = await start();
    const { page, problems } = await app.open(`/device?code=${codes['user_code']}`);
    await page.getByRole('button', { name: 'Log in with email' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Connect a device' }).waitFor();
    await expect.poll(() => page.getByLabel('Code').inputValue()).toBe(codes['user_code']);
    await look(page, 'code');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'studio-mac asks for access' }).waitFor();
    await page.getByText('Only continue if you started this').waitFor();
    await page.getByText('Generate style guides with AI, which spends AI credits').waitFor();
    await look(page, 'request');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Device connected' }).waitFor();
    await look(page, 'approved');
    await expectAccessible(page);
    expect((await poll(codes))['access_token']).toMatch(/^stk_/);
    await page.getByRole('link', { name: 'Manage access' }).click();
    await page.getByText('Signed-in device').waitFor();
    await look(page, 'tokens');
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('is denied, with a typed code in any form', async () => {
    const codes = await start();
    const { page } = await openSignedIn('/device', app, email);
    const typed = ` ${(codes['user_code'] ?? '').toLowerCase().replace('-', ' ')}`;
    await page.getByLabel('Code').pressSequentially(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('heading', { name: 'Access denied' }).waitFor();
    await expectAccessible(page);
    expect((await poll(codes))['error']).toBe('access_denied');
  });

  it('with a wrong code shows the error at the field', async () => {
    const { page } = await openSignedIn('/device?code=BCDF-GHJK', app, email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This code is wrong or has expired.').waitFor();
    await expect.poll(() => page.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
  });
});

describe('access tokens', () => {
  it('are created, shown once, and revoked', async () => {
    const { page, problems } = await openAccount(app, email, '?tab=tokens');
    await page.getByText('stylekit login').waitFor();
    await look(page, 'empty');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByText('Please enter a name for the token').waitFor();
    await page.getByLabel('Name').fill('Release pipeline');
    await page.getByLabel('Generate style guides with AI').check();
    await page.getByLabel('Expires after').selectOption('30');
    await page.getByRole('button', { name: 'Create token' }).click();
    const value = await page.getByText(/^stk_\w{46}$/).textContent();
    await look(page, 'created');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy token' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.getByText(value ?? '').count()).toBe(0);
    const list = section(page, 'Access tokens');
    await list.getByText('Never used', { exact: false }).waitFor();
    await list.getByRole('button', { name: 'Revoke Release pipeline' }).click();
    await page.getByRole('button', { name: 'Revoke access' }).click();
    await waitForToast(page, 'Access revoked');
    await page.getByText('No program has access.').waitFor();
    const response = await fetch(`${app.origin}/api/projects`, {
      headers: { authorization: `Bearer ${value}` },
    });
    expect(response.status).toBe(401);
    expect(problems).toEqual([]);
  });

  it('ask for a new sign-in after an hour, and come back', async () => {
    const { page } = await openAccount(app, email, '?tab=tokens', {}, {}, async (opened) => {
      await opened.route('**/api/tokens', (route) =>
        route.fulfill({
          status: 403,
          json: { code: 'SK_SIGN_IN_AGAIN', message: 'Please sign in again to manage access tokens.' },
        }),
      );
    });
    await page.getByText('Log in again to continue').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Log in with email' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('No program has access.').waitFor();
  });
});
