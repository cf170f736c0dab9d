import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';

const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 900 };

/** How a page is looked at: each size and each theme once, and every pair of them in the long run. */
const LOOKS = [
  { size: PHONE, theme: 'light' },
  { size: DESK, theme: 'dark' },
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
] as const;
const looks = LOOKS.slice(0, sampleSize(2, LOOKS.length));

interface AccessibleOptions {
  /** What is on the page, for the message of a failure. */
  readonly state?: string;
  /** A selector of what is shown as it is and not judged. */
  readonly without?: string;
}

/**
 * No violation that axe finds, no sideways scroll, no target under 24 px (WCAG 2.2, 2.5.8); on a phone and on a desk, in
 * both themes. Under an open dialog nothing else counts.
 */
export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  const { state = page.url(), without } = options;
  for (const { size, theme } of looks) {
    const where = `${state}, ${theme} at ${size.width} px`;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await settle(page, theme);
    expect(await findViolations(page, without), where).toEqual([]);
    expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), where).toEqual([]);
  }
}

/** Until the theme stands and nothing is on its way from one color to another. */
async function settle(page: Page, theme: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds, one line for each element; `without` leaves out a part of the page. */
async function findViolations(page: Page, without?: string): Promise<string[]> {
  // Once a document: its source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (excluded) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const dialog = document.querySelector('dialog:modal');
    const { violations } = await injected.run(
      { include: [dialog ?? document], ...(excluded === null ? {} : { exclude: [excluded] }) },
      // What passes is not asked for: on a long page, telling of it takes longer than finding out.
      { resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
    );
  }, without ?? null);
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
