import type { Page } from 'playwright';
import type { BrowserApp, Visit } from './browser-app.ts';
import { call, createByApi, enterAt, register } from './dashboard-visit.ts';
import type { TabOptions } from './reused-tab.ts';

export const PURPOSE = 'A bakery in Lisbon that mills its own flour and opens at six';

export interface GeneratorVisit extends Visit {
  readonly email: string;
  readonly projectId: string;
}

let people = 0;

/** Somebody new with one project, at its generator; `user` is laid over what the server says of the person. */
export async function openGenerator(
  app: BrowserApp,
  search = '',
  user: object = {},
  options: TabOptions = {},
): Promise<GeneratorVisit> {
  people += 1;
  const email = await register(app, `generator-${people}`);
  let projectId = '';
  const findAddress = async (page: Page) => {
    projectId = await createByApi(page, 'Padaria do Moinho', 'A bakery with a mill of its own');
    return `/generator/${projectId}${search}`;
  };
  const visit = await enterAt(findAddress, app, email, options, user);
  await visit.page.getByRole('tab', { name: 'AI Mode' }).waitFor();
  return { ...visit, email, projectId };
}

/** Writes the purpose and asks for the style guide. */
export async function create(page: Page, purpose = PURPOSE): Promise<void> {
  await page.getByLabel('Brand purpose').fill(purpose);
  await page.getByRole('button', { name: 'Create style guide' }).click();
}

/** The style guides of a project, past the page. */
export async function tilesOf(page: Page, projectId: string): Promise<Record<string, unknown>[]> {
  const tiles = await call(page, 'GET', `/api/projects/${projectId}/style-tiles`);
  if (!Array.isArray(tiles)) throw new Error('The answer is no list.');
  return tiles;
}

/** Makes an AI style guide past the page; answers its id. */
export async function createTile(page: Page, projectId: string): Promise<string> {
  const tile = await call(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'ai',
    description: PURPOSE,
  });
  if (typeof tile !== 'object' || tile === null || !('id' in tile)) throw new Error('No style guide.');
  return String(tile.id);
}

/** What the person has left of AI credits. */
export async function creditsOf(page: Page): Promise<unknown> {
  const user = await call(page, 'GET', '/api/user');
  return typeof user === 'object' && user !== null && 'credits' in user ? user.credits : null;
}

const AT_WORK = { generated: false, generatedData: null, generationStatus: 'running', generationError: null };

/** Controls what the page receives in place of the real style guides. */
export interface HeldTiles {
  /** Answers with another part from now on. No request in between is answered with the real style guide. */
  readonly change: (part: object) => void;
  /** Answers with the real style guides from now on. */
  readonly release: () => void;
}

/** Lets every style guide look as if the server were still at work on it, or as `part` says. */
export async function holdTiles(page: Page, part: object): Promise<HeldTiles> {
  let overlay: object | null = part;
  // Not the event stream either: a refused one leaves the page to polling.
  await page.route(/\/api\/style-tiles\/[0-9a-f-]{36}\/events$/, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/api\/style-tiles\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const tile = await response.json();
    await route.fulfill({ response, json: overlay === null ? tile : { ...tile, ...AT_WORK, ...overlay } });
  });
  return {
    change: (next) => {
      overlay = next;
    },
    release: () => {
      overlay = null;
    },
  };
}

/** The words of what has the focus. */
export function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}
