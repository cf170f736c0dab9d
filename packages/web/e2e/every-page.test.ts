import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { QUEUED_TILE } from '../test/style-tile-example.ts';
import type { BrowserApp } from './browser-app.ts';
import { testChromiumOptions } from './chromium-options.ts';
import {
  contentEdgesOf,
  createLongBrand,
  delayResponses,
  failCalls,
  findOverflow,
  findPrintedControls,
  LONG_WORD,
  type LongBrand,
  layoutShiftsOf,
} from './layout-checks.ts';
import { startBrowserApp } from './start-browser-app.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** The initial window sizes and the widths that each is resized to. */
const WINDOWS = [
  { size: { width: 360, height: 800 }, widths: [360, 320] },
  {
    size: { width: 1280, height: 900 },
    widths: [1280, 1100, 640, ...[768, 1024, 1920].slice(0, sampleSize(0, 3))],
  },
];

let app: BrowserApp;
/** With classic scroll bars, like most desktops. */
let browser: Browser;
let brand: LongBrand;

beforeAll(async () => {
  app = await startBrowserApp();
  browser = await chromium.launch({ ...testChromiumOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] });
  brand = await createLongBrand(
    app,
    await browser.newContext({ baseURL: app.origin, reducedMotion: 'reduce' }),
  );
});
afterAll(async () => {
  await browser.close();
  app.close();
});

interface PageCheck {
  readonly address: string;
  /** A text that is visible when the page has loaded. */
  readonly shows: string | RegExp;
  /** Part of the API URLs that fail. */
  readonly failing?: string;
}

/**
 * Opens each page and expects no layout shift, then resizes the window and expects no overflow. Short runs distribute
 * the pages over the windows; long runs check all combinations.
 */
async function checkPages(
  isSignedIn: boolean,
  checks: readonly PageCheck[],
  prepare?: (page: Page) => Promise<void>,
) {
  const checksAll = sampleSize(0, 1) === 1;
  for (const [turn, { size, widths }] of WINDOWS.entries()) {
    const selected = checks.filter((_, index) => checksAll || index % WINDOWS.length === turn);
    if (selected.length === 0) continue;
    const context = await openContext(isSignedIn, size);
    const page = await context.newPage();
    await delayResponses(page);
    for (const { address, shows, failing } of selected) {
      const where = `${address}${failing === undefined ? '' : ` without ${failing}`}, ${size.width} px`;
      await page.setViewportSize(size);
      if (failing !== undefined) await failCalls(page, failing);
      await prepare?.(page);
      await page.goto(app.origin + address);
      await page.getByText(shows).filter({ visible: true }).first().waitFor();
      expect(await layoutShiftsOf(page), where).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ ...size, width });
        await expectToFit(page, `${where}, then ${width}`);
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
    await context.close();
  }
}

function openContext(
  isSignedIn: boolean,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  return browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': app.address },
    viewport,
    reducedMotion: 'reduce',
    ...(isSignedIn ? { storageState: brand.session } : {}),
  });
}

async function expectToFit(page: Page, where: string): Promise<void> {
  const [overflow, { left, right }] = await Promise.all([findOverflow(page), contentEdgesOf(page)]);
  expect(overflow, where).toEqual([]);
  expect(new Set(Object.values(left)).size, `${where}: ${JSON.stringify(left)}`).toBe(1);
  expect(new Set(Object.values(right)).size, `${where}: ${JSON.stringify(right)}`).toBe(1);
}

const TITLE = 'every page, with slow responses, long words and classic scroll bars';

