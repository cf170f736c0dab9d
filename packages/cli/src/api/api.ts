import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { readCached, writeCached } from '../io/response-cache.ts';
import { toApiError } from './api-error.ts';
import { readLimited } from './read-limited.ts';
import { pauseBefore, shouldRetry } from './retry.ts';
import { ConnectionError, type HttpRequest, type HttpResponse, sendRequest } from './send-request.ts';

/** A server and the token to call it with. */
export interface Server {
  readonly url: string;
  /** Null before the sign-in. */
  readonly token: string | null;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call {
  /** A form is sent URL-encoded, everything else as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is sent again without a response; by default for GET, PUT and DELETE. */
  readonly isRepeatable?: boolean;
  /** Whether error responses are returned instead of thrown, except those that are retried. */
  readonly returnsErrors?: boolean;
}

/** Calls of a server. */
export interface Api {
  readonly url: string;
  /** Sends a call and reads its JSON; the caller states the type according to the server contract. */
  readonly send: <Answer>(method: Method, path: string, call?: Call) => Promise<Answer>;
  /** Like `send` with GET. A response that has not changed is taken from the cache of the user. */
  readonly load: <Answer>(path: string) => Promise<Answer>;
  /** All pages of a list. */
  readonly list: <Item>(path: string) => Promise<Item[]>;
  /** Opens a stream of server-sent events. The caller reads or cancels its body. */
  readonly open: (path: string, signal: AbortSignal) => Promise<HttpResponse>;
}

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;
const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

/**
 * Creates the calls of a server. They are repeated with increasing pauses after network errors and while the server is
 * busy, and follow redirects only on the same server, so that the token reaches no other.
 *
 * All of them throw CliError: 4 when the server refuses, 5 when it fails or cannot be reached, 2 or 3 for invalid input.
 */
export function createApi(server: Server, deps: Deps): Api {
  deps.system.useProxies();
  const request = (method: Method, path: string, call: Call = {}) =>
    sendRepeatedly(server, method, path, call, deps);
  return {
    url: server.url,
    send: async <Answer>(method: Method, path: string, call: Call = {}) =>
      parse<Answer>(await readLimited(await request(method, path, call)), server),
    load: async <Answer>(path: string) => parse<Answer>(await loadText(path, server, request, deps), server),
    list: async <Item>(path: string) => {
      const items: Item[] = [];
      let next: string | null = path;
      while (next !== null) {
        const response = await request('GET', next);
        items.push(...parse<Item[]>(await readLimited(response), server));
        next = /<([^>]+)>;\s*rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1] ?? null;
      }
      return items;
    },
    open: async (path, signal) => {
      const response = await sendOnce(
        server,
        'GET',
        path,
        { headers: { accept: 'text/event-stream' } },
        signal,
      );
      if (isSuccess(response)) return response;
      throw toApiError(response, await readLimited(response), server);
    },
  };
}

type Request = (method: Method, path: string, call?: Call) => Promise<HttpResponse>;

async function loadText(path: string, server: Server, request: Request, deps: Deps): Promise<string> {
  const key = [server.url, server.token ?? '', path];
  const cached = readCached(key, deps);
  const headers = cached === null ? {} : { 'if-none-match': cached.etag };
  const response = await request('GET', path, { headers, returnsErrors: true });
  if (response.status === 304 && cached !== null) {
    response.body.destroy();
    return cached.body;
  }
  const body = await readLimited(response);
  if (!isSuccess(response)) throw toApiError(response, body, server);
  const { etag } = response.headers;
  if (etag !== undefined) await writeCached(key, { etag, body }, deps);
  return body;
}

async function sendRepeatedly(
  server: Server,
  method: Method,
  path: string,
  call: Call,
  { system }: Deps,
): Promise<HttpResponse> {
  const isRepeatable = call.isRepeatable ?? method !== 'POST';
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(server, method, path, call);
    if (!(outcome instanceof CliError) && isSuccess(outcome)) return outcome;
    if (shouldRetry(outcome, { attempt, isRepeatable })) {
      if (!(outcome instanceof CliError)) outcome.body.destroy();
      await system.pause(pauseBefore(outcome, attempt));
      continue;
    }
    if (outcome instanceof CliError) throw outcome;
    if (call.returnsErrors === true && outcome.status < 500) return outcome;
    throw toApiError(outcome, await readLimited(outcome), server);
  }
}

/** A response, or the error of a call without one. */
async function tryOnce(
  server: Server,
  method: Method,
  path: string,
  call: Call,
): Promise<HttpResponse | CliError> {
  try {
    return await sendOnce(server, method, path, call, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    return unreachable(server, error);
  }
}

async function sendOnce(
  server: Server,
  method: Method,
  path: string,
  call: Call,
  signal: AbortSignal,
): Promise<HttpResponse> {
  let url = new URL(path, server.url);
  for (let redirects = 0; ; redirects += 1) {
    // The path may come from a header of the response.
    if (url.origin !== server.url) throw redirected(server, url.origin);
    const response = await sendRequest(url, { ...toRequest(server, method, call), signal });
    const { location } = response.headers;
    if (response.status < 300 || response.status >= 400 || location === undefined) return response;
    response.body.destroy();
    url = new URL(location, url);
    if (method !== 'GET' || redirects === MAX_REDIRECTS) throw redirected(server, url.origin);
  }
}

function toRequest({ token }: Server, method: Method, { body, headers }: Call): Omit<HttpRequest, 'signal'> {
  const isForm = body instanceof URLSearchParams;
  return {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'stylekit-cli',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isForm ? FORM_TYPE : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body.toString() : JSON.stringify(body) }),
  };
}

function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

function parse<Answer>(text: string, { url }: Server): Answer {
  if (text === '') return null as Answer;
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(
      EXIT.serverOrNetwork,
      `${url} does not answer like a StyleKit server.`,
      'Check STYLEKIT_URL, and whether a proxy changes the response.',
    );
  }
}

function redirected({ url }: Server, target: string): CliError {
  return new CliError(
    EXIT.serverOrNetwork,
    `${url} redirects to ${target}, which did not get your access token.`,
    'If that is the right server, set STYLEKIT_URL to it and run stylekit login.',
  );
}

function unreachable({ url }: Server, { code }: ConnectionError): CliError {
  const problem = code === null ? 'does not respond' : `cannot be reached (${code})`;
  return new CliError(
    EXIT.serverOrNetwork,
    `${url} ${problem}.`,
    'Check the connection and STYLEKIT_URL, and try again.',
  );
}
