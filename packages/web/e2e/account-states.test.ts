import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAccount, section } from './account-page.ts';
import type { BrowserApp } from './browser-app.ts';
import { openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const ACTIVE = {
  subscriptionStatus: 'active',
  subscription: { plan: 'annual', renewsAt: '2027-05-03T12:00:00.000Z', cancelAtPeriodEnd: false },
};

let app: BrowserApp;
/** The tests with this user do not change data. */
let viewer: string;

beforeAll(async () => {
  app = await startBrowserApp();
  viewer = await register(app, 'viewer');
});
afterAll(() => app.close());

describe('subscription', () => {
  it('offers yearly and monthly billing at the catalog prices', async () => {
    const { page, problems } = await openAccount(app, viewer, '?tab=subscription');
    const premium = section(page, 'Premium');
    await premium.getByText('$59.99 per year').waitFor();
    await premium.getByText('save 16%, 2 months free, instead of $5.99 per month', { exact: true }).waitFor();
    await premium.getByText('30 AI credits every month, for AI and Co-Pilot Mode').waitFor();
    await premium.getByText('Up to 100 active custom style guides; delete one to create another').waitFor();
    await premium.getByText('Monthly', { exact: true }).click();
    await premium.getByText('or $59.99 per year: save 16%, 2 months free', { exact: true }).waitFor();
    await premium.getByText('$5.99 per month').first().waitFor();
    await expectTerms(
      page,
      'Upgrade to Premium',
      /^\$5\.99 today\. Renews on .+ for \$5\.99, and every month after that/,
    );
    await section(page, 'Current plan')
      .getByText('3 AI or Co-Pilot style guides and 3 custom style guides.')
      .waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('shows the renewal date and the extra credits when active', async () => {
    const { page, problems } = await openAccount(app, viewer, '?tab=subscription', {}, ACTIVE);
    const plan = section(page, 'Current plan');
    await plan.getByText('Premium, annual').waitFor();
    await plan.getByText('$59.99 per year. Renews on May 3, 2027.').waitFor();
    await plan.getByRole('button', { name: 'Manage Subscription' }).waitFor();
    await expectTerms(page, '60 credits for $20', /^Charged once, no tax added\./);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('shows the end date when canceled', async () => {
    const subscription = { ...ACTIVE.subscription, plan: 'monthly', cancelAtPeriodEnd: true };
    const { page } = await openAccount(app, viewer, '?tab=subscription', {}, { ...ACTIVE, subscription });
    await page.getByText('$5.99 per month. Ends on May 3, 2027 and does not renew.').waitFor();
  });
});

describe('without card payment', () => {
  it('keeps the buttons focusable and explains why nothing can be bought', async () => {
    const { page, problems } = await openAccount(app, viewer, '?tab=credits', {}, {}, withoutPrices);
    const button = page.getByRole('button', { name: 'Buy 60 credits for $20' });
    await button.focus();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.press('Enter');
    const id = await button.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${id}"]`).textContent())
      .toBe('Card payment is not set up on this server.');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

describe('credits', () => {
  it('offers three packs with the best one preselected, above the history', async () => {
    const { page, problems } = await openAccount(app, viewer, '?tab=credits');
    await expect.poll(() => page.getByRole('radio', { name: /60.*Best.*\$20/ }).isChecked()).toBe(true);
    await expectTerms(page, 'Buy 60 credits for $20', /^Charged once, no tax added\./);
    await page.getByRole('radio', { name: /60/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expectTerms(page, 'Buy 30 credits for $9', /^Charged once, no tax added\./);
    const history = section(page, 'Credit history');
    await history.getByRole('row', { name: /Free AI credits.*Added ·.*AI credits ·.*\+3 3/ }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

describe('loading errors', () => {
  it.each([
    ['Sessions', '', '**/api/user/sessions', 'Failed to load your sessions', 'This device'],
    [
      'Credit history',
      '?tab=credits',
      '**/api/user/transactions*',
      'Failed to load your credit history',
      '+3',
    ],
    ['Credit packs', '?tab=credits', '**/api/catalog', 'Failed to load credit packs', '$20'],
    ['Current plan', '?tab=subscription', '**/api/catalog', 'Failed to load the plans', 'No card needed.'],
  ])(
    'in %s%s show a skeleton first, an error on failure and the content after a retry',
    async (title, search, path, failure, content) => {
      const { page, allowProblem } = await openDashboard(app, viewer);
      allowProblem(/status of 503/);
      const checked = Promise.withResolvers<void>();
      await page.route(path, async (route) => {
        await checked.promise;
        await route.fulfill({ status: 503, json: { code: 'SK_DOWN', message: 'Please try again later.' } });
      });
      await page.goto(`${app.origin}/account${search}`);
      const place = section(page, title);
      await place.getByText(/^Loading /).waitFor({ state: 'attached' });
      checked.resolve();
      await place.getByRole('alert').getByText(failure).waitFor();
      await place.getByText('Please try again later.').waitFor();
      await page.unroute(path);
      await place.getByRole('button', { name: 'Try again' }).click();
      await place.getByText(content).first().waitFor();
    },
  );

  it('shows the account of a user whose email address is not verified', async () => {
    const { page } = await openAccount(app, viewer, '', {}, { emailVerified: false });
    await page.getByRole('heading', { name: 'Account not available' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Go to Login' }).getAttribute('href'))
      .toBe('/auth');
  });
});

describe('accessibility', () => {
  it('finds no violations on the profile and its dialogs', async () => {
    // A second session for the list.
    await openDashboard(app, viewer);
    const name = 'Verylongnameofapersonwithoutanyblank'.repeat(2);
    const { page, problems } = await openAccount(app, viewer, '', {}, { name, googleId: '1' });
    await section(page, 'Sessions').getByText('This device').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await page.getByLabel('Display Name').fill('I');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Account actions' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Delete Account' }).click();
    await page.getByText('3 AI credits and 3 custom credits').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await page.getByText('We sent a 6-character code').waitFor();
    await page.getByRole('button', { name: 'Delete Account', exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await page.getByText(/This ends \d+ other sessions? immediately/).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

/** Expects a payment button with these terms in its description. */
async function expectTerms(page: Page, name: string, terms: RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  const id = await button.getAttribute('aria-describedby');
  await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toMatch(terms);
}

/** Answers the catalog as a server without card payment does. */
async function withoutPrices(page: Page): Promise<void> {
  await page.route('**/api/catalog', async (route) => {
    const response = await route.fetch();
    const catalog = await response.json();
    const packs = catalog.packs.map((pack: object) => ({ ...pack, priceId: null }));
    await route.fulfill({ response, json: { ...catalog, packs } });
  });
}