describe(TITLE, () => {
  it('has no layout shift for a visitor and aligns with the header', async () => {
    await checkPages(false, [
      { address: '/', shows: 'Generate style guide' },
      { address: '/preview', shows: 'Sample guide' },
      { address: '/preview#brief=A+bakery+in+Lisbon', shows: 'Version 1 of this brief' },
      { address: '/auth?tab=login', shows: 'Log in with email' },
      { address: '/auth?tab=register', shows: 'Register with email' },
      { address: '/dashboard', shows: 'Log in with email' },
      { address: '/no/such/page', shows: 'Page Not Found' },
      { address: '/terms', shows: 'Last updated: May 2, 2025' },
      { address: '/privacy', shows: 'Last updated: May 2, 2025' },
      { address: '/cookie-policy', shows: 'Last updated: May 2, 2025' },
      { address: '/acceptable-use', shows: 'Last updated: May 2, 2025' },
    ]);
  });

  it('has no layout shift for a visitor with overlay scroll bars, nor on a rejected password', async () => {
    const { page } = await app.open(
      '/auth',
      { viewport: { width: 360, height: 800 }, isDisposable: true },
      delayResponses,
    );
    await page.getByRole('button', { name: 'Log in with email' }).click();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator('form').getByText('Invalid email or password').waitFor();
    expect(await layoutShiftsOf(page)).toEqual([]);
    for (const { size, widths } of WINDOWS) {
      for (const width of widths) {
        await page.setViewportSize({ ...size, width });
        await expectToFit(page, `/auth, ${width} px`);
      }
    }
  });

  it('has no layout shift for a signed-in user', async () => {
    const { projectId, emptyProjectId, tileId, aiTileId } = brand;
    await checkPages(true, [
      { address: '/dashboard', shows: 'Nothing in it yet' },
      { address: '/dashboard?tab=archived', shows: 'No archived projects' },
      { address: `/project/${projectId}`, shows: 'Forget everything' },
      { address: `/project/${projectId}?tab=archived`, shows: 'ARCHIVED' },
      { address: `/project/${projectId}/compare`, shows: 'Variables' },
      { address: `/project/${emptyProjectId}?tab=pending`, shows: /No preferences yet/ },
      { address: `/generator/${projectId}`, shows: 'Create style guide' },
      { address: `/generator/${projectId}?mode=copilot`, shows: 'Color harmony' },
      { address: `/generator/${projectId}?mode=custom`, shows: /\d+ suggestions?$/ },
      { address: `/generator/${projectId}?tile=${aiTileId}`, shows: 'Reset buttons' },
      { address: `/generator/${projectId}?tile=${UNKNOWN}`, shows: 'Start a new style guide' },
      { address: `/style-tile/${tileId}`, shows: 'Reset buttons' },
      { address: `/style-tile/${UNKNOWN}`, shows: 'Go to Dashboard' },
      { address: '/account', shows: 'This device' },
      { address: '/account?tab=subscription', shows: 'Upgrade to Premium' },
      { address: '/account?tab=credits', shows: 'Free AI credits' },
      { address: '/account?tab=tokens', shows: 'stylekit login' },
      { address: '/device', shows: 'Connect a device' },
      { address: '/auth', shows: 'Nothing in it yet' },
    ]);
  });

  it('has no layout shift while a style guide is generated', async () => {
    await checkPages(
      true,
      [{ address: `/generator/${brand.projectId}?tile=${UNKNOWN}`, shows: 'AI Magic in Progress' }],
      async (page) => {
        const running = { generationStatus: 'running', generationStep: 'colors' };
        const tile = {
          ...QUEUED_TILE,
          ...running,
          id: UNKNOWN,
          projectId: brand.projectId,
          description: LONG_WORD,
        };
        await page.route(`**/api/style-tiles/${UNKNOWN}`, (route) => route.fulfill({ json: tile }));
      },
    );
  });

  it('has no layout shift on server errors', async () => {
    const { projectId, tileId } = brand;
    await checkPages(true, [
      { address: '/dashboard', shows: 'Failed to fetch projects', failing: '/api/projects' },
      {
        address: `/project/${projectId}`,
        shows: 'Failed to load project',
        failing: `/api/projects/${projectId}`,
      },
      { address: `/project/${projectId}`, shows: 'Failed to fetch style guides', failing: '/style-tiles?' },
      { address: `/project/${UNKNOWN}`, shows: 'Project not found' },
      { address: `/generator/${projectId}`, shows: 'Create style guide', failing: '/memory' },
      { address: `/style-tile/${tileId}`, shows: 'Please try again later.', failing: '/api/style-tiles' },
      { address: '/account', shows: 'Failed to load your sessions', failing: '/sessions' },
      { address: '/account?tab=subscription', shows: 'Failed to load the plans', failing: '/api/catalog' },
      { address: '/account?tab=credits', shows: 'Free AI credits', failing: '/api/catalog' },
      { address: '/account?tab=tokens', shows: 'Failed to load your access tokens', failing: '/api/tokens' },
      {
        address: '/account?tab=credits',
        shows: 'Failed to load your credit history',
        failing: '/transactions',
      },
      { address: '/dashboard', shows: 'Could not load your account', failing: '/api/user' },
    ]);
  });

  it('has no layout shift when fonts and scripts load late', async () => {
    const addresses = ['/auth', `/style-tile/${brand.tileId}`];
    for (const [turn, { size }] of WINDOWS.entries()) {
      // Short runs open one page in each window.
      for (const address of sampleSize(0, 1) === 1 ? addresses : addresses.slice(turn, turn + 1)) {
        const context = await openContext(address !== '/auth', size);
        const page = await context.newPage();
        await delayResponses(page);
        const session = await context.newCDPSession(page);
        const slow = { offline: false, latency: 100, downloadThroughput: 500_000, uploadThroughput: 500_000 };
        await session.send('Network.emulateNetworkConditions', slow);
        await page.goto(app.origin + address);
        await page
          .getByText(/Log in with email|Reset buttons/)
          .first()
          .waitFor();
        expect(await layoutShiftsOf(page), `${address}, ${size.width} px`).toEqual([]);
        await context.close();
      }
    }
  });
});

