import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { type Recording, recordPage, startRecording } from './recording.ts';

/** Time an action waits for what it acts on; generous, because it costs nothing while all goes well. */
const PATIENCE_MS = 120_000;

const DEFAULT_LOOK = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  forcedColors: 'none',
} as const satisfies BrowserContextOptions;

export interface TabOptions extends BrowserContextOptions {
  /** Gives the visit a profile of its own, for what cannot be undone on a page: a fake clock, an init script. */
  readonly isDisposable?: boolean;
}

/** One visit of a tab. */
export interface TabVisit {
  readonly page: Page;
  readonly recording: Recording;
  /** Ends the visit: the tab is emptied for the next one, or closed when it cannot be. */
  readonly end: () => Promise<void>;
}

/** A tab, and where it writes down what happens on it. */
interface Tab {
  readonly page: Page;
  readonly record: (recording: Recording) => void;
}

/** Tabs that wait for their next visit. */
const idleTabs: Tab[] = [];

/**
 * Opens a visit in an empty tab. Tabs are used again, because a new profile takes over a second of processor time: the
 * browser starts a process for it and compiles the app anew.
 */
export async function openTab(
  browser: Browser,
  origin: string,
  address: string,
  { isDisposable = false, ...options }: TabOptions,
): Promise<TabVisit> {
  const canReuse = !isDisposable && Object.keys(options).every((key) => key in DEFAULT_LOOK);
  const tab = (canReuse ? idleTabs.pop() : undefined) ?? (await createTab(browser, origin, options));
  const { page } = tab;
  const { viewport, ...media } = { ...DEFAULT_LOOK, ...options };
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: media.colorScheme,
    reducedMotion: media.reducedMotion,
    forcedColors: media.forcedColors,
  });
  // The server counts the limits of each network address apart.
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const recording = startRecording();
  tab.record(recording);
  return {
    page,
    recording,
    end: async () => {
      tab.record(startRecording());
      // What is still answering for the page may be cut off by its end.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (canReuse && !page.isClosed()) {
        await emptyTab(page, origin);
        idleTabs.push(tab);
      } else await page.context().close();
    },
  };
}

async function createTab(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    ...DEFAULT_LOOK,
    ...options,
    baseURL: origin,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  return { page, record: await recordPage(page) };
}

/** Takes away all that a visit left: windows, cookies and stored values. */
async function emptyTab(page: Page, origin: string): Promise<void> {
  const context: BrowserContext = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await context.setOffline(false);
  // Away from the app, which may store something as it is left; what is stored is in reach only on its origin.
  await page.goto(`${origin}/livez`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
