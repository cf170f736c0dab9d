import type { CatalogView } from '@stylekit/server/contract';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, horizontalOverflow } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { openSignedIn, readDownload, register, waitForToast } from './dashboard-page.ts';
import { delayResponses, layoutShiftsOf } from './layout-checks.ts';
import { startBrowserApp } from './start-browser-app.ts';
import { toTestUser } from './test-accounts.ts';

const BRIEF = 'A herbal apothecary and tea counter: dried lavender, dark glass and handwritten labels.';
const REGISTER = '/auth?tab=register';

let app: BrowserApp;
let email: string;

beforeAll(async () => {
  app = await startBrowserApp();
  email = await register(app, 'landing');
});
afterAll(() => app.close());

describe('guide from the hero', () => {
  it('gives the page its colors and fonts, varies, and can be reset', async () => {
    const { page } = await app.open('/');
    const [background, font] = [await pageBackground(page), await headlineFont(page)];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByLabel('Describe your brand').fill('Tea');
    await page.getByRole('button', { name: 'Generate style guide' }).click();
    await page.getByText('Please provide at least 10 characters for the brand purpose').waitFor();
    await makeGuide(page);
    const first = await primaryOf(page);
    await expect.poll(() => pageBackground(page)).not.toBe(background);
    await expect.poll(() => headlineFont(page)).not.toBe(font);
    await page.getByRole('button', { name: 'Another' }).click();
    await expect.poll(() => primaryOf(page)).not.toBe(first);
    expect(requests.filter((request) => /apothecary/.test(request))).toEqual([]);
    await expectAccessible(page, { state: 'with the colors of a guide' });
    await page.getByRole('link', { name: 'Open the full guide' }).click();
    await page.getByText('Version 2 of this brief').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => pageBackground(page)).toBe(background);
    await page.goBack();
    await makeGuide(page);
    await page.getByRole('button', { name: 'Reset the page' }).click();
    await expect.poll(() => pageBackground(page)).toBe(background);
    await expect.poll(() => headlineFont(page)).toBe(font);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  });

  it('is kept through registration and opens in the Custom form of the first project', async () => {
    const { page, problems } = await app.open('/');
    await makeGuide(page);
    const first = await primaryOf(page);
    await page.getByRole('button', { name: 'Another' }).click();
    await expect.poll(() => primaryOf(page)).not.toBe(first);
    const primary = await primaryOf(page);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Your guide is waiting').waitFor();
    await page.waitForURL('**?tab=register');
    const user = toTestUser(app, 'Ana Lavanda');
    await page.getByRole('button', { name: 'Register with email' }).click();
    await page.getByLabel('Full Name').fill(user.name);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByLabel('Confirm Password').fill(user.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account with email' }).click();
    await page.getByLabel('Verification Code').fill(await app.codeFor(user.email));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expectCustomForm(page, primary);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByRole('heading', { level: 2, name: 'A herbal apothecary and tea counter' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('stylekit-draft-kept-brief')))
      .toBeNull();
    expect(problems).toEqual([]);
  });

  it('is kept through sign-in with Google', async () => {
    const opened = await app.open('/');
    const { page } = opened;
    await makeGuide(page);
    const primary = await primaryOf(page);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('link', { name: /Continue with Google/ }).click();
    await page.getByRole('button', { name: /Grace Example/ }).click();
    await expectCustomForm(page, primary);
    opened.allowProblem(/\/favicon\.ico$/);
  });

  it('opens at once for a signed-in user, who can continue without it if that fails', async () => {
    const opened = await openSignedIn('/', app, email);
    const { page } = opened;
    await page.route('**/api/projects', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'SK_UNAVAILABLE', message: 'Please try again later.' } })
        : route.continue(),
    );
    await makeGuide(page);
    const primary = await primaryOf(page);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Could not open your guide').waitFor();
    await expectAccessible(page, { state: 'failed to keep' });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCustomForm(page, primary);
    opened.allowProblem(/503/);
  });
});