describe('overlays at 320 px', () => {
  it('fit long words', async () => {
    const context = await openContext(true, { width: 320, height: 640 });
    const page = await context.newPage();
    const expectFits = async (text: string | RegExp, where: string) => {
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      await expect.poll(() => findOverflow(page), { message: where }).toEqual([]);
    };
    const closeOverlay = () => page.keyboard.press('Escape');
    await page.goto(`${app.origin}/dashboard`);
    await page.getByRole('button', { name: `Account menu: ${LONG_WORD}` }).click();
    await expectFits('Logout', 'account menu');
    await closeOverlay();
    await page.getByRole('button', { name: `Actions for ${LONG_WORD}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectFits('This cannot be undone.', 'delete project dialog');
    await closeOverlay();
    await page.getByRole('button', { name: `Actions for ${LONG_WORD}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expectFits('Project archived', 'toast');
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByRole('button', { name: `Actions for ${LONG_WORD}` }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await page.getByText('No archived projects').waitFor();
    await page.goto(`${app.origin}/project/${brand.projectId}`);
    await page.getByRole('button', { name: `Preview: ${LONG_WORD}`, exact: true }).click();
    await expectFits('Open Full View', 'preview dialog');
    await closeOverlay();
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByRole('button', { name: `Actions for ${LONG_WORD}archived` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectFits('This cannot be undone.', 'delete guide dialog');
    await page.goto(`${app.origin}/style-tile/${brand.tileId}`);
    await page.getByRole('button', { name: 'Rename style guide' }).click();
    await expectFits('Style guide name', 'rename form');
    await page.goto(`${app.origin}/account`);
    await page.getByRole('button', { name: 'Account actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete Account' }).click();
    await expectFits('This cannot be undone.', 'delete account dialog');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expectFits(/We sent a 6-character code/, 'deletion code step');
    await closeOverlay();
    await context.clearCookies();
    await page.getByRole('tab', { name: 'Buy Credits' }).click();
    await expectFits('Your session has ended', 'session ended dialog');
    await context.close();
  });
});

describe('print', () => {
  it('shows the style guide alone, dark on white', async () => {
    const context = await openContext(true, { width: 1280, height: 900 });
    const page = await context.newPage();
    for (const address of [
      '/preview',
      `/style-tile/${brand.tileId}`,
      `/generator/${brand.projectId}?tile=${brand.aiTileId}`,
    ]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(app.origin + address);
      await page.getByText('Reset buttons').waitFor();
      expect(await findPrintedControls(page), address).toEqual([]);
      // The first page is a sheet with everything; a screen does not have it.
      const sheet = page.locator('.print-sheet');
      expect((await sheet.boundingBox())?.y, address).toBe(0);
      expect(await sheet.locator('.print-color').allInnerTexts(), address).toHaveLength(7);
      for (const title of ['Color Palette', 'Contrast', 'Typography', 'UI Elements']) {
        await expect
          .poll(() => page.getByRole('heading', { name: title, exact: true }).isVisible(), { message: title })
          .toBe(true);
      }
      await expect.poll(() => page.locator('[data-role="primary"] .copy').first().isVisible()).toBe(true);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
        .toBe('rgb(23, 23, 26)');
      await page.emulateMedia({ media: 'screen' });
      await sheet.waitFor({ state: 'detached' });
    }
    await context.close();
  });
});
