import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';

const PHONE = { width: 360, height: 800 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 900 };

/**
 * The tested combinations of size and theme. Short runs use the first two for the first state of a test, and one of them
 * in turn for the states after it.
 */
const DISPLAYS = [
  { size: PHONE, theme: 'light' },
  { size: DESK, theme: 'dark' },
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
  { size: TABLET, theme: 'light' },
  { size: TABLET, theme: 'dark' },
] as const;
type Display = Pick<(typeof DISPLAYS)[number], 'size' | 'theme'>;

const FIRST_DISPLAYS = DISPLAYS.slice(0, sampleSize(2, DISPLAYS.length));
/** How many displays check each further state of a test. */
const FURTHER_DISPLAYS = sampleSize(1, DISPLAYS.length);

/** The test that is running, and how many of its states were checked. */
let current: { readonly test: string; states: number } = { test: '', states: 0 };

interface AccessibleOptions {
  /** The state of the page, for failure messages. */
  readonly state?: string;
  /** A selector to exclude from the axe checks. */
  readonly without?: string;
  /** A selector of the only part for the axe checks, on a page that another test checks as a whole. */
  readonly within?: string;
}

/**
 * Expects no axe violations, no horizontal scrolling and no targets below 24 px (WCAG 2.2, 2.5.8) in all tested sizes
 * and themes. If a dialog is open, only the dialog is checked.
 */
export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  const { state = page.url() } = options;
  for (const { size, theme } of nextDisplays()) {
    const where = `${state}, ${theme} at ${size.width} px`;
    await setDisplay(page, { size, theme });
    await waitForTheme(page, theme);
    expect(await findViolations(page, options), where).toEqual([]);
    expect(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
    expect(await findSmallTargets(page), where).toEqual([]);
  }
  // Always the same display for the rest of the test.
  await setDisplay(page, { size: DESK, theme: 'dark' });
}

/** The displays for the next state of the running test. */
function nextDisplays(): readonly Display[] {
  const test = expect.getState().currentTestName ?? '';
  if (test !== current.test) current = { test, states: 0 };
  current.states += 1;
  const turn = current.states % FIRST_DISPLAYS.length;
  return current.states === 1 || FURTHER_DISPLAYS > 1
    ? FIRST_DISPLAYS
    : FIRST_DISPLAYS.slice(turn, turn + FURTHER_DISPLAYS);
}

async function setDisplay(page: Page, { size, theme }: Display): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** Waits until the theme is applied and all animations have finished. */
async function waitForTheme(page: Page, theme: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** The width of the page beyond the window in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** One line for each element with an axe violation in the part of the page. */
async function findViolations(page: Page, { without, within }: AccessibleOptions): Promise<string[]> {
  // Injected once per document, because its source has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const part = { excluded: without ?? null, included: within ?? null };
  return page.evaluate(async ({ excluded, included }) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const dialog = document.querySelector('dialog:modal');
    const { violations } = await injected.run(
      { include: [dialog ?? included ?? document], ...(excluded === null ? {} : { exclude: [excluded] }) },
      // Collecting the passed checks takes longer than running them. No rule in use needs parsed stylesheets.
      { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
    );
  }, part);
}

/**
 * Links in text may be as high as their line. Samples are excluded: their size is part of the design, and the width of
 * a color name depends on its font.
 */
function findSmallTargets(page: Page): Promise<string[]> {
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
