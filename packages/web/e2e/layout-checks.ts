import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { BrowserContext, Page } from 'playwright';
import type { BrowserApp } from './browser-app.ts';
import { callApi, createProject, PASSWORD, signIn } from './dashboard-page.ts';
import { createTile } from './generator-page.ts';
import { createAccount } from './test-accounts.ts';

/** A word without break opportunities. */
export const LONG_WORD = 'verylongword'.repeat(6).slice(0, 64);

/** A brand where every user-written text is one long word. */
export interface LongBrand {
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly projectId: string;
  readonly emptyProjectId: string;
  /** Three guides: one custom, one AI and one archived. */
  readonly tileId: string;
  readonly aiTileId: string;
}

/** Creates an account with a brand of long words. */
export async function createLongBrand(app: BrowserApp, context: BrowserContext): Promise<LongBrand> {
  // The longest address that mails keep on one line.
  const email = app.emailOf(LONG_WORD.slice(0, 39));
  await createAccount(app, { name: LONG_WORD, email, password: PASSWORD });
  const page = await context.newPage();
  await signIn(page, app, email);
  await page.goto(`${app.origin}/dashboard`);
  const emptyProjectId = await createProject(page, 'Empty', 'Nothing in it yet');
  const projectId = await createProject(page, LONG_WORD, LONG_WORD.repeat(3));
  const tileId = await makeCustom(page, projectId, LONG_WORD);
  const archived = await makeCustom(page, projectId, `${LONG_WORD}archived`);
  await callApi(page, 'POST', `/api/style-tiles/${archived}/archive`);
  const aiTileId = await createTile(page, projectId);
  await callApi(page, 'PUT', `/api/projects/${projectId}/memory`, {
    remember: [{ kind: 'note', value: LONG_WORD }],
  });
  // Waits until the guide is finished, so that the list does not change later.
  await page.goto(`${app.origin}/generator/${projectId}?tile=${aiTileId}`);
  await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
  const session = await context.storageState();
  await page.close();
  return { session, projectId, emptyProjectId, tileId, aiTileId };
}

async function makeCustom(page: Page, projectId: string, name: string): Promise<string> {
  const long = (hex: string) => ({ hex, name: LONG_WORD });
  const brief = {
    ...CUSTOM_DEFAULTS,
    name,
    description: LONG_WORD.repeat(3),
    primary: long('#C4532F'),
    secondary: [long('#1F4E6B'), long('#5E8C92')],
    accent: [long('#E8B84A'), long('#EFE3CE'), long('#6B7340'), long('#4A2C20')],
  };
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'custom',
    name,
    description: brief.description,
    generatedData: buildCustomGuide(parseBrief('custom', brief)),
  });
  if (typeof tile !== 'object' || tile === null || !('id' in tile))
    throw new Error('The response contains no style guide.');
  return String(tile.id);
}

/**
 * Delays API responses until the previous one has been painted and records layout shifts. Call it once before the
 * navigation.
 */
export async function delayResponses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        );
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const originalFetch = window.fetch;
    const nextPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let turn: Promise<unknown> = Promise.resolve();
    window.fetch = async (input, init) => {
      const response = await originalFetch(input, init);
      turn = turn.then(nextPaint);
      await turn;
      return response;
    };
  });
}

/** Makes API requests fail if their URL contains `part`. */
export async function failCalls(page: Page, part: string): Promise<void> {
  const json = { code: 'SK_UNAVAILABLE', message: 'Please try again later.' };
  await page.route(
    ({ href }) => href.includes('/api/') && href.includes(part),
    (route) => route.fulfill({ status: 503, json }),
  );
}

/** The layout shifts after fonts have loaded and everything is painted. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Reflect.get(window, 'shifts');
  });
}

/** The left and right content edges of the page frames, and of the first and last elements in them, in whole pixels. */
export function contentEdgesOf(page: Page): Promise<Record<'left' | 'right', Record<string, number>>> {
  return page.evaluate(() => {
    const left: Record<string, number> = {};
    const right: Record<string, number> = {};
    const isVisible = (element: Element) => element.checkVisibility() && element.closest('dialog') === null;
    const frames = [...document.querySelectorAll('.page')].filter(isVisible);
    frames.forEach((frame, index) => {
      const [box, style] = [frame.getBoundingClientRect(), getComputedStyle(frame)];
      left[`frame ${index}`] = Math.round(box.left + Number.parseFloat(style.paddingLeft));
      right[`frame ${index}`] = Math.round(box.right - Number.parseFloat(style.paddingRight));
    });
    const leftElements = { mark: 'header .word-mark', title: 'main h1:not(.sr-only)', form: '.auth-column' };
    for (const [name, selector] of Object.entries(leftElements)) {
      const element = document.querySelector(selector);
      if (element !== null && isVisible(element))
        left[name] = Math.round(element.getBoundingClientRect().left);
    }
    // For icon buttons, the icon is measured.
    const lastButton = [
      ...document.querySelectorAll('header .avatar, header .cta, header .mobile-menu-toggle span'),
    ]
      .filter(isVisible)
      .at(-1);
    if (lastButton !== undefined) right['last button'] = Math.round(lastButton.getBoundingClientRect().right);
    return { left, right };
  });
}

/** Texts that overflow their box and elements wider than the window, except in scrollable regions. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BOXES = 'dialog, .toast, .notice, .project-card, .tile-card, .menu, .sk-surface, .swatch, .page';
    const SCROLLERS = '.matrix-frame, .comparison-frame, .code-frame, .sr-only, .truncate, [hidden]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className} scrolls sideways`);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const parent = text.parentElement;
      const box = parent?.closest(BOXES);
      if (parent == null || box == null || parent.closest(SCROLLERS) !== null) continue;
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const limit = Math.min(box.getBoundingClientRect().right, document.documentElement.clientWidth);
      const isOver = [...range.getClientRects()].some((rect) => rect.width > 1 && rect.right > limit + 1);
      if (isOver) found.push(`${parent.className}: ${text.textContent?.slice(0, 40)}`);
    }
    return found;
  });
}

/** Controls that appear in print, except the samples and codes of the guide. */
export async function findPrintedControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a, button, input, select, textarea, summary, label, output[for], [role="tab"], header.page, footer, .toast',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.closest('.sk-surface, .copy') === null)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}
