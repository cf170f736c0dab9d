import type { Page } from 'playwright';
import type { BrowserApp, Prepare, Visit } from './browser-app.ts';
import { enterAt } from './dashboard-visit.ts';
import type { TabOptions } from './reused-tab.ts';

/** Signs in and opens the account at an address such as `?tab=credits`; the rest is as in `enter`. */
export function openAccount(
  app: BrowserApp,
  email: string,
  search = '',
  options: TabOptions = {},
  user: object = {},
  prepare?: Prepare,
): Promise<Visit> {
  return enterAt(`/account${search}`, app, email, options, user, prepare);
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
