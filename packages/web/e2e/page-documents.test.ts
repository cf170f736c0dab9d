import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PAGE_DESCRIPTIONS, UNLISTED_PAGES } from '../build/page-descriptions.ts';
import { PUBLIC_TITLES } from '../src/data/public-titles.ts';
import { QUESTIONS } from '../src/features/landing/faq/questions.ts';
import type { BrowserApp } from './browser-app.ts';
import { openSignedIn, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

/** The titles of all prerendered pages. Any path without a page shows the last one. */
const TITLES = {
  ...PUBLIC_TITLES,
  '/auth': UNLISTED_PAGES['/auth'].title,
  '/no/such/page': UNLISTED_PAGES['/404'].title,
};

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

/** The document as crawlers get it, parsed without running its scripts. */
async function readServedHead(page: Page, address: string) {
  const html = await (await fetch(app.origin + address, { headers: { accept: 'text/html' } })).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const contentOf = (selector: string) => parsed.querySelector(selector)?.getAttribute('content') ?? null;
    return {
      title: parsed.title,
      titles: parsed.querySelectorAll('title').length,
      description: contentOf('meta[name=description]'),
      robots: contentOf('meta[name=robots]'),
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      url: contentOf('meta[property="og:url"]'),
      sharedTitle: contentOf('meta[property="og:title"]'),
      image: contentOf('meta[property="og:image"]'),
      card: contentOf('meta[name="twitter:card"]'),
      data: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
    };
  }, html);
}

describe('public page', () => {
  it('describes itself without JavaScript, with the title that it keeps once it runs', async () => {
    const { page } = await app.open('/terms');
    for (const [address, description] of Object.entries(PAGE_DESCRIPTIONS)) {
      const title = PUBLIC_TITLES[address as keyof typeof PUBLIC_TITLES];
      const head = await readServedHead(page, `${address}?ref=mail`);
      const url = app.origin + address;
      expect(head, address).toMatchObject({
        title: `${title} · StyleKit`,
        titles: 1,
        description,
        robots: null,
        canonical: url,
        url,
        sharedTitle: `${title} · StyleKit`,
        image: `${app.origin}/open-graph.png`,
        card: 'summary_large_image',
      });
      expect(description.length, address).toBeLessThanOrEqual(160);
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.title(), { message: address }).toBe(head.title);
    }
  });

  it('is not listed if it is about nothing: the sign-in page and paths without a page', async () => {
    const { page } = await app.open('/terms');
    for (const address of ['/auth', '/no/such/page', '/dashboard']) {
      const { robots, canonical } = await readServedHead(page, address);
      expect([robots, canonical], address).toEqual(['noindex', null]);
    }
  });

  it('is listed in the sitemap that robots.txt names', async () => {
    const robots = await (await fetch(`${app.origin}/robots.txt`)).text();
    const sitemapUrl = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    const sitemap = await (await fetch(sitemapUrl)).text();
    const urls = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toEqual(Object.keys(PUBLIC_TITLES).map((address) => app.origin + address));
    expect(robots).not.toMatch(/Disallow: \/$/m);
  });
});

