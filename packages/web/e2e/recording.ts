import type { ConsoleMessage, Page } from 'playwright';

/** What happens on a page. */
export interface Recording {
  /** Script errors, console warnings, CSP violations and requests to other hosts. */
  readonly problems: readonly string[];
  /** The hosts of all requests. */
  readonly hosts: ReadonlySet<string>;
  /** Marks problems as expected, for example errors of a failing server. */
  readonly allowProblem: (problem: RegExp) => void;
  readonly report: (text: string) => void;
  readonly addHost: (host: string) => void;
}

/** Chromium reports the status of the page that tests open to see the one for unknown paths. */
const UNKNOWN_PAGE = /status of 404 .*\/no\/such\/page(?:#.*)?$/;
/** The app and the Google mock. */
const OWN_HOSTS = ['localhost', '127.0.0.1'];

export function startRecording(): Recording {
  const problems: string[] = [];
  const expected = [UNKNOWN_PAGE];
  const hosts = new Set<string>();
  return {
    problems,
    hosts,
    allowProblem: (problem) => {
      expected.push(problem);
      const others = problems.filter((text) => !problem.test(text));
      problems.splice(0, problems.length, ...others);
    },
    report: (text) => {
      if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
    },
    addHost: (host) => hosts.add(host),
  };
}

/** Records a page. Returns a function that sets the current recording. */
export async function recordPage(page: Page): Promise<(recording: Recording) => void> {
  let current = startRecording();
  const report = (text: string) => current.report(text);
  page.on('pageerror', (error) => report(error.message));
  page.on('console', (message) => {
    if (isProblem(message)) report(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    current.addHost(hostname);
    if (!OWN_HOSTS.includes(hostname)) report(`unexpected request to ${hostname}`);
  });
  page.on('requestfailed', (request) => {
    // Navigation aborts pending requests, which is expected.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`);
  });
  await page.exposeFunction('reportViolation', report);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportViolation')(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return (recording) => {
    current = recording;
  };
}

/** Client errors of the API are expected, because the page handles them. The browser logs them to the console. */
function isProblem(message: ConsoleMessage): boolean {
  if (!['error', 'warning'].includes(message.type())) return false;
  const isApiError = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
  return !(isApiError && new URL(message.location().url).pathname.startsWith('/api/'));
}
