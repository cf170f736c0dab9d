import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, horizontalOverflow } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { startBrowserApp } from './start-browser-app.ts';
import { createAccount, toTestUser } from './test-accounts.ts';

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('auth pages in both themes at 360 and 1280 px', () => {
  it('have no violations in any login state', async () => {
    const { email, password } = await createAccount(app, toTestUser(app, 'Ada Lovelace'));
    const known = await app.codeFor(email);
    const opened = await app.open('/auth?error=google-auth-failed');
    const { page } = opened;
    await expectAccessible(page, { state: 'start' });
    await page.getByRole('button', { name: 'Log in with email' }).click();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await expectAccessible(page, { state: 'login' });
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Code' }).click();
    await page.getByLabel('Verification Code').waitFor();
    await expectAccessible(page, { state: 'reset-code' });
    await page.getByLabel('Verification Code').fill(await app.codeFor(email, [known]));
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await page.getByLabel('New Password').fill('short');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectAccessible(page, { state: 'reset-password' });
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('No projects yet').waitFor();
    await page.getByRole('button', { name: 'Account menu: Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await expectAccessible(page, { state: 'dashboard' });
    expect(opened.problems).toEqual([]);
  });

  it('have no violations in any registration state', async () => {
    const opened = await app.open('/auth?tab=register');
    const { page } = opened;
    await page.getByRole('button', { name: 'Register with email' }).click();
    await page.getByLabel('Full Name').fill('Mary Somerville');
    await page.getByLabel('Email').fill('mary@example.org');
    await page.getByLabel('Password', { exact: true }).fill('celestial mechanics');
    await page.getByLabel('Confirm Password').fill('celestial');
    await page.getByLabel('Confirm Password').blur();
    await page.getByText('Passwords do not match').waitFor();
    await expectAccessible(page, { state: 'register' });
    await page.getByLabel('Confirm Password').fill('celestial mechanics');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account with email' }).click();
    await page.getByLabel('Verification Code').fill('AAAAAA');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByText('Invalid Code, please try again').waitFor();
    await expectAccessible(page, { state: 'verify' });
    expect(opened.problems).toEqual([]);
  });

  it('show the header links in a menu on a phone', async () => {
    const opened = await app.open('/preview', { viewport: { width: 320, height: 640 } });
    const { page } = opened;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).click();
    await page.getByRole('heading', { name: 'Register Free' }).waitFor();
    await expect
      .poll(() => page.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).isVisible())
      .toBe(false);
    await page.getByRole('button', { name: 'Register with email' }).click();
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
  });
});
