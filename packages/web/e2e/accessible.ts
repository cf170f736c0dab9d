import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];
/** The rules whose outcome depends on colours, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface AccessibleOptions {
  /** What is on the page, for the message of a failure. */
  readonly state?: string;
  /** A selector of what is shown as it is and not judged. */
  readonly without?: string;
}

/**
 * No fault that axe finds in both themes, on a phone and on a desk; no sideways scroll; no target under 24 px (WCAG 2.2,
 * 2.5.8). Under an open dialog nothing else counts.
 */
export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  const { state = page.url(), without } = options;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page, colorScheme);
      const rules = colorScheme === 'light' ? null : COLOR_RULES;
      expect(await findFaults(page, rules, without), `${state}, ${colorScheme} at ${size.width} px`).toEqual(
        [],
      );
    }
    expect(await sidewaysScroll(page), `${state} at ${size.width} px`).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), `${state} at ${size.width} px`).toEqual([]);
  }
}

/** Until the theme stands and nothing is on its way from one colour to another. */
async function settle(page: Page, theme: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds, one line for each element; `rules` limits it to those, `without` leaves out a part of the page. */
async function findFaults(page: Page, rules: string[] | null, without?: string): Promise<string[]> {
  // Once a document: its source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, excluded }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const dialog = document.querySelector('dialog:modal');
      const { violations } = await injected.run(
        { include: [dialog ?? document], ...(excluded === null ? {} : { exclude: [excluded] }) },
        // What passes is not asked for: on a long page, telling of it takes longer than finding out.
        {
          resultTypes: ['violations'],
          ...(only === null ? {} : { runOnly: { type: 'rule' as const, values: only } }),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
      );
    },
    { only: rules, excluded: without ?? null },
  );
}

/**
 * Links inside running text may be as high as their line. The samples of a guide are not judged: their size is the
 * design that is shown, and how wide the name of a color is depends on its letters and on whether their font has come.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href]:not(label a, p a, .skip-link), label:has(input), summary, .segment',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.closest('[inert], .sk-surface') === null)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}
