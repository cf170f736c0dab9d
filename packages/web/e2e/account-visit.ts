import type { BrowserContextOptions, Page } from 'playwright';
import type { BrowserApp, Visit } from './browser-app.ts';
import { enter } from './dashboard-visit.ts';

type Enter = Parameters<typeof enter>;

/** Signs in and opens the account at an address such as `?tab=credits`; the rest is as in `enter`. */
export async function openAccount(
  app: BrowserApp,
  email: string,
  search = '',
  options: BrowserContextOptions = {},
  user: Enter[3] = {},
  prepare?: Enter[4],
): Promise<Visit> {
  const visit = await enter(app, email, options, user, prepare);
  await visit.page.goto(`${app.origin}/account${search}`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  return visit;
}

/** A part of the page by the title in its side column. */
export function section(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

/** What the focus is on, as it is read. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? null;
  });
}
