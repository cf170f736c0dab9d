import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];
/** The rules whose outcome depends on colours, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** No fault in both themes, on a phone and on a desk, and no sideways scroll. Under an open dialog nothing else counts. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findFaults(page, colorScheme === 'light' ? null : COLOR_RULES);
      expect(found, `${page.url()} ${colorScheme} ${size.width}`).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${page.url()} ${size.width}`).toBeLessThanOrEqual(0);
  }
}

async function findFaults(page: Page, rules: string[] | null): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules !== null) axe.withRules(rules);
  if ((await page.locator('dialog:modal').count()) > 0) axe.include('dialog:modal');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