describe('links', () => {
  it('lead visitors to registration and signed-in users to their pages', async () => {
    const { page } = await app.open('/');
    await expect.poll(() => linksOf(page, 'GET STARTED FREE')).toEqual([REGISTER, REGISTER]);
    await expect.poll(() => linksOf(page, 'One dashboard')).toEqual([REGISTER]);
    await expect.poll(() => linksOf(page, /Start free|Choose/)).toEqual([REGISTER, REGISTER, REGISTER]);
    await expect.poll(() => linksOf(page, 'Sign up')).toEqual([REGISTER]);
    expect(new Set(await linksOf(page, 'See Demo Now'))).toEqual(new Set(['/preview']));
    const { page: signedIn } = await openSignedIn('/', app, email);
    await expect.poll(() => linksOf(signedIn, 'GET STARTED FREE')).toEqual(['/dashboard', '/dashboard']);
    await expect.poll(() => linksOf(signedIn, 'One dashboard')).toEqual(['/dashboard']);
    const plans = ['/dashboard', '/account?tab=subscription', '/account?tab=subscription'];
    await expect.poll(() => linksOf(signedIn, /Start free|Choose/)).toEqual(plans);
    await expect.poll(() => linksOf(signedIn, 'Buy credits')).toEqual(['/account?tab=credits']);
    await signedIn
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Dashboard' })
      .waitFor();
  });

  it('to sections scroll, highlight the section, and open the landing page from other pages', async () => {
    const { page } = await app.open('/preview');
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await expectSection(page, 'pricing', 'Pricing');
    await nav.getByRole('link', { name: 'Comparison' }).click();
    await expectSection(page, 'comparison', 'Comparison');
    await page.goto('about:blank');
    await page.goto(`${app.origin}/#faq`);
    await expectSection(page, 'faq', 'FAQ');
    await page.evaluate(() => {
      location.hash = 'features';
    });
    await expectSection(page, 'features', 'Features');
    await nav.getByRole('link', { name: 'How it works' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(80);
  });

  it('are in the menu on phones, also for signed-in users', async () => {
    const { page } = await app.open('/terms', { viewport: { width: 360, height: 800 } });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'GET STARTED FREE' }).waitFor();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => topOf(page, 'faq')).toBe(80);
    const { page: signedIn } = await openSignedIn('/', app, email, { viewport: { width: 360, height: 800 } });
    await signedIn.getByRole('button', { name: 'Menu', exact: true }).click();
    await signedIn.getByRole('link', { name: 'My Account', exact: true }).first().click();
    await signedIn.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await expect.poll(() => signedIn.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
  });
});

describe('sections', () => {
  it('open one answer at a time, copy values, export the guide and show all sources', async () => {
    const { page } = await app.open('/');
    await expectAccessible(page, { state: 'landing page' });
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => horizontalOverflow(page), { message: `${width} px` }).toBe(0);
    }
    const questions = page.locator('.faq-item button');
    await expect.poll(() => questions.count()).toBe(18);
    await questions.nth(0).click();
    await questions.nth(4).click();
    await expect.poll(() => page.locator('.faq-item p').filter({ visible: true }).count()).toBe(1);
    await expect.poll(() => questions.nth(4).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.faq-item p').filter({ visible: true }).count()).toBe(0);
    await page.locator('#app-preview').scrollIntoViewIfNeeded();
    const copy = page.locator('#app-preview [data-role="primary"] button', { hasText: 'CMYK' });
    await copy.click();
    await copy.locator('[data-icon="check"]').waitFor();
    await copy.locator('[data-icon="copy"]').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSS variables' }).click();
    expect(await readDownload(await downloading)).toContain('--primary: #F0615F');
    await waitForToast(page, 'CSS Downloaded');
    await page.getByText('Checked on Nov 22 and 23, 2026').click();
    await expect.poll(() => page.locator('.comparison-sources a').count()).toBeGreaterThan(8);
  });

  it('state the prices, limits and choices of the server', async () => {
    const { page } = await app.open('/');
    const catalog: CatalogView = await page.evaluate(async () => (await fetch('/api/catalog')).json());
    const pricing = (await page.locator('#pricing').textContent()) ?? '';
    for (const { amountCents, interval, monthlyAiCredits, activeCustomGuides } of catalog.plans) {
      expect(pricing).toContain(`$${(amountCents / 100).toFixed(2)} per ${interval}`);
      expect(pricing).toContain(`${monthlyAiCredits} AI style guides per month`);
      expect(pricing).toContain(`${activeCustomGuides} active at a time`);
    }
    for (const { credits, amountCents } of catalog.packs) {
      expect(pricing).toMatch(new RegExp(`\\b${credits}\\b.*\\$${amountCents / 100}\\b`));
    }
    expect(pricing).toContain(`${catalog.free.aiCredits} AI style guides`);
    expect(pricing).toContain(`Up to ${catalog.free.customGuides} custom style guides`);
    const answers = (await page.locator('#faq').textContent()) ?? '';
    for (const { label } of [...catalog.industries, ...catalog.designStyles])
      expect(answers).toContain(label);
    expect(catalog.fonts).toHaveLength(30);
  });

  it('type the headline and advance the carousel, unless the user pauses, points at or focuses it', async () => {
    const { page } = await app.open(
      '/',
      { reducedMotion: 'no-preference', isDisposable: true },
      async (opened) => opened.clock.install({ time: 0 }),
    );
    await page.clock.pauseAt(60_000);
    const text = () => page.locator('.headline-typed').textContent();
    const suffix = () => page.locator('.headline-lines').getAttribute('data-suffix');
    const before = await text();
    // A cycle takes 26 s, and a little more in steps of 100 ms. Later, the first phrase is gone again.
    await passTime(page, 31_000);
    expect(await text()).not.toBe(before);
    expect(await suffix()).toBe('true');
    const pageOf = () => page.locator('.carousel-dot[aria-current="true"]').getAttribute('aria-label');
    const shown = await pageOf();
    await passTime(page, 3_100);
    expect(await pageOf()).not.toBe(shown);
    await page.getByRole('button', { name: 'Next features' }).hover();
    const held = await pageOf();
    await passTime(page, 3_500);
    expect(await pageOf()).toBe(held);
    await page.getByRole('button', { name: 'Next features' }).click();
    expect(await pageOf()).not.toBe(held);
    await page.getByRole('button', { name: 'Pause animations' }).first().click();
    const [paused, typed] = [await pageOf(), await text()];
    await page.mouse.move(0, 0);
    await passTime(page, 3_500);
    expect([await pageOf(), await text()]).toEqual([paused, typed]);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toContain('Mood Boards In Minutes');
  });

  it('play the film when it comes near, until the user pauses', async () => {
    const { page } = await app.open('/', { reducedMotion: 'no-preference', isDisposable: true });
    const film = page.locator('.demo-film video');
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(film)).toBe(true);
    await page.getByRole('button', { name: 'Pause animations' }).last().click();
    await expect.poll(() => isPlaying(film)).toBe(false);
  });

  it('never shift the layout while the headline is typed', async () => {
    const options = { reducedMotion: 'no-preference', isDisposable: true } as const;
    const { page } = await app.open('/', options, delayResponses);
    // The second phrase: the first one was typed and deleted by then.
    await page
      .locator('.headline-typed')
      .getByText(/^Brand/)
      .waitFor();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('stand still if the system asks for less motion', async () => {
    const { page } = await app.open('/', { viewport: { width: 360, height: 800 } });
    await expect.poll(() => page.locator('.headline-typed').textContent()).toBe('Style Guides');
    await expect.poll(() => page.getByRole('button', { name: 'Pause animations' }).count()).toBe(0);
    const film = page.locator('.demo-film video[controls]');
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.getAttribute('src')).toBe('/demo.mp4');
    await expect.poll(() => isPlaying(film)).toBe(false);
    await page.getByRole('button', { name: 'Previous features' }).click();
    await expect
      .poll(() => page.locator('.carousel-dot[aria-current="true"]').getAttribute('aria-label'))
      .toBe('Feature 12: Brand memory');
  });
});

