import type { Page, Route } from 'playwright';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import { callApi, createProject, openSignedIn, register } from './dashboard-page.ts';
import type { TabOptions } from './reused-tab.ts';

export const PURPOSE = 'A bakery in Lisbon that mills its own flour and opens at six';

export interface OpenedGenerator extends OpenedPage {
  readonly email: string;
  readonly projectId: string;
}

let userCount = 0;

/** Opens the generator with a new user and one project. `user` overrides fields of the user response. */
export async function openGenerator(
  app: BrowserApp,
  search = '',
  user: object = {},
  options: TabOptions = {},
): Promise<OpenedGenerator> {
  userCount += 1;
  const email = await register(app, `generator-${userCount}`);
  let projectId = '';
  const findAddress = async (page: Page) => {
    projectId = await createProject(page, 'Padaria do Moinho', 'A bakery with a mill of its own');
    return `/generator/${projectId}${search}`;
  };
  const opened = await openSignedIn(findAddress, app, email, options, user);
  await opened.page.getByRole('tab', { name: 'AI Mode' }).waitFor();
  return { ...opened, email, projectId };
}

/** Fills in the purpose and submits the form. */
export async function create(page: Page, purpose = PURPOSE): Promise<void> {
  await page.getByLabel('Brand purpose').fill(purpose);
  await page.getByRole('button', { name: 'Create style guide' }).click();
}

/** The style guides of a project from the API. */
export async function tilesOf(page: Page, projectId: string): Promise<Record<string, unknown>[]> {
  const tiles = await callApi(page, 'GET', `/api/projects/${projectId}/style-tiles`);
  if (!Array.isArray(tiles)) throw new Error('The response is not a list.');
  return tiles;
}

/** Creates an AI style guide through the API and returns its id. */
export async function createTile(page: Page, projectId: string): Promise<string> {
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'ai',
    description: PURPOSE,
  });
  if (typeof tile !== 'object' || tile === null || !('id' in tile))
    throw new Error('The response contains no style guide.');
  return String(tile.id);
}

/** The remaining AI credits. */
export async function creditsOf(page: Page): Promise<unknown> {
  const user = await callApi(page, 'GET', '/api/user');
  return typeof user === 'object' && user !== null && 'credits' in user ? user.credits : null;
}

const RUNNING_STATE = {
  generated: false,
  generatedData: null,
  settings: null,
  generationStatus: 'running',
  generationError: null,
};

/** Controls the mocked style guide responses. */
export interface MockedTiles {
  /** Changes the mocked fields. */
  readonly change: (part: object) => Promise<void>;
  /** Returns to the real responses. */
  readonly release: () => Promise<void>;
}

/** Overrides style guide responses and their event streams, by default with a running generation. */
export async function mockTiles(page: Page, part: object): Promise<MockedTiles> {
  let overlay: object | null = part;
  /** Event streams that have not sent anything yet. */
  const streams: Route[] = [];
  await page.route(/\/api\/style-tiles\/[0-9a-f-]{36}\/events$/, (route) =>
    overlay === null ? route.continue() : void streams.push(route),
  );
  await page.route(/\/api\/style-tiles\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const tile = await response.json();
    await route.fulfill({
      response,
      json: overlay === null ? tile : { ...tile, ...RUNNING_STATE, ...overlay },
    });
  });
  return {
    change: async (next) => {
      overlay = next;
      const data = JSON.stringify({ ...RUNNING_STATE, ...next });
      // The page connects again at once, as after any broken connection.
      const body = `retry: 0\nevent: status\ndata: ${data}\n\n`;
      await settle(streams, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    },
    release: async () => {
      overlay = null;
      await settle(streams, (route) => route.continue());
    },
  };
}

/** Answers all waiting requests. Those of closed pages fail, which does not matter. */
async function settle(routes: Route[], answer: (route: Route) => Promise<void>): Promise<void> {
  await Promise.allSettled(routes.splice(0).map(answer));
}

/** The text of the focused element. */
export function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}
