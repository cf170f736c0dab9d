import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_TITLES } from '../src/data/public-titles.ts';
import { TOOLS } from '../src/features/landing/comparison/comparison-data.ts';
import type { BrowserApp } from './browser-app.ts';
import { startBrowserApp } from './start-browser-app.ts';

/** All pages that visitors see, also those that are not listed. */
const PAGES = [...Object.keys(PUBLIC_TITLES), '/auth?tab=login', '/auth?tab=register', '/no/such/page'];

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('links of the public pages', () => {
  it('lead to pages, sections and files that exist, and to known sources', async () => {
    const { page, problems } = await app.open('/terms', { isDisposable: true });
    const links = new Set<string>();
    for (const address of PAGES) for (const link of await linksOf(page, address)) links.add(link);
    const own = [...links].filter((link) => link.startsWith(app.origin));
    const others = [...links].filter((link) => !link.startsWith(app.origin) && !link.startsWith('mailto:'));
    expect(own.length).toBeGreaterThan(PAGES.length);
    // Other sites are not requested; each of their addresses is listed with the facts that it supports.
    expect(others.toSorted()).toEqual(TOOLS.flatMap(({ sources }) => sources).toSorted());
    expect([...links].filter((link) => link.startsWith('mailto:'))).toEqual([
      'mailto:contact@stylekit.localhost',
    ]);
    // Sorted, because the sections of a page that is open need no new load.
    const dead: string[] = [];
    for (const link of own.toSorted()) if (!(await leadsSomewhere(page, link))) dead.push(link);
    expect(dead).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** The absolute addresses of all links of a page, also of hidden ones. */
async function linksOf(page: Page, address: string): Promise<string[]> {
  await page.goto(app.origin + address);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  );
}

/** Whether the address shows a page of ours, and its fragment is the ID of an element or a brief of the demo. */
async function leadsSomewhere(page: Page, link: string): Promise<boolean> {
  const { hash, pathname } = new URL(link);
  const isUnknownPage = pathname === '/no/such/page';
  const response = await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A second address of the same page gives no response.
  const isServed = response === null || response.ok() || isUnknownPage;
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const isFound = isUnknownPage || heading?.includes('Not Found') === false;
  const isSection = hash !== '' && !hash.startsWith('#brief=');
  const target = isSection ? `[id="${decodeURIComponent(hash.slice(1))}"]` : 'body';
  return isServed && isFound && (await page.locator(target).count()) > 0;
}
