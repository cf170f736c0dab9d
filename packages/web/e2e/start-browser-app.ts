import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { type BrowserApp, toBrowserApp } from './browser-app.ts';
import { chromiumOptions } from './chromium-options.ts';

/** One for all files of this process, and ended with it: a browser of another one would send everything twice. */
let launched: Promise<Browser> | undefined;

/** The server that all files share and a browser, with accounts and a network address of its own. */
export async function startBrowserApp(): Promise<BrowserApp> {
  launched ??= chromium.launch(chromiumOptions());
  return toBrowserApp(inject('sharedApp'), await launched);
}
