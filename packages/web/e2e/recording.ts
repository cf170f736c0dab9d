import type { ConsoleMessage, Page } from 'playwright';

/** What happens on the pages of one visit. */
export interface Recording {
  /** Errors of scripts, warnings of the console, breaches of the policy, calls elsewhere. Empty on a page that works. */
  readonly complaints: readonly string[];
  /** Hosts of everything that was requested. */
  readonly hosts: ReadonlySet<string>;
  /** Says which complaints belong to the test: those of a server that fails on purpose. */
  readonly expects: (complaint: RegExp) => void;
  readonly complain: (text: string) => void;
  readonly addHost: (host: string) => void;
}

/** The page is on the first; the stand-in for Google is on the second. */
const OWN_HOSTS = ['localhost', '127.0.0.1'];

export function startRecording(): Recording {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const hosts = new Set<string>();
  return {
    complaints,
    hosts,
    expects: (complaint) => {
      expected.push(complaint);
      const others = complaints.filter((text) => !complaint.test(text));
      complaints.splice(0, complaints.length, ...others);
    },
    complain: (text) => {
      if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
    },
    addHost: (host) => hosts.add(host),
  };
}

/** Watches a page for as long as it is open; the result sets the recording that is written from then on. */
export async function recordPage(page: Page): Promise<(recording: Recording) => void> {
  let current = startRecording();
  const complain = (text: string) => current.complain(text);
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (isComplaint(message)) complain(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    current.addHost(hostname);
    if (!OWN_HOSTS.includes(hostname)) complain(`asked ${hostname} for something`);
  });
  page.on('requestfailed', (request) => {
    // A reload abandons what is under way; that is not an error of the page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  await page.exposeFunction('reportBreach', complain);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportBreach')(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return (recording) => {
    current = recording;
  };
}

/**
 * A refusal is an answer like any other, and the page shows it where the test looks for it; the browser's own line about
 * its status is left out. Every other line counts, so does a failed load of a file.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (!['error', 'warning'].includes(message.type())) return false;
  const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
  return !(isRefusal && new URL(message.location().url).pathname.startsWith('/api/'));
}
