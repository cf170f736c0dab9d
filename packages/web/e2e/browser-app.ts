import { existsSync } from 'node:fs';
import process from 'node:process';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The real server on the built page and a browser to look at it with. */
export interface BrowserApp extends Pick<ServerProcess, 'origin' | 'codeFor'> {
  /** A page in a fresh profile, with what it complained about and asked for. */
  readonly open: (address: string, options?: BrowserContextOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Errors of scripts, warnings of the console, breaches of the policy. Empty on a page that works. */
  complaints: readonly string[];
  /** Hosts of everything that was requested. */
  readonly hosts: Set<string>;
}

/** Starts the server on the built page and a Chromium (`CHROMIUM_PATH`, an installed one, or Playwright's own). */
export async function startBrowserApp(): Promise<BrowserApp> {
  const server = await startServerProcess();
  const browser = await chromium.launch(chromiumOptions());
  return {
    origin: server.origin,
    codeFor: server.codeFor,
    open: (to, options = {}) => openPage(browser, server.origin, to, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Which Chromium to start, and how. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  const executablePath = candidates.find((file) => file !== undefined && existsSync(file));
  return executablePath === undefined ? { args: FLAGS } : { executablePath, args: FLAGS };
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
    if (isComplaint(message)) complaints.push(`${message.text()} ${message.location().url}`);
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

/**
 * A refusal is an answer like any other, and the page shows it where the journey looks for it; the browser's own line
 * about its status is left out. Every other line counts, so does a failed load of a file.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (!['error', 'warning'].includes(message.type())) return false;
  const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
  return !(isRefusal && new URL(message.location().url).pathname.startsWith('/api/'));
}
