import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;
beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

it('shows the guide on real things, accessible, on the whole screen and in print', async () => {
  const { page, problems } = await app.open('/preview');
  await page.locator('#guide-things').scrollIntoViewIfNeeded();
  const things = page.locator('.things-stage');
  await things.waitFor();
  // The rest of the page is checked in shell.test.ts.
  await expectAccessible(page, { state: 'landing page', within: '#guide-things' });
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expectAccessible(page, { state: 'dashboard', within: '#guide-things' });

  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.className ?? null);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(fullScreen).toBe('things-stage');
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(fullScreen).toBe(null);

  await expect.poll(() => printedParts(page)).toEqual({ things: 6, others: 0 });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['print'])).toBeUndefined();
  expect(problems).toEqual([]);
});

/** What is visible in the print of the button: pictures, and other sections of the guide. */
async function printedParts(page: Page): Promise<{ things: number; others: number }> {
  await page.evaluate(() => {
    // The dialog of the browser cannot be operated from a test.
    window.print = () => document.documentElement.classList.add('print-requested');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('html.print-requested').waitFor();
  await page.emulateMedia({ media: 'print' });
  const count = (selector: string) => page.locator(`${selector} >> visible=true`).count();
  const parts = { things: await count('[data-thing]'), others: await count('.swatch, .matrix, h1, h3') };
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return parts;
}
