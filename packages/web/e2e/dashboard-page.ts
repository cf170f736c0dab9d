import type { Download, Page } from 'playwright';
import type { Address, BrowserApp, OpenedPage, Prepare } from './browser-app.ts';
import type { TabOptions } from './reused-tab.ts';
import { type AccountServer, createAccount, postTo } from './test-accounts.ts';

/** The password of all accounts created by `register`. */
export const PASSWORD = 'quiet lamp over the harbour';

/** Creates a verified account and returns its email address. */
export async function register(app: AccountServer, name: string): Promise<string> {
  const email = app.emailOf(name);
  await createAccount(app, { name: 'Ines Moura', email, password: PASSWORD });
  return email;
}

/** Logs in the browser context. */
export async function signIn(
  page: Page,
  { origin, address }: Pick<AccountServer, 'origin' | 'address'>,
  email: string,
): Promise<void> {
  // The session list shows the user agent.
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const response = await postTo(
    { origin, address },
    '/api/login',
    { email, password: PASSWORD },
    { 'user-agent': userAgent },
  );
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: origin };
  });
  await page.context().addCookies(cookies);
}

/** Logs in and opens the dashboard. `user` overrides fields of the user response. */
export async function openDashboard(
  app: BrowserApp,
  email: string,
  options: TabOptions = {},
  user: object = {},
  prepare: Prepare = async () => undefined,
): Promise<OpenedPage> {
  const opened = await openSignedIn('/dashboard', app, email, options, user, prepare);
  await opened.page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  return opened;
}

/** Logs in and opens an address. The options are those of `openDashboard`. */
export function openSignedIn(
  address: Address,
  app: BrowserApp,
  email: string,
  options: TabOptions = {},
  user: object = {},
  prepare: Prepare = async () => undefined,
): Promise<OpenedPage> {
  return app.open(address, options, async (page) => {
    await signIn(page, app, email);
    if (Object.keys(user).length > 0) await overlayUser(page, user);
    await prepare(page);
  });
}

async function overlayUser(page: Page, user: object): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...user } });
  });
}

/** Creates a project through the API and returns its id. */
export async function createProject(
  page: Page,
  name: string,
  description: string,
  logoUrl?: string,
): Promise<string> {
  const project = await callApi(page, 'POST', '/api/projects', { name, description, logoUrl });
  if (typeof project !== 'object' || project === null || !('id' in project))
    throw new Error('The response contains no project.');
  return String(project.id);
}

/** Sends an API request with the session of the page. */
export async function callApi(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const response = await page.context().request.fetch(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Selects an action in the menu of a card. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Waits for a toast. Selected by class, because dialogs hide it from the accessibility tree. */
export async function waitForToast(page: Page, title: string): Promise<void> {
  await page.locator('.toast').getByText(title, { exact: true }).waitFor();
}

/**
 * The time limit for changes from another window. It is below the shortest polling interval (45 s), so only the event
 * stream can deliver them.
 */
export const LIVE_MS = 30_000;

/** Reads the content of a download as a stream, because the browser may run on another machine. */
export async function readDownload(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
