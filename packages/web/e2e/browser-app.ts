import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { type AccountServer, toAccountServer } from './account-maker.ts';
import type { ServerProcess } from './server-process.ts';

/** Time an action waits for what it acts on; generous, because it costs nothing while all goes well. */
const PATIENCE_MS = 120_000;

/** The real server on the built page and a browser to look at it with. */
export interface BrowserApp extends AccountServer {
  /** A page in a fresh profile, with what it complained about and asked for. */
  readonly open: (address: Address, options?: BrowserContextOptions, prepare?: Prepare) => Promise<Visit>;
  /** Closes its pages. @throws when any page of any journey complained of what it did not expect */
  readonly close: () => Promise<void>;
}

/** Where to go: an address of the app, or what finds one out once the page has been prepared. */
export type Address = string | ((page: Page) => Promise<string>);

/** What is done with a page before it is gone to. */
export type Prepare = (page: Page) => Promise<void>;

export interface Visit {
  readonly page: Page;
  /** Errors of scripts, warnings of the console, breaches of the policy, calls elsewhere. Empty on a page that works. */
  readonly complaints: readonly string[];
  /** Hosts of everything that was requested. */
  readonly hosts: ReadonlySet<string>;
  /** Says which complaints belong to the journey: those of a server that fails on purpose. */
  readonly expects: (complaint: RegExp) => void;
}

/** The page is on the first; the stand-in for Google is on the second. */
const OWN_HOSTS = ['localhost', '127.0.0.1'];

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
      const own = {
        baseURL: server.origin,
        extraHTTPHeaders: { 'x-forwarded-for': accounts.address },
      };
      const visit = await openPage(browser, { ...own, ...options }, async (page) => {
        await prepare(page);
        await page.goto(typeof to === 'string' ? to : await to(page));
      });
      visits.push(visit);
      return visit;
    },
    close: async () => {
      await Promise.all(visits.map(({ page }) => page.context().close()));
      const complaints = visits.flatMap((visit) => visit.complaints);
      if (complaints.length > 0) throw new Error(`Pages complained:\n${complaints.join('\n')}`);
    },
  };
}

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const hosts = new Set<string>();
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (isComplaint(message)) complain(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    hosts.add(hostname);
    if (!OWN_HOSTS.includes(hostname)) complain(`asked ${hostname} for something`);
  });
  page.on('requestfailed', (request) => {
    // A reload abandons what is under way; that is no fault of the page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  await page.exposeFunction('reportBreach', complain);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportBreach')(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await visit(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const expects = (complaint: RegExp) => {
    expected.push(complaint);
    const others = complaints.filter((text) => !complaint.test(text));
    complaints.splice(0, complaints.length, ...others);
  };
  return { page, complaints, hosts, expects };
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
