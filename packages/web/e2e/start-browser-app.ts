import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { type BrowserApp, toBrowserApp } from './browser-app.ts';
import { testChromiumOptions } from './chromium-options.ts';

/** One browser per process, because each browser loads everything again. */
let launched: Promise<Browser> | undefined;

/** The shared server and a browser with its own accounts and network address. */
export async function startBrowserApp(): Promise<BrowserApp> {
  launched ??= chromium.launch(testChromiumOptions());
  return toBrowserApp(inject('sharedApp'), await launched);
}
