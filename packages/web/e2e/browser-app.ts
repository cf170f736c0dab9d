import type { Browser, Page } from 'playwright';
import { type AccountServer, toAccountServer } from './account-maker.ts';
import type { Recording } from './recording.ts';
import { openTab, type TabOptions } from './reused-tab.ts';
import type { ServerProcess } from './server-process.ts';

/** The real server on the built page and a browser to look at it with. */
export interface BrowserApp extends AccountServer {
  /** A page with nothing stored, with what it complained about and asked for; it ends with the test. */
  readonly open: (address: Address, options?: TabOptions, prepare?: Prepare) => Promise<Visit>;
  /** @throws when any page of the file complained of what it did not expect */
  readonly close: () => void;
}

/** Where to go: an address of the app, or what finds one out once the page has been prepared. */
export type Address = string | ((page: Page) => Promise<string>);

/** What is done with a page before it is gone to. */
export type Prepare = (page: Page) => Promise<void>;

export interface Visit extends Pick<Recording, 'complaints' | 'hosts' | 'expects'> {
  readonly page: Page;
}

/** How to end the visits of the test that runs. */
const openVisits: (() => Promise<void>)[] = [];

/** Pages of a browser on a server. */
export function toBrowserApp(
  server: Pick<ServerProcess, 'origin' | 'mailFolder'>,
  browser: Browser,
): BrowserApp {
  const accounts = toAccountServer(server);
  const visits: Visit[] = [];
  return {
    ...accounts,
    open: async (to, options = {}, prepare = async () => undefined) => {
      const { page, recording, end } = await openTab(browser, server.origin, accounts.address, options);
      openVisits.push(end);
      const visit = { page, ...recording };
      visits.push(visit);
      await prepare(page);
      await page.goto(typeof to === 'string' ? to : await to(page));
      await page.getByRole('heading', { level: 1 }).waitFor();
      return visit;
    },
    close: () => {
      const complaints = visits.flatMap((visit) => visit.complaints);
      if (complaints.length > 0) throw new Error(`Pages complained:\n${complaints.join('\n')}`);
    },
  };
}

/** Ends all visits that are open. */
export async function endVisits(): Promise<void> {
  await Promise.all(openVisits.splice(0).map((end) => end()));
}
