import { statSync } from 'node:fs';
import path from 'node:path';
import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserApp } from './browser-app.ts';
import { callApi, createProject, openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const PAGE_BYTES = 151_000;
/** Before the engine is needed. */
const LANDING_BYTES = 95_000;
const GUIDE_BYTES = 190_000;
/** The Custom form adds pickers, the checks and the preview with the exported stylesheet to the generator. */
const CUSTOM_BYTES = 214_000;

let app: BrowserApp;
let email: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'size');
});
afterAll(() => app.close());

describe('script size of a page (brotli)', () => {
  it.each(['/preview', '/auth'])('is at most 151 kB on %s before any interaction', async (to) => {
    const { page } = await app.open(to);
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes(page)).toBeLessThanOrEqual(PAGE_BYTES);
  });

  it('is at most 95 kB on the landing page until the brief gets the focus', async () => {
    const { page } = await app.open('/');
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes(page)).toBeLessThanOrEqual(LANDING_BYTES);
    await page.getByLabel('Describe your brand').focus();
    await expect.poll(() => scriptBytes(page)).toBeGreaterThan(LANDING_BYTES);
  });

  it('is at most 151 kB when signed in, 190 kB with a style guide, 214 kB with the Custom form', async () => {
    const { page } = await openDashboard(app, email);
    const projectId = await createProject(page, 'Forno', 'A bakery that bakes over oak');
    const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Oak' }));
    const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
      generationMode: 'custom',
      name: 'Oak',
      generatedData: guide,
    });
    if (typeof tile !== 'object' || tile === null || !('id' in tile))
      throw new Error('The response contains no style guide.');
    const pages = {
      '/dashboard': PAGE_BYTES,
      [`/project/${projectId}`]: PAGE_BYTES,
      [`/generator/${projectId}`]: PAGE_BYTES,
      [`/generator/${projectId}?mode=custom`]: CUSTOM_BYTES,
      '/account': PAGE_BYTES,
      [`/style-tile/${tile.id}`]: GUIDE_BYTES,
    };
    const oversized: Record<string, number> = {};
    for (const [address, limit] of Object.entries(pages)) {
      await page.goto(`${app.origin}${address}`);
      await page.waitForLoadState('networkidle');
      const bytes = await scriptBytes(page);
      if (bytes > limit) oversized[address] = bytes;
    }
    expect(oversized).toEqual({});
  });
});

async function scriptBytes(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  expect(names.length).toBeGreaterThan(1);
  return names.map(sizeOf).reduce((sum, size) => sum + size, 0);
}

function sizeOf(name: string): number {
  const file = path.join(import.meta.dirname, '../dist', name);
  // Small scripts have no compressed copy.
  const { size } = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return size;
}
