import type { Download, Page } from 'playwright';
import { type AccountServer, makeAccount, postTo } from './account-maker.ts';
import type { Address, BrowserApp, Prepare, Visit } from './browser-app.ts';
import type { TabOptions } from './reused-tab.ts';

/** The password of every account that `register` makes. */
export const PASSWORD = 'quiet lamp over the harbour';

/** Makes an account with a verified email address, which it gives back. */
export async function register(app: AccountServer, name: string): Promise<string> {
  const email = app.emailOf(name);
  await makeAccount(app, { name: 'Ines Moura', email, password: PASSWORD });
  return email;
}

/** Gives a browser a session of its own. */
export async function signIn(
  page: Page,
  { origin, address }: Pick<AccountServer, 'origin' | 'address'>,
  email: string,
): Promise<void> {
  // The list of sessions names the browser.
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

/** Signs in and opens the dashboard; `user` is laid over what the server says of the person. */
export async function enter(
  app: BrowserApp,
  email: string,
  options: TabOptions = {},
  user: object = {},
  prepare: Prepare = async () => undefined,
): Promise<Visit> {
  const visit = await enterAt('/dashboard', app, email, options, user, prepare);
  await visit.page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  return visit;
}

/** Signs in and opens an address; the rest is as in `enter`. */
export function enterAt(
  address: Address,
  app: BrowserApp,
  email: string,
  options: TabOptions = {},
  user: object = {},
  prepare: Prepare = async () => undefined,
): Promise<Visit> {
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

/** Makes a project past the page; answers its id. */
export async function createByApi(
  page: Page,
  name: string,
  description: string,
  logoUrl?: string,
): Promise<string> {
  const project = await call(page, 'POST', '/api/projects', { name, description, logoUrl });
  if (typeof project !== 'object' || project === null || !('id' in project)) throw new Error('No project.');
  return String(project.id);
}

/** A call in the session of a page's profile, past the page. */
export async function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const response = await page.context().request.fetch(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Takes an action from the menu of a project's card. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Waits for a toast; behind a dialog it is in sight, and not among what a screen reader is offered. */
export async function waitForToast(page: Page, title: string): Promise<void> {
  await page.locator('.toast').getByText(title, { exact: true }).waitFor();
}

/**
 * Time in which another window has to show a change: shorter than the shortest poll (45 s), so that only the stream of
 * changes can have brought it.
 */
export const LIVE_MS = 30_000;

/** What a download holds; the browser may run where this process cannot read its files. */
export async function readDownload(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
