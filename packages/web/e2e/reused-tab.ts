import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { type Recording, recordPage, startRecording } from './recording.ts';

/** The timeout of actions. It is long, because it costs nothing in successful tests. */
const TIMEOUT_MS = 120_000;

const DEFAULT_DISPLAY = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  forcedColors: 'none',
} as const satisfies BrowserContextOptions;

export interface TabOptions extends BrowserContextOptions {
  /** Uses a new profile, for changes that cannot be undone, such as a fake clock or an init script. */
  readonly isDisposable?: boolean;
}

/** An opened tab. */
export interface OpenedTab {
  readonly page: Page;
  readonly recording: Recording;
  /** Resets the tab for the next test, or closes it. */
  readonly end: () => Promise<void>;
}

/** A tab and a function that sets its recording. */
interface Tab {
  readonly page: Page;
  readonly record: (recording: Recording) => void;
}

/** Tabs that can be reused. */
const idleTabs: Tab[] = [];

/** Opens a tab. Tabs are reused, because a new profile takes over a second of CPU time. */
export async function openTab(
  browser: Browser,
  origin: string,
  address: string,
  { isDisposable = false, ...options }: TabOptions,
): Promise<OpenedTab> {
  const canReuse = !isDisposable && Object.keys(options).every((key) => key in DEFAULT_DISPLAY);
  const tab = (canReuse ? idleTabs.pop() : undefined) ?? (await createTab(browser, origin, options));
  const { page } = tab;
  const { viewport, ...media } = { ...DEFAULT_DISPLAY, ...options };
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: media.colorScheme,
    reducedMotion: media.reducedMotion,
    forcedColors: media.forcedColors,
  });
  // The server limits each network address separately.
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const recording = startRecording();
  tab.record(recording);
  return {
    page,
    recording,
    end: async () => {
      tab.record(startRecording());
      // Pending route handlers may fail when the page closes.
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
    ...DEFAULT_DISPLAY,
    ...options,
    baseURL: origin,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  return { page, record: await recordPage(page) };
}

/** Closes other windows and clears cookies and storage. */
async function emptyTab(page: Page, origin: string): Promise<void> {
  const context: BrowserContext = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await context.setOffline(false);
  // Leaves the app first, because it may write to the storage on exit. The storage is accessible only on the same
  // origin.
  await page.goto(`${origin}/livez`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
