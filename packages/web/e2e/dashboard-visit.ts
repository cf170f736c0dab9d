import type { BrowserContextOptions, Page } from 'playwright';
import type { BrowserApp, Visit } from './browser-app.ts';

const PASSWORD = 'quiet lamp over the harbour';

/** Makes an account and proves its address; answers the address. */
export async function register(app: BrowserApp, email: string): Promise<string> {
  const { page } = await app.open('/auth');
  await call(page, 'POST', '/api/register', {
    name: 'Ines Moura',
    email,
    password: PASSWORD,
    marketingConsent: true,
  });
  await call(page, 'POST', '/api/auth/verify-email', { email, code: await app.codeFor(email) });
  await page.context().close();
  return email;
}

/** Signs in without the page noticing. */
export async function signIn(page: Page, email: string): Promise<void> {
  await call(page, 'POST', '/api/login', { email, password: PASSWORD });
}

/** Signs in and opens the dashboard; `user` is laid over what the server says of the person. */
export async function enter(
  app: BrowserApp,
  email: string,
  options: BrowserContextOptions = {},
  user: object = {},
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Visit> {
  const visit = await app.open('/auth', options);
  const { page } = visit;
  await signIn(page, email);
  if (Object.keys(user).length > 0) {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...user } });
    });
  }
  await prepare(page);
  await page.goto(`${app.origin}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  return visit;
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

/** A call as the page itself would make it. */
export async function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const { status, text } = await page.evaluate(
    async ([verb, to, json]) => {
      const init = json === '' ? {} : { body: json, headers: { 'content-type': 'application/json' } };
      const response = await fetch(to, { method: verb, ...init });
      return { status: response.status, text: await response.text() };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
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
