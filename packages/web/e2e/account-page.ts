import type { Page } from 'playwright';
import type { BrowserApp, OpenedPage, Prepare } from './browser-app.ts';
import { openSignedIn } from './dashboard-page.ts';
import type { TabOptions } from './reused-tab.ts';

/** Logs in and opens the account page, for example with `?tab=credits`. The options are those of `openDashboard`. */
export function openAccount(
  app: BrowserApp,
  email: string,
  search = '',
  options: TabOptions = {},
  user: object = {},
  prepare?: Prepare,
): Promise<OpenedPage> {
  return openSignedIn(`/account${search}`, app, email, options, user, prepare);
}

/** A section of the page by its title. */
export function section(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

/** The name or text of the focused element. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? null;
  });
}
