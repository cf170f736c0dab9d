import type { Browser, Locator, Page } from 'playwright';
import type { Recording } from './recording.ts';
import { openTab, type TabOptions } from './reused-tab.ts';
import type { ServerProcess } from './server-process.ts';
import { type AccountServer, toAccountServer } from './test-accounts.ts';

/** The real server with the built page, and a browser. */
export interface BrowserApp extends AccountServer {
  /** Opens a page with empty storage and records its problems and requests. It is closed after the test. */
  readonly open: (address: Address, options?: TabOptions, prepare?: Prepare) => Promise<OpenedPage>;
  /** @throws if any page of the file had an unexpected problem */
  readonly close: () => void;
}

/** A path, or a function that returns it after the page has been prepared. */
export type Address = string | ((page: Page) => Promise<string>);

/** Prepares a page before the navigation. */
export type Prepare = (page: Page) => Promise<void>;

export interface OpenedPage extends Pick<Recording, 'problems' | 'hosts' | 'allowProblem'> {
  readonly page: Page;
}

/** Functions that close the pages of the current test. */
const openPages: (() => Promise<void>)[] = [];

/** Opens pages of a browser on a server. */
export function toBrowserApp(
  server: Pick<ServerProcess, 'origin' | 'mailFolder'>,
  browser: Browser,
): BrowserApp {
  const accounts = toAccountServer(server);
  const pages: OpenedPage[] = [];
  return {
    ...accounts,
    open: async (to, options = {}, prepare = async () => undefined) => {
      const { page, recording, end } = await openTab(browser, server.origin, accounts.address, options);
      openPages.push(end);
      const opened = { page, ...recording };
      pages.push(opened);
      await prepare(page);
      await page.goto(typeof to === 'string' ? to : await to(page));
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Prerendered HTML shows its heading before React handles its controls.
      if (options.javaScriptEnabled !== false)
        await page.waitForFunction(() => !('__stylekitEarlyActions' in globalThis));
      return opened;
    },
    close: () => {
      const problems = pages.flatMap((opened) => opened.problems);
      if (problems.length > 0) throw new Error(`Unexpected problems on pages:\n${problems.join('\n')}`);
    },
  };
}

/** Closes all open pages. */
export async function closePages(): Promise<void> {
  await Promise.all(openPages.splice(0).map((end) => end()));
}

/** The item of an open menu that the keyboard has reached. The menu takes the focus after it marks its first item. */
export function activeItem(page: Page, name: string): Locator {
  return page.locator('[role=menu]:focus').getByRole('menuitem', { name }).and(page.locator('[data-focus]'));
}
