import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAccount, section } from './account-page.ts';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import { LIVE_MS, register, waitForToast } from './dashboard-page.ts';
import { create, createTile, openGenerator, PURPOSE, tilesOf } from './generator-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;
let opened: OpenedPage;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());
afterEach(() => {
  expect(opened.problems).toEqual([]);
});

describe('credit packs', () => {
  it('are bought in a new tab, and the balance arrives without a reload', async () => {
    opened = await openAccount(app, await register(app, 'pack'), '?tab=credits');
    const { page } = opened;
    const checkout = await openProvider(page, 'Buy 60 credits for $20');
    await checkout.getByText('Simulated: no money moves').waitFor();
    await checkout.getByRole('button', { name: 'Pay $20.00' }).click();
    await waitForToast(checkout, 'Thank you');
    const added = page.getByRole('row', { name: /60 AI credits/ });
    await added.waitFor({ timeout: LIVE_MS });
    await expect
      .poll(() => added.getByRole('cell').allTextContents())
      .toEqual([expect.stringContaining('$20'), '+60', '63']);
    const receipt = await added.getByRole('link', { name: 'Receipt' }).getAttribute('href');
    expect((await page.context().request.get(String(receipt))).status()).toBe(200);
    await expectAccessible(page, { state: 'bought pack' });
    await checkout.close();
  });

  it('are not charged when the card is declined or the checkout is canceled', async () => {
    opened = await openAccount(app, await register(app, 'canceled'), '?tab=credits');
    const { page } = opened;
    await page.getByText('15', { exact: true }).click();
    const checkout = await openProvider(page, 'Buy 15 credits for $5');
    await checkout.getByRole('button', { name: 'Pay with a declined card' }).click();
    await checkout.getByRole('alert').getByText('The card was declined. Nothing was charged.').waitFor();
    await checkout.getByRole('link', { name: 'Cancel' }).click();
    await waitForToast(checkout, 'Checkout canceled');
    await expect.poll(() => checkout.getByRole('row', { name: /15 AI credits/ }).count()).toBe(0);
    await checkout.close();
  });
});

describe('a user without credits', () => {
  it('buys a pack from the dialog and creates the guide from the kept brief', async () => {
    const generator = await openGenerator(app);
    opened = generator;
    const { page, projectId } = generator;
    for (let credit = 0; credit < 3; credit += 1) await createTile(page, projectId);
    await page.reload();
    await create(page);
    await page
      .getByRole('dialog', { name: 'Out of credits' })
      .getByRole('link', { name: 'Buy Credits' })
      .click();
    await page.waitForURL('**/account?tab=credits');
    const checkout = await openProvider(page, 'Buy 60 credits for $20');
    await checkout.getByRole('button', { name: 'Pay $20.00' }).click();
    await waitForToast(checkout, 'Thank you');
    await checkout.close();
    await page.getByRole('row', { name: /60 AI credits/ }).waitFor({ timeout: LIVE_MS });
    await page.goBack();
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.waitForURL(/tile=/);
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(4);
  });
});

describe('a plan', () => {
  it('is bought, changed, fails, renews and ends', async () => {
    opened = await openAccount(app, await register(app, 'plan'), '?tab=subscription');
    const { page } = opened;
    await page.getByText('Monthly', { exact: true }).click();
    await page.getByText(/^\$5\.99 today\. Renews on \w+ \d+, \d{4} for \$5\.99/).waitFor();
    const checkout = await openProvider(page, 'Upgrade to Premium');
    await checkout.getByRole('button', { name: 'Pay $5.99' }).click();
    await waitForToast(checkout, 'Thank you');
    await checkout.close();
    const plan = section(page, 'Current plan');
    await plan.getByText('Premium, monthly').waitFor({ timeout: LIVE_MS });
    await plan.getByText('$5.99 per month. Renews on').waitFor();
    await expectAccessible(page, { state: 'active plan' });

    const portal = await openProvider(page, 'Manage Subscription');
    const press = (name: string | RegExp) => portal.getByRole('button', { name }).click();
    await press(/^Change to Premium, annual/);
    await plan.getByText('Premium, annual').waitFor({ timeout: LIVE_MS });

    await press('Use a card that is declined from now on');
    await press('Move to the next renewal');
    await plan.getByText('Payment failed', { exact: true }).waitFor({ timeout: LIVE_MS });
    await plan.getByText(/The last payment failed\. Update your card to keep Premium after/).waitFor();
    await expectAccessible(page, { state: 'failed payment' });

    await press('Use a card that works, and pay open invoices');
    await plan.getByText('Active', { exact: true }).waitFor({ timeout: LIVE_MS });

    await press('Cancel at the end of the period');
    await plan.getByText('and does not renew').waitFor({ timeout: LIVE_MS });
    await press('Move to the next renewal');
    await section(page, 'Premium').getByText('$59.99 per year').first().waitFor({ timeout: LIVE_MS });
    await portal.getByRole('link', { name: 'Return to StyleKit' }).click();
    await waitForToast(portal, 'Plan refreshed');
    await portal.close();
  });
});

/** Presses a button that opens a page of the payment provider in a new tab. */
async function openProvider(page: Page, name: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  await tab.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/(?:pay|portal)\//);
  return tab;
}
