import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { focused, openAccount } from './account-page.ts';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import { createProject, register, waitForToast } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;
let opened: OpenedPage;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
afterEach(async () => {
  expect(opened.problems).toEqual([]);
});

describe('account deletion', () => {
  it('asks for confirmation, mails a code, rejects a wrong one and deletes everything', async () => {
    const email = await register(app, 'leaving');
    const known = await app.codeFor(email);
    opened = await openAccount(app, email);
    const { page } = opened;
    await createProject(page, 'Forno', 'A bakery that bakes over oak');
    await page.evaluate(() => localStorage.setItem('stylekit-settings-0', '{}'));
    await watchDialogs(page);
    const confirmation = await openDeletion(page);
    await confirmation.getByText('Ines Moura').waitFor();
    await confirmation.getByText(`(${email})`).waitFor();
    await confirmation.getByText('This cannot be undone.').waitFor();
    await confirmation.getByText('1 project', { exact: true }).waitFor();
    await confirmation.getByText('3 AI credits and 3 custom credits').waitFor();
    await confirmation.getByRole('button', { name: 'Send Verification Code' }).click();
    await waitForToast(page, 'Verification code sent');
    const dialog = page.getByRole('dialog', { name: 'Verify account deletion' });
    await dialog.getByText('Simulated').waitFor();
    await expect
      .poll(() => dialog.getByRole('link', { name: /Open test inbox/ }).getAttribute('href'))
      .toBe('/sandbox/mail');
    await expect.poll(() => focused(page)).toBe('code');
    const code = dialog.getByLabel('Verification Code');
    const submit = dialog.getByRole('button', { name: 'Delete Account' });
    await code.fill('ab');
    await submit.click();
    await dialog.getByText('Please enter a valid 6-digit verification code.').waitFor();
    await code.fill('a b-c!d1ef9');
    await expect.poll(() => code.inputValue()).toBe('ABCD1E');
    await submit.click();
    await waitForToast(page, 'Verification failed');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await dialog.getByText('Invalid code', { exact: true }).first().waitFor();
    await expect.poll(() => focused(page)).toBe('code');
    await delayResponseUntilLoggedOut(page);
    await code.fill((await app.codeFor(email, [known])).toLowerCase());
    await submit.click();
    await waitForToast(page, 'Account deleted');
    await page
      .getByRole('dialog', { name: 'Account deleted' })
      .getByText(/Redirecting to the home page/)
      .waitFor();
    await page.waitForURL(`${app.origin}/`);
    await page
      .getByRole('link', { name: /Log ?in/i })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('stylekit-settings-0'))).toBeNull();
    expect(await page.evaluate(() => Reflect.get(window, 'sessionEndedCount'))).toBe(0);
    const status = await page.evaluate(async (address) => {
      const body = JSON.stringify({ email: address, password: 'quiet lamp over the harbour' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/login', { method: 'POST', headers, body })).status;
    }, email);
    expect(status).toBe(401);
  });

  it('sends another code after a minute and discards all input on cancel', async () => {
    const email = await register(app, 'staying');
    opened = await openAccount(app, email, '', { isDisposable: true });
    const { page } = opened;
    await page.clock.install();
    const confirmation = await openDeletion(page);
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Account actions');
    let sent = 0;
    // The server has its own clock, which the fake clock does not change.
    await page.route('**/api/user/delete/request', (route) => {
      sent += 1;
      return route.fulfill({ json: { success: true, message: 'Verification code sent' } });
    });
    await (await openDeletion(page)).getByRole('button', { name: 'Send Verification Code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify account deletion' });
    await dialog.getByLabel('Verification Code').fill('ABC');
    await dialog.getByText('We sent a 6-character code').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Resend in \d+s$/ }).isDisabled()).toBe(true);
    await page.clock.fastForward(30_000);
    await dialog.getByRole('button', { name: /^Resend in (?:29|30)s$/ }).waitFor();
    await page.clock.fastForward(31_000);
    await dialog.getByRole('button', { name: 'Resend code' }).click();
    await dialog.getByRole('button', { name: /^Resend in (?:59|60)s$/ }).waitFor();
    expect(sent).toBe(2);
    await expect.poll(() => dialog.getByLabel('Verification Code').inputValue()).toBe('');
    await dialog.getByLabel('Verification Code').fill('ABC');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await (await openDeletion(page)).getByRole('button', { name: 'Send Verification Code' }).click();
    await expect.poll(() => dialog.getByLabel('Verification Code').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'My Account' }).waitFor();
  });

  it('returns to the confirmation when the code cannot be sent, and keeps the code step when a resend fails', async () => {
    const email = await register(app, 'unsent');
    opened = await openAccount(app, email, '', { isDisposable: true });
    const { page } = opened;
    await page.clock.install();
    const tooManyRequests = {
      status: 429,
      json: { code: 'SK_TOO_MANY', message: 'Resend available in 40s' },
    };
    await page.route('**/api/user/delete/request', (route) => route.fulfill(tooManyRequests), { times: 1 });
    const confirmation = await openDeletion(page);
    await confirmation.getByRole('button', { name: 'Send Verification Code' }).click();
    await waitForToast(page, 'Failed to send verification code');
    await confirmation.getByRole('alert').getByText('Resend available in 40s').waitFor();
    const dialog = page.getByRole('dialog', { name: 'Verify account deletion' });
    await expect.poll(() => dialog.count()).toBe(0);
    await confirmation.getByRole('button', { name: 'Send Verification Code' }).click();
    await dialog.getByText('We sent a 6-character code').waitFor();
    await dialog.getByLabel('Verification Code').fill('ABC');
    await page.route('**/api/user/delete/request', (route) => route.fulfill(tooManyRequests));
    await page.clock.fastForward(61_000);
    await dialog.getByRole('button', { name: 'Resend code' }).click();
    await waitForToast(page, 'Failed to send verification code');
    await expect.poll(() => dialog.getByLabel('Verification Code').inputValue()).toBe('ABC');
    await expect.poll(() => dialog.getByRole('button', { name: 'Resend code' }).isEnabled()).toBe(true);
  });
});

async function openDeletion(page: Page) {
  await page.getByRole('button', { name: 'Account actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Account' }).click();
  return page.getByRole('dialog', { name: 'Delete your account?' });
}

/** Simulates that the end of the session arrives before the response to the deletion. */
async function delayResponseUntilLoggedOut(page: Page): Promise<void> {
  const signedOut = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/user' && response.status() === 401,
  );
  await page.route('**/api/user/delete/verify', async (route) => {
    const response = await route.fetch();
    await signedOut;
    await route.fulfill({ response });
  });
}

/** Counts how often the session-ended dialog opens. */
async function watchDialogs(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'sessionEndedCount', 0);
    const isSessionEnded = (dialog: Element) =>
      dialog.querySelector('h2')?.textContent === 'Your session has ended';
    new MutationObserver((records) => {
      const opened = records.filter(
        ({ target }) => target instanceof HTMLDialogElement && target.open && isSessionEnded(target),
      );
      Reflect.set(window, 'sessionEndedCount', Reflect.get(window, 'sessionEndedCount') + opened.length);
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  });
}