test('the licenses of the bundled packages are served', async () => {
  const reply = await fetch(`${app.origin}/licenses.txt`);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const texts = await reply.text();
  for (const name of ['react', 'culori', 'style-dictionary', 'zod'])
    expect(texts).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\((?:MIT|Apache-2\\.0)\\)$`, 'm'));
});

describe('prerendered page', () => {
  it('can be read without JavaScript', async () => {
    const { page, problems, allowProblem } = await app.open('/', {
      javaScriptEnabled: false,
      isDisposable: true,
    });
    // Chromium reports preloaded scripts that it must not run.
    allowProblem(/^failed: .*\.js csp$/);
    for (const [address, title] of Object.entries(TITLES)) {
      await page.goto(app.origin + address);
      const heading = page.getByRole('heading', { level: 1 });
      const name = address === '/' ? /^Style Guides, .* In Minutes$/ : title;
      expect((await heading.textContent())?.replace(/In Minutes.*/, 'In Minutes'), address).toMatch(name);
      await expect.poll(() => page.locator('#root').isVisible(), { message: address }).toBe(true);
    }
    await page.goto(`${app.origin}/terms`);
    await page.getByRole('heading', { name: 'Governing Law' }).waitFor();
    await page.goto(app.origin);
    await expect.poll(() => page.locator('.faq-item').count()).toBe(18);
    await expect
      .poll(() => page.locator('[data-mini-color]').evaluate((box) => getComputedStyle(box).backgroundColor))
      .toBe('rgb(240, 97, 95)');
    expect(problems).toEqual([]);
  });

  it('loads its scripts after its first paint, so that they do not delay it', async () => {
    const { page } = await app.open('/terms');
    for (const address of Object.keys(TITLES)) {
      await page.goto(app.origin + address);
      await page.waitForFunction(() => globalThis.__stylekitEarlyActions === undefined);
      const [paint = Number.NaN, script = Number.NaN] = await page.evaluate(() => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'));
        const paints = performance.getEntriesByName('first-contentful-paint');
        return [paints, scripts].map((entries) => Math.min(...entries.map(({ startTime }) => startTime)));
      });
      expect(script, address).toBeGreaterThanOrEqual(paint);
    }
  });

  it('loads one stylesheet of its own, and none again with its code', async () => {
    const { page } = await app.open('/terms', { isDisposable: true });
    const own = new Set<string>();
    for (const address of Object.keys(TITLES)) {
      await page.goto(app.origin + address);
      await page.waitForFunction(() => globalThis.__stylekitEarlyActions === undefined);
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.css$/.exec(name) ?? []),
      );
      expect(names, address).toHaveLength(1);
      own.add(names.join());
    }
    // The legal pages share one, and so do the other pages without styles of their own.
    expect(own.size).toBeGreaterThanOrEqual(5);
  });

  it('is taken over by its scripts for visitors, and replaced for signed-in users', async () => {
    const prepare = async (page: Page) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const headline = document.querySelector('h1');
          Reflect.set(window, 'isKept', () => headline !== null && document.contains(headline));
        });
      });
    };
    const isKept = (page: Page) => page.evaluate(() => Reflect.get(window, 'isKept')());
    const { page, problems } = await app.open('/', { isDisposable: true }, prepare);
    await page.getByLabel('Describe your brand').fill('A bakery');
    expect(await isKept(page)).toBe(true);
    const email = await register(app, 'prerendered');
    const signedIn = await openSignedIn('/', app, email, { isDisposable: true }, {}, prepare);
    await signedIn.page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    expect(await isKept(signedIn.page)).toBe(false);
    expect([...problems, ...signedIn.problems]).toEqual([]);
  });

  it('shows the tab and the error that the address of the sign-in page asks for', async () => {
    const { page, problems } = await app.open('/auth?tab=register');
    await page.getByRole('heading', { name: 'Register Free' }).waitFor();
    await page.goto(`${app.origin}/auth?tab=login`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.goto(`${app.origin}/auth?error=google-auth-failed`);
    await page.getByText('Google Sign-in Failed').waitFor();
    expect(problems).toEqual([]);
  });

  it('repeats what a visitor did before its scripts were there', async () => {
    const { page, problems } = await app.open('/terms');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      if (!route.request().url().endsWith('/before-paint.js')) await scripts.promise;
      await route.continue();
    });
    await page.goto('/preview', { waitUntil: 'commit' });
    const brief = page.getByLabel('Describe your brand');
    await brief.fill('A bakery in Lisbon');
    await page.getByRole('button', { name: 'Generate style guide' }).click();
    await expect.poll(() => page.getByText('Version 1 of this brief').count()).toBe(0);
    scripts.resolve();
    await page.getByText('Version 1 of this brief').waitFor();
    await expect.poll(() => brief.inputValue()).toBe('A bakery in Lisbon');
    expect(problems).toEqual([]);
  });
});

describe('landing page', () => {
  it('describes the product and every question as structured data', async () => {
    const { page } = await app.open('/');
    const { data } = await readServedHead(page, '/');
    const [software, faq] = JSON.parse(data ?? '')['@graph'];
    expect(software).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'StyleKit',
      url: `${app.origin}/`,
    });
    expect(software.offers.map(({ price }: { price: string }) => Number(price))).toEqual([0, 59.99, 5.99]);
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      QUESTIONS.map(({ question }) => question),
    );
  });
});

describe('other page', () => {
  it('is not indexed, whether it needs a session or does not exist', async () => {
    const { page } = await app.open('/terms');
    for (const address of ['/auth', '/dashboard', '/account', '/project/1', '/keep', '/device', '/no/page']) {
      const head = await readServedHead(page, address);
      expect(head, address).toMatchObject({
        titles: 1,
        robots: 'noindex',
        canonical: null,
        url: null,
        data: null,
      });
    }
  });
});

describe('web manifest', () => {
  it('names icons of the sizes that it states', async () => {
    const { page } = await app.open('/terms');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons } = (await (await fetch(app.origin + href)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    const links = await page
      .locator('link[rel=icon][type="image/png"], link[rel=apple-touch-icon]')
      .evaluateAll((all) =>
        all.map((link) => ({
          src: link.getAttribute('href') ?? '',
          sizes: link.getAttribute('sizes') ?? '180x180',
        })),
      );
    expect(icons.length + links.length).toBe(5);
    for (const { src, sizes } of [...icons, ...links]) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });
});
