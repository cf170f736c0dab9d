import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { focused, openAccount, section } from './account-page.ts';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import {
  callApi,
  createProject,
  LIVE_MS,
  openDashboard,
  readDownload,
  register,
  waitForToast,
} from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const PASSWORD = 'quiet lamp over the harbour';

let app: BrowserApp;
let email: string;
let opened: OpenedPage;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'account');
});
afterAll(() => app.close());
afterEach(async () => {
  expect(opened.problems).toEqual([]);
});

describe('profile', () => {
  it('opens from the header, shows the user and links back', async () => {
    opened = await openDashboard(app, email);
    const { page } = opened;
    await page.getByRole('link', { name: 'My Account' }).first().click();
    await page.getByRole('heading', { name: 'My Account' }).waitFor();
    const card = section(page, 'Account');
    const rows = await card.getByRole('definition').allTextContents();
    expect(rows).toEqual([
      '3',
      '3',
      'Email Account',
      expect.stringMatching(/^\w+ \d{1,2}, \d{4}$/),
      'Verified',
    ]);
    await expect.poll(() => page.locator('.account-avatar').textContent()).toBe('IM');
    await expect.poll(() => page.getByText('Google Account').count()).toBe(0);
    await card.getByRole('button', { name: 'Log Out' }).click();
    await page.getByText("You've been successfully logged out.").waitFor();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  it('saves a new name and shows it in the other window', async () => {
    opened = await openAccount(app, await register(app, 'rename'));
    const { page } = opened;
    const second = await page.context().newPage();
    await second.goto(`${app.origin}/account`);
    await second.locator('.account-name').getByText('Ines Moura').waitFor();
    await second.getByLabel('Display Name').fill('Typed in the second');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByLabel('Display Name').fill('Inês Moura da Costa');
    await save.click();
    await waitForToast(page, 'Profile updated');
    await second.locator('.account-name').getByText('Inês Moura da Costa').waitFor({ timeout: LIVE_MS });
    await expect.poll(() => second.getByLabel('Display Name').inputValue()).toBe('Typed in the second');
    await page.locator('.account-name').getByText('Inês Moura da Costa').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Profile');
    await expect.poll(() => save.isDisabled()).toBe(true);
  });

  it('rejects a name that is too short and keeps the input when saving fails', async () => {
    opened = await openAccount(app, email);
    const { page } = opened;
    const name = page.getByLabel('Display Name');
    await name.fill(' I ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await waitForToast(page, 'Invalid name');
    const profile = section(page, 'Profile');
    await profile.getByText('Name must be at least 2 characters').waitFor();
    await expect.poll(() => focused(page)).toBe('name');
    await name.fill('n'.repeat(101));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await waitForToast(page, 'Failed to update profile');
    await profile.getByText('Name must be at most 100 characters').first().waitFor();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => name.inputValue()).toHaveLength(101);
    await name.fill('Ines Moura');
    await expect.poll(() => page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
  });

  it('shows the Google picture, or the initials when it fails to load', async () => {
    const user = {
      googleId: '1',
      profilePicture: 'https://pictures.example/face.png',
      name: 'Ada King Byron',
    };
    opened = await openAccount(app, email, '', {}, user, async (page) => {
      await page.route('https://pictures.example/**', (route) =>
        route.fulfill({ status: 200, contentType: 'image/png', body: '' }),
      );
    });
    const { page } = opened;
    opened.allowProblem(/pictures\.example/);
    await page.locator('.account-avatar').getByText('AK').waitFor();
    await expect.poll(() => page.getByText('Google Account', { exact: true }).count()).toBe(2);
  });
});

describe('password', () => {
  it('changes with the current password and ends the other sessions', async () => {
    opened = await openAccount(app, email);
    const { page } = opened;
    const other = await openDashboard(app, email);
    const form = section(page, 'Password');
    const submit = form.getByRole('button', { name: 'Change Password' });
    await submit.click();
    for (const error of [
      'Please enter your current password',
      'Password must be at least 8 characters',
      'Please confirm your password',
    ]) {
      await form.getByText(error, { exact: true }).waitFor();
    }
    await expect.poll(() => focused(page)).toBe('currentPassword');
    await form.getByLabel('Current Password').fill('not the password');
    await form.getByLabel('New Password').fill('a clear night in March');
    await form.getByLabel('Confirm Password').fill('a clear night in May');
    await submit.click();
    await form.getByText('Passwords do not match').waitFor();
    await form.getByLabel('Confirm Password').fill('a clear night in March');
    await submit.click();
    await form.getByText('The current password is wrong.').waitFor();
    await expect.poll(() => focused(page)).toBe('currentPassword');
    await form.getByLabel('Current Password').fill(PASSWORD);
    await form.getByLabel('New Password').fill('password123');
    await form.getByLabel('Confirm Password').fill('password123');
    await submit.click();
    await form.getByText('This password is too common. Please choose another one.').waitFor();
    await form.getByLabel('New Password').fill('a clear night in March');
    await form.getByLabel('Confirm Password').fill('a clear night in March');
    await submit.click();
    await waitForToast(page, 'Password changed');
    await page.getByText('You were logged out everywhere else.').waitFor();
    await expect.poll(() => form.getByLabel('New Password').inputValue()).toBe('');
    await other.page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await section(page, 'Sessions').getByText('No other active sessions.').waitFor();
    await callApi(page, 'POST', '/api/user/password', {
      currentPassword: 'a clear night in March',
      newPassword: PASSWORD,
    });
  });

  it('asks for the code of a Google account only when the server requires it', async () => {
    opened = await openAccount(app, email, '', {}, { googleId: '1' });
    const { page } = opened;
    const form = section(page, 'Password');
    await expect.poll(() => form.getByLabel('Current Password').count()).toBe(0);
    await form.getByLabel('New Password').fill('a clear night in March');
    await form.getByLabel('Confirm Password').fill('a clear night in March');
    await form.getByRole('button', { name: 'Set Password' }).click();
    await form.getByText('This account already has a password. Enter it to continue.').waitFor();
    await expect.poll(() => focused(page)).toBe('currentPassword');
    await page.route('**/api/user/password', (route) =>
      route.fulfill({ status: 403, json: { code: 'SK_SIGN_IN_AGAIN', message: 'Please sign in again.' } }),
    );
    await form.getByLabel('Current Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect
      .poll(() => form.getByRole('link', { name: 'Sign in with Google again' }).getAttribute('href'))
      .toBe('/api/auth/google');
  });
});

describe('sessions', () => {
  it('lists all sessions and ends one or all others, but not the current one', async () => {
    const user = await register(app, 'sessions');
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0';
    const others = [
      await openDashboard(app, user, { userAgent }),
      await openDashboard(app, user),
      await openDashboard(app, user),
    ];
    opened = await openAccount(app, user);
    const { page } = opened;
    const list = section(page, 'Sessions');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
    const own = list.getByRole('listitem').filter({ hasText: 'This device' });
    await own.getByText('Chrome on Linux').waitFor();
    await expect.poll(() => own.getByRole('button').count()).toBe(0);
    await list.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
    await waitForToast(page, 'Logged out');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
    await expect.poll(() => focused(page)).toBe('Sessions');
    await others[0]?.page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    const endOthers = list.getByRole('button', { name: 'Log out everywhere else' });
    await endOthers.click();
    const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
    await question.getByText('This ends 2 other sessions immediately').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toBe('Log out everywhere else');
    await endOthers.click();
    await question.getByRole('button', { name: 'Log out everywhere else' }).click();
    await waitForToast(page, 'Logged out everywhere else');
    await list.getByText('No other active sessions.').waitFor();
    await expect.poll(() => focused(page)).toBe('Sessions');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  });
});

describe('data export', () => {
  it('downloads everything stored as one file', async () => {
    opened = await openAccount(app, email);
    const { page } = opened;
    await createProject(page, 'Forno', 'A bakery that bakes over oak');
    const downloadStarted = page.waitForEvent('download');
    await section(page, 'Your data').getByRole('link', { name: 'Download my data' }).click();
    const download = await downloadStarted;
    expect(download.suggestedFilename()).toBe('stylekit-account.json');
    const stored = JSON.parse(await readDownload(download));
    expect(stored).toMatchObject({ user: { email }, projects: [{ name: 'Forno' }] });
    expect(Object.keys(stored)).toContain('transactions');
  });
});

describe('URL', () => {
  it('keeps the selected tab after a reload', async () => {
    opened = await openAccount(app, email);
    const { page } = opened;
    await page.getByRole('tab', { name: 'Buy Credits' }).click();
    await page.waitForURL(`${app.origin}/account?tab=credits`);
    await page.reload();
    await page.getByRole('heading', { name: 'Credit history' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: 'Buy Credits' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`${app.origin}/account?tab=subscription`);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.waitForURL(`${app.origin}/account`);
  });

  it.each([
    ['checkout', 'Thank you', 'Your payment is being confirmed.'],
    ['portal', 'Plan refreshed', 'Your plan is up to date.'],
  ])('with %s=success reloads the user, shows a toast and is cleaned up', async (name, title, text) => {
    opened = await openDashboard(app, email);
    const { page } = opened;
    let reads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/user') reads += 1;
    });
    await page.goto(`${app.origin}/account?tab=credits&${name}=success`);
    await waitForToast(page, title);
    await page.locator('.toast').getByText(text).waitFor();
    await page.waitForURL(`${app.origin}/account?tab=credits`);
    await expect.poll(() => reads).toBe(2);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => reads).toBe(3);
  });
});
