import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from './chromium-options.ts';
import { startServerProcess } from './server-process.ts';

/** Where the journeys find the server and the browser they share. */
export interface SharedApp {
  readonly origin: string;
  /** The folder the server writes its mails to. */
  readonly mailFolder: string;
  /** The address Playwright connects to. */
  readonly browserEndpoint: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApp: SharedApp;
  }
}

/**
 * Starts one server on the built page and one Chromium for all files: each file has accounts and browser profiles of its
 * own on them, and a network address of its own, so that none uses up the limits of another. The database is the
 * embedded one: PostgreSQL would cost less processor time, but answers 503 when a busy machine keeps it waiting.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([
    startServerProcess({ TRUST_PROXY: '127.0.0.1' }),
    chromium.launchServer(chromiumOptions()),
  ]);
  const { origin, mailFolder } = server;
  project.provide('sharedApp', { origin, mailFolder, browserEndpoint: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.close();
  };
}
