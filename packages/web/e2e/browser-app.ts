import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { buildApp } from '../../server/src/app.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The built app on a port of its own and a browser to look at it with. */
export interface BrowserApp {
  readonly origin: string;
  /** A page in a fresh profile, with what it complained about and asked for. */
  readonly open: (address: string, options?: BrowserContextOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Errors of scripts, warnings of the console, breaches of the policy. Empty on a page that works. */
  readonly complaints: string[];
  /** Hosts of everything that was requested. */
  readonly hosts: Set<string>;
}

/** Starts the server on the built page and a Chromium (`CHROMIUM_PATH`, an installed one, or Playwright's own). */
export async function startBrowserApp(): Promise<BrowserApp> {
  const app = await buildApp({
    config: { logLevel: 'silent', publicUrl: 'http://localhost' },
    webRoot: path.resolve(import.meta.dirname, '../dist'),
  });
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  // localhost counts as a secure context, which the clipboard needs.
  const origin = `http://localhost:${address.port}`;
  const browser = await launch();
  return {
    origin,
    open: (to, options = {}) => openPage(browser, origin, to, options),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

async function launch(): Promise<Browser> {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  const executablePath = candidates.find((file) => file !== undefined && existsSync(file));
  return chromium.launch(executablePath === undefined ? { args: FLAGS } : { executablePath, args: FLAGS });
}

async function openPage(
  browser: Browser,
  origin: string,
  to: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  page.on('requestfailed', (request) => {
    // A reload abandons what is under way; that is no fault of the page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  await page.exposeFunction('reportBreach', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportBreach')(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(new URL(to, origin).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, complaints, hosts };
}
