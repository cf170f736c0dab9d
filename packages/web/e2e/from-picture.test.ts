import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { openGenerator } from './generator-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#FFFFFF" d="M0 0h90v90H0z"/>' +
  '<path fill="#C4532F" d="M20 20h50v50H20z"/></svg>';

let app: BrowserApp;
beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

it('fills the primary color from a logo dropped on the Co-Pilot form, without a request', async () => {
  const { page, problems } = await openGenerator(app, '?mode=copilot');
  const form = page.getByRole('form', { name: 'Co-Pilot Mode' });
  await form.waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const files = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'logo.svg', { type: 'image/svg+xml' }));
    return data;
  }, LOGO);
  await form.dispatchEvent('drop', { dataTransfer: files });
  await page.getByRole('button', { name: 'Use #C4532F' }).click();
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
  await expect.poll(() => primary.inputValue()).toBe('#C4532F');
  // Only the code of the panel is loaded, and the picture itself as a data URL.
  expect(sent.filter((request) => !/^GET (?:\/assets\/|image\/svg)/.test(request))).toEqual([]);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
