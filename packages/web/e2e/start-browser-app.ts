import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';
import { type BrowserApp, toBrowserApp } from './browser-app.ts';

let connected: Promise<Browser> | undefined;

/** Opens the server and the browser that the files of a run share, with accounts and a network address of its own. */
export async function startBrowserApp(): Promise<BrowserApp> {
  const shared = inject('sharedApp');
  connected ??= chromium.connect(shared.browserEndpoint);
  return toBrowserApp(shared, await connected);
}
