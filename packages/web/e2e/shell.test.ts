import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserApp, startBrowserApp, type Visit } from './browser-app.ts';

const THEMES = ['light', 'dark'] as const;
const LOOKS = THEMES.flatMap((colorScheme) => [360, 1280].map((width) => ({ colorScheme, width })));

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('the theme', () => {
  it('follows the system at the first visit and is painted before anything else', async () => {
    for (const colorScheme of THEMES) {
      const { page } = await app.open('/preview', { colorScheme });
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
      const scripts = await page.evaluate(() =>
        [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src')),
      );
      expect(scripts[0]).toBe('/before-paint.js');
      await page.context().close();
    }
  });

  it('is what the person chose, over a reload, whatever the system says', async () => {
    const { page } = await app.open('/preview', { colorScheme: 'dark' });
    await page.getByRole('button', { name: /^Theme: as the system/ }).click();
    expect(await page.evaluate(() => localStorage.getItem('stylekit-theme'))).toBe('light');
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe('rgb(250, 249, 245)');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    await page.context().close();
  });
});

describe('every width', () => {
  it.each([320, 360, 768, 1280, 1920])('has no sideways scroll at %i px', async (width) => {
    const { page } = await app.open('/preview', { viewport: { width, height: 800 } });
    await page.getByLabel('Type scale').fill('2');
    await page.getByLabel('Padding X').fill('5');
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.context().close();
  });
});

describe('accessibility', () => {
  it.each(LOOKS)(
    'finds no fault on the demo page, $colorScheme at $width px',
    async ({ colorScheme, width }) => {
      const visit = await app.open('/preview', { colorScheme, viewport: { width, height: 900 } });
      await visit.page.getByRole('tab', { name: 'CSS' }).scrollIntoViewIfNeeded();
      await visit.page.getByRole('region', { name: 'style-variables.css' }).waitFor();
      await visit.page.getByText('Hover colours').click();
      expect(await faults(visit)).toEqual([]);
      await visit.page.context().close();
    },
  );

  it.each(THEMES)('finds no fault in what opens and in what goes wrong, %s', async (colorScheme) => {
    const visit = await app.open('/preview', { colorScheme });
    const { page } = visit;
    await page.getByRole('button', { name: 'Make the guide' }).click();
    await page.getByText('Please provide at least 10 characters').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await faults(visit)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Brand book' }).click();
    await page.getByText('PDF Export', { exact: true }).waitFor();
    expect(await faults(visit)).toEqual([]);
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText(/The check finds/).waitFor();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await faults(visit)).toEqual([]);
    await page.context().close();
  });

  it.each([
    {
      colorScheme: 'light',
      brief: 'A herbal apothecary: dried lavender, dark glass and handwritten labels.',
    },
    { colorScheme: 'dark', brief: 'A night club in neon pink and black that opens at two in the morning.' },
  ] as const)('finds no fault on a guide made of a brief, $colorScheme', async ({ colorScheme, brief }) => {
    const visit = await app.open(`/preview?brief=${encodeURIComponent(brief)}`, { colorScheme });
    await visit.page.getByText('Version 1 of this brief').waitFor();
    expect(await faults(visit)).toEqual([]);
    await visit.page.getByText('Deuteranopia', { exact: true }).click();
    // A simulation shows the samples as they are seen, also where that is less contrast than the true colours have.
    expect(await faults(visit, '.sk-surface')).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.page.context().close();
  });

  it('has a target of 24 px or more for every control', async () => {
    const { page } = await app.open('/preview', { viewport: { width: 360, height: 800 } });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input:not(.sr-only), summary, .segment')]
        .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
        .filter(
          (element) => !element.classList.contains('skip-link') && !element.classList.contains('sk-link'),
        )
        .filter(
          (element) =>
            element.getBoundingClientRect().height < 24 || element.getBoundingClientRect().width < 24,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('reaches the content first, shows the shortcuts with ? and gives the focus back', async () => {
    const { page } = await app.open('/preview');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.getByRole('tab', { name: 'CSS' }).focus();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('CSS');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('a/b?');
    expect(await page.getByLabel('Describe your brand').inputValue()).toBe('a/b?');
    await page.context().close();
  });

  it('leaves single keys alone once they are turned off', async () => {
    const { page } = await app.open('/preview');
    await page.keyboard.press('?');
    await page.getByLabel('Use single keys as shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await page.getByRole('heading', { name: 'Keyboard shortcuts' }).isVisible()).toBe(false);
    await page.context().close();
  });
});

describe('an address that leads nowhere', () => {
  it.each(LOOKS)('says so and leads home, $colorScheme at $width px', async ({ colorScheme, width }) => {
    const visit = await app.open('/no/such/page', { colorScheme, viewport: { width, height: 900 } });
    const { page } = visit;
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText("Oops! The page you're looking for doesn't exist.").waitFor();
    expect(await faults(visit)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'See It In Action' }).waitFor();
    expect(visit.complaints).toEqual([]);
    await page.context().close();
  });
});

async function faults({ page }: Visit, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
  );
}
