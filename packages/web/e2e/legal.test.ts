import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { openDashboard, register } from './dashboard-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

const LEGAL_PAGES = [
  {
    address: '/terms',
    link: 'Terms of Service',
    title: 'Terms of Service',
    sections: [
      'Limitations of Use',
      'Intellectual Property',
      'Liability',
      'Accuracy of Materials',
      'Links',
      'Right to Terminate',
      'Severance',
      'Governing Law',
    ],
  },
  {
    address: '/privacy',
    link: 'Privacy Policy',
    title: 'Privacy Policy',
    sections: [
      'Information we collect',
      'Log data',
      'Device data',
      'Personal information',
      'How long we keep it',
      'Children under 13',
      'Disclosure to third parties',
      'Your rights',
      'Cookies',
      'Disclosures for US states',
      'Disclosures under the GDPR',
      'Contact',
    ],
  },
  {
    address: '/cookie-policy',
    link: 'Cookie Policy',
    title: 'Cookie Policy',
    sections: ['What cookies are', 'How to control cookies', 'Updates'],
  },
  {
    address: '/acceptable-use',
    link: 'Acceptable Use',
    title: 'Acceptable Use Policy',
    sections: ['Fair use', 'Customer accountability', 'Prohibited activity'],
  },
] as const;

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('legal pages', () => {
  it.each(LEGAL_PAGES)('$address opens at its top from the footer and has all sections', async (legal) => {
    const { page } = await app.open('/preview');
    await footer(page).getByRole('link', { name: legal.link }).click();
    await page.getByRole('heading', { level: 1, name: legal.title, exact: true }).waitFor();
    await page.getByText('Last updated: May 2, 2025', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.waitForURL(`**${legal.address}`);
    await expect.poll(() => page.title()).toBe(`${legal.title} · StyleKit`);
    const headings = await page.locator('.legal-text h2').allTextContents();
    expect(headings).toEqual(expect.arrayContaining([...legal.sections]));
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect.poll(() => contents.getByRole('link').allTextContents()).toEqual(headings);
    const targets = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => document.querySelector(link.getAttribute('href') ?? '')));
    expect(targets).not.toContain(null);
    await expectAccessible(page);
  });

  it('scroll to a section from the table of contents and from a link to it', async () => {
    const { page } = await app.open('/privacy');
    const title = page.getByRole('heading', { name: 'Disclosures under the GDPR' });
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /GDPR/ }).click();
    await expect.poll(() => isInView(page, '#gdpr')).toBe(true);
    await page.goto('about:blank');
    await page.goto(`${app.origin}/privacy#gdpr`);
    await title.waitFor();
    await expect.poll(() => isInView(page, '#gdpr')).toBe(true);
    await page.goto(`${app.origin}/acceptable-use`);
    await page.locator('.legal-text').getByRole('link', { name: 'Terms of Service' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await expect.poll(() => isInView(page, '#right-to-terminate')).toBe(true);
  });

  it('restore the position when the user goes back', async () => {
    const { page } = await app.open('/terms');
    const link = page.locator('.legal-text').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  it('link back to the home page', async () => {
    const { page } = await app.open('/cookie-policy');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: /^Style Guides/ }).waitFor();
    await page.waitForURL(`${app.origin}/`);
  });

  it('open in a new tab from the registration form, which keeps its input', async () => {
    const { page } = await app.open('/auth?tab=register');
    await page.getByRole('button', { name: 'Register with email' }).click();
    await page.getByLabel('Full Name').fill('Ines Moura');
    for (const title of ['Terms of Service', 'Privacy Policy']) {
      const opening = page.context().waitForEvent('page');
      await page.locator('form').getByRole('link', { name: title }).click();
      const opened = await opening;
      await opened.getByRole('heading', { level: 1, name: title }).waitFor();
      await opened.close();
    }
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ines Moura');
  });

  it('print the text alone, dark on white', async () => {
    const { page } = await app.open('/terms', { colorScheme: 'dark', isDisposable: true });
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('header a, footer a, nav a, button');
    await expect.poll(() => controls.filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { name: 'Governing Law' }).isVisible()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
      .toBe('rgb(23, 23, 26)');
  });

  it('list all cookies and stored values of a signed-in browser', async () => {
    const email = await register(app, 'cookies');
    const { page } = await openDashboard(app, email);
    await page.getByRole('button', { name: /^Theme/ }).click();
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(cookies).toContain('stylekit');
    await page.goto(`${app.origin}/cookie-policy`);
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    const listed = await page.locator('.legal-text dt code').allTextContents();
    expect(listed).toEqual(expect.arrayContaining([...cookies, ...stored]));
  });
});

describe('footer', () => {
  it('links visitors only to pages that exist', async () => {
    const { page } = await app.open('/no/such/page');
    const links = footer(page).getByRole('link');
    await expect
      .poll(() => links.allTextContents())
      .toEqual([
        'How it works',
        'Features',
        'Comparison',
        'FAQ',
        'Pricing',
        'See It In Action',
        'Dashboard',
        'Login',
        'Register',
        'Email',
        ...LEGAL_PAGES.map(({ link }) => link),
      ]);
    await footer(page).getByText(`© ${new Date().getFullYear()} StyleKit`).waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /^mailto:.+@.+/.test(address))).toHaveLength(1);
    for (const address of addresses.filter((link) => link.startsWith('/'))) {
      await page.goto(app.origin + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.title(), { message: address }).not.toContain('Not Found');
    }
  });

  it('has no login and registration links for a signed-in user', async () => {
    const { page } = await openDashboard(app, await register(app, 'footer'));
    await expect
      .poll(() =>
        footer(page)
          .getByRole('link', { name: /Login|Register/ })
          .count(),
      )
      .toBe(0);
    await footer(page).getByRole('link', { name: 'My Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
  });
});

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

/** Whether the section starts in the upper half of the window, or the page is scrolled to its end. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
    return top >= 0 && (top < window.innerHeight / 2 || isAtEnd);
  }, selector);
}