describe('cookie preferences', () => {
  it('open on request only, list what is stored, and store nothing', async () => {
    const { page, problems } = await app.open('/');
    await expect.poll(() => page.locator('#cc-main').count()).toBe(0);
    await page.getByRole('button', { name: 'Cookies Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookies Preferences' });
    await dialog.getByRole('button', { name: /Essential cookies/ }).click();
    await dialog.getByText('stylekit-signed-in').first().waitFor();
    await expectAccessible(page, { state: 'cookie preferences' });
    const shown = await dialog.locator('td[data-column="Name"]').allTextContents();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(`${app.origin}/cookie-policy`);
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    const listed = await page.locator('.legal-text dt code').allTextContents();
    expect(new Set(shown)).toEqual(new Set(listed));
    expect(problems).toEqual([]);
  });
});

async function makeGuide(page: Page): Promise<void> {
  await page.getByLabel('Describe your brand').fill(BRIEF);
  await page.getByRole('button', { name: 'Generate style guide' }).click();
  await page.getByRole('button', { name: 'Keep it' }).waitFor();
}

/** Advances the fake clock in steps, so that the page can render after each timer. */
async function passTime(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await page.clock.runFor(100);
}

function primaryOf(page: Page): Promise<string | null> {
  return page.locator('[data-mini-color]').getAttribute('data-mini-color');
}

function pageBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function headlineFont(page: Page): Promise<string> {
  return page.locator('.headline').evaluate((headline) => getComputedStyle(headline).fontFamily);
}

/** Waits for the Custom form of a project named after the brief, with the primary color of the guide. */
async function expectCustomForm(page: Page, primary: string | null): Promise<void> {
  await page.getByRole('form', { name: 'Custom Mode' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Name', { exact: true }).inputValue())
    .toBe('A herbal apothecary and tea counter');
  await expect.poll(() => page.getByLabel('Description (optional)').inputValue()).toBe(BRIEF);
  const hexes = await page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  expect(hexes).toContain(primary);
}

async function linksOf(page: Page, name: string | RegExp): Promise<(string | null)[]> {
  const links = page.locator('main').getByRole('link', { name });
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** Waits until a section is at the top, below the header, and its link is highlighted. */
async function expectSection(page: Page, id: string, label: string): Promise<void> {
  await expect.poll(() => topOf(page, id), { message: id }).toBe(80);
  const current = page.locator('header a[aria-current="location"]').filter({ visible: true });
  await expect.poll(() => current.allTextContents()).toEqual([label]);
  await page.waitForURL((url) => url.hash === `#${id}`);
}

function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (wanted) => Math.round(document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  );
}

/** Whether a film was started. It also counts in browsers without its codec. */
function isPlaying(film: Locator): Promise<boolean> {
  return film.evaluate((element) => !(element as HTMLVideoElement).paused);
}
