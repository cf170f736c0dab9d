import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { activeItem, type BrowserApp, type OpenedPage } from './browser-app.ts';
import { openDashboard, PASSWORD } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';
import { createAccount, registerUser, type TestUser, toTestUser } from './test-accounts.ts';

let app: BrowserApp;
let ada: TestUser;
let opened: OpenedPage;

beforeAll(async () => {
  app = await startBrowserApp();
  ada = await createAccount(app, { ...toTestUser(app, 'Ada Lovelace'), password: PASSWORD });
});
afterAll(() => app.close());
afterEach(async () => {
  expect(opened.problems).toEqual([]);
  // Only the Google mock uses 127.0.0.1.
  expect([...opened.hosts].filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual([]);
});

describe('registration', () => {
  it('leads through the mailed code to the dashboard', async () => {
    opened = await app.open('/auth?tab=register');
    const { page } = opened;
    const user = toTestUser(app, 'Inês Moinho');
    await page.getByRole('heading', { name: 'Register Free' }).waitFor();
    await page.getByRole('button', { name: 'Register with email' }).click();
    await fillRegistration(page, user);
    await page.getByRole('button', { name: 'Create account with email' }).click();
    await page.getByRole('heading', { name: 'Verification Required' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /Open test inbox/ }).getAttribute('href'))
      .toBe('/sandbox/mail');
    await enterCode(page, 'aaaaaa');
    await expect.poll(() => page.getByLabel('Verification Code').inputValue()).toBe('AAAAAA');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByText('Invalid Code, please try again').waitFor();
    await enterCode(page, (await app.codeFor(user.email)).toLowerCase());
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expectDashboard(page);
    await page.getByText('Welcome to StyleKit!').waitFor();
    await page.getByText('Your account has been created successfully.').waitFor();
    await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  });

  it('shows an error for each invalid field and submits once all are valid', async () => {
    opened = await app.open('/auth?tab=register');
    const { page } = opened;
    await page.getByRole('button', { name: 'Register with email' }).click();
    const submit = page.getByRole('button', { name: 'Create account with email' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    const user = toTestUser(app, 'Grace Hopper');
    await fillRegistration(page, { ...user, name: ' ', email: 'grace@', password: 'short' });
    await page.getByLabel('Confirm Password').fill('other');
    await page.getByLabel('Confirm Password').blur();
    for (const error of [
      'Name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ]) {
      await page.getByText(error, { exact: true }).waitFor();
    }
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await fillRegistration(page, { ...user, password: 'password123' });
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await submit.click();
    await page.getByText('Registration failed').waitFor();
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true');
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe(user.name);
  });

  it('resends the code once a minute, at most five times', async () => {
    opened = await app.open('/auth?tab=register', { isDisposable: true });
    const { page } = opened;
    await page.clock.install();
    await page.getByRole('button', { name: 'Register with email' }).click();
    await fillRegistration(page, toTestUser(app, 'Katherine Johnson'));
    await page.getByRole('button', { name: 'Create account with email' }).click();
    await page.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor();
    for (let round = 0; round < 5; round += 1) {
      await expect.poll(() => page.getByRole('button', { name: /^Resend in/ }).isDisabled()).toBe(true);
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: 'Resend Code' }).click();
      await page.getByText('Verification code resent').waitFor();
      await page.getByRole('button', { name: 'Resend Code' }).waitFor({ state: 'detached' });
    }
    await expect
      .poll(() => page.getByRole('button', { name: 'Resend limit reached' }).isDisabled())
      .toBe(true);
  });
});

describe('login', () => {
  it('opens the dashboard, and logging out clears the session', async () => {
    opened = await app.open('/auth?tab=login');
    const { page } = opened;
    await openLogin(page);
    await expect.poll(() => page.getByLabel('Remember me').isChecked()).toBe(true);
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectWrongPassword(page.locator('form'));
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid'))
      .toBe('false');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectDashboard(page);
    await page.getByText("You've successfully logged in.").waitFor();
    await page.evaluate(() => localStorage.setItem('stylekit-settings-0', '{}'));
    await page.getByRole('button', { name: `Account menu: ${ada.name}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText("You've been successfully logged out.").waitFor();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stylekit-settings-0'))).toBeNull();
    await page.goto(`${app.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('validates the fields before sending', async () => {
    opened = await app.open('/auth');
    const { page } = opened;
    await openLogin(page);
    await page.getByLabel('Email').fill('ada');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByLabel('Password', { exact: true }).fill('seen');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  });

  it('asks an unverified user for a new code and then opens the dashboard', async () => {
    const user = toTestUser(app, 'Mary Somerville');
    await registerUser(app, user);
    opened = await app.open('/auth');
    const { page } = opened;
    await logIn(page, user);
    await page.getByText('Email has not been verified yet.').waitFor();
    await expect.poll(() => page.getByText('Login failed').count()).toBe(0);
    await page.getByRole('button', { name: 'Get a New Code and verify email' }).click();
    await page.getByRole('heading', { name: 'Verification Required' }).waitFor();
    await enterCode(page, await app.codeFor(user.email));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expectDashboard(page);
  });

  it('with Google goes through the account chooser', async () => {
    opened = await app.open('/auth');
    const { page } = opened;
    await page.getByRole('link', { name: /Continue with Google/ }).click();
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await page.getByRole('button', { name: /Grace Example/ }).click();
    await expectDashboard(page);
    await page.getByRole('button', { name: 'Account menu: Grace Example' }).waitFor();
    // The page of the Google mock has no icon.
    opened.allowProblem(/\/favicon\.ico$/);
  });

  it('shows an error when Google sign-in fails', async () => {
    opened = await app.open('/auth?error=google-auth-failed');
    await opened.page.getByText('Google Sign-in Failed').waitFor();
    await opened.page.getByText('There was a problem signing in with Google. Please try again.').waitFor();
  });

  it('works with the keyboard only', async () => {
    opened = await app.open('/auth');
    const { page } = opened;
    await tabTo(page, 'Log in with email');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ada');
    await page.getByRole('tab', { name: 'Log in' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Register Free' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => focusName(page)).toBe('Log in');
    await tabTo(page, 'email');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(ada.email);
    await tabTo(page, 'password');
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
    await tabTo(page, `Account menu: ${ada.name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor({ state: 'detached' });
    await expect.poll(() => focusName(page)).toContain(`Account menu: ${ada.name}`);
    await page.keyboard.press('ArrowDown');
    await activeItem(page, 'Dashboard').waitFor();
    await page.keyboard.press('End');
    await activeItem(page, 'Logout').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
});

describe('password reset', () => {
  it('takes four steps and recovers from an expired code', async () => {
    const user = await createAccount(app, toTestUser(app, 'Emmy Noether'));
    const known = await app.codeFor(user.email);
    opened = await app.open('/auth', { isDisposable: true });
    const { page } = opened;
    await page.clock.install();
    await openLogin(page);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Send Reset Code' }).click();
    await page.getByText(/The code expires in/).waitFor();
    const code = await app.codeFor(user.email, [known]);
    await enterCode(page, code);
    await page.clock.fastForward(121_000);
    await page.getByText('The code has expired. Request a new one.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Verify Code' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await page.getByText('Reset code resent').waitFor();
    await enterCode(page, code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await page.getByText('Invalid code.').waitFor();
    // Only the browser's clock was advanced. On the server the code is still valid, and no second code was sent.
    await enterCode(page, code);
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await page.getByLabel('New Password').fill('salt');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByText('Password must be at least 8 characters.').waitFor();
    await page.getByLabel('New Password').fill('salt, yeast and time');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByText('Passwords do not match.').waitFor();
    await page.getByLabel('Confirm Password').fill('salt, yeast and time');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByText('Password updated').waitFor();
    await page.clock.fastForward(2_100);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(user.email);
    await page.getByLabel('Password', { exact: true }).fill('salt, yeast and time');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectDashboard(page);
  });
});

describe('session', () => {
  it('redirects visitors from the dashboard to the login page', async () => {
    opened = await app.open('/dashboard');
    await opened.page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => opened.page.getByText('Your session has ended').count()).toBe(0);
  });

  it('redirects signed-in users from the login page and from unknown URLs to the dashboard', async () => {
    opened = await openDashboard(app, ada.email);
    const { page } = opened;
    await page.goto(`${app.origin}/auth?tab=register`);
    await expectDashboard(page);
    await page.goto(`${app.origin}/no/such/page`);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expectDashboard(page);
  });

  it('redirects to the login page with a message when it has expired', async () => {
    opened = await openDashboard(app, ada.email);
    const { page } = opened;
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
  });

  it('keeps the form input when it expires and lets the same user log in again', async () => {
    opened = await openDashboard(app, ada.email);
    const { page } = opened;
    await page.getByRole('button', { name: 'New Project' }).click();
    await page.getByLabel('Project Name').fill('Analytical Engine');
    await page.getByLabel('Description').fill('Weaves algebraic patterns');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create Project' }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByText(ada.email).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await ended.waitFor();
    await ended.getByLabel('Password', { exact: true }).fill('not the password');
    await ended.getByRole('button', { name: 'Log in' }).click();
    await expectWrongPassword(ended.locator('form'));
    await ended.getByLabel('Password', { exact: true }).fill(ada.password);
    await ended.getByRole('button', { name: 'Log in' }).click();
    await ended.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Project Name').inputValue()).toBe('Analytical Engine');
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.getByRole('heading', { name: 'Analytical Engine' }).waitFor();
  });

  it('offers the login page when it expires, and logging out in one window logs out all', async () => {
    opened = await openDashboard(app, ada.email);
    const { page } = opened;
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'My Account' }).first().click();
    await page.getByRole('button', { name: 'Leave this page' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    await logIn(page, ada);
    await expectDashboard(page);
    const other = await page.context().newPage();
    await other.goto(`${app.origin}/account`);
    await other.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => page.getByText('Your session has ended').count()).toBe(0);
  });

  it('shows an error when the session request fails', async () => {
    opened = await openDashboard(app, ada.email);
    const { page } = opened;
    let isDown = true;
    await page.route('**/api/user', (route) => (isDown ? route.abort() : route.continue()));
    await page.reload();
    await page.getByText('Could not load your account').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectDashboard(page);
    opened.allowProblem(/net::ERR_FAILED/);
  });
});

async function fillRegistration(page: Page, { name, email, password }: TestUser): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox').check();
}

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in with email' }).click();
}

async function logIn(page: Page, { email, password }: TestUser): Promise<void> {
  await openLogin(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A wrong password is shown as a toast and at the focused field. */
async function expectWrongPassword(form: Locator): Promise<void> {
  const error = 'Invalid email or password';
  const toast = form.page().locator('.toast');
  await toast.getByText('Login failed').waitFor();
  await toast.getByText(error).waitFor();
  await form.getByText(error).waitFor();
  const field = form.getByLabel('Password', { exact: true });
  await expect
    .poll(() =>
      field.evaluate((input) => ({
        hasFocus: input === document.activeElement,
        isInvalid: input.getAttribute('aria-invalid'),
        description: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      })),
    )
    .toEqual({ hasFocus: true, isInvalid: 'true', description: error });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification Code').fill(code);
}

async function expectDashboard(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
}

/** The label, name or text of the focused element. */
function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? '';
  });
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focusName(page)).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`The Tab key does not reach ${name}.`);
}
