import type { ErrorBody } from '@stylekit/server/contract';
import { parseNextPage } from './next-page.ts';

/** What the server says of a refusal, with the fields some of them add, such as `requireVerification`. */
export interface Refusal extends ErrorBody {
  readonly [field: string]: unknown;
}

/** An answer that is no success. Its message is the status, a colon and the text of the answer. */
export class HttpError extends Error {
  readonly status: number;
  /** Null when the answer is not one of the server's own, such as a proxy's. */
  readonly body: Refusal | null;

  constructor(status: number, text: string, body: Refusal | null) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

/** No answer came: the connection failed, or the caller gave up. */
export class NetworkError extends Error {
  readonly isAborted: boolean;

  constructor(isAborted: boolean, cause: unknown) {
    super(isAborted ? 'Request aborted' : 'Network Error', { cause });
    this.name = 'NetworkError';
    this.isAborted = isAborted;
  }
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: Item[];
  /** Whether there are items after these. */
  readonly hasMore: boolean;
}

type UnsafeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface SendOptions {
  /** A form is sent as one, everything else as JSON; without it there is neither a body nor a content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The first page of a list, and whether there are more; fails as `getJson` does. */
export async function getFirstPage<Item>(path: string): Promise<ListPage<Item>> {
  const response = await call('GET', path, {});
  const hasMore = parseNextPage(response.headers.get('link') ?? '') !== null;
  return { items: await readJson<Item[]>(response), hasMore };
}

/** Reads a list whole, page after page, and fails as `getJson` does. */
export async function getPages<Item>(firstPage: string): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | null = firstPage;
  while (next !== null) {
    const response = await call('GET', next, {});
    items.push(...(await readJson<Item[]>(response)));
    next = parseNextPage(response.headers.get('link') ?? '');
  }
  return items;
}

/**
 * Reads a path as JSON. Its type is the caller's word, taken from the contract of the server the page came from.
 *
 * @throws HttpError for an answer that is no success or cannot be read
 * @throws NetworkError when none came
 */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return readJson(await call('GET', path, signal === undefined ? {} : { signal }));
}

/** Sends and reads the answer as JSON; fails as `getJson` does. Nothing is ever sent twice. */
export async function sendJson<Answer>(
  method: UnsafeMethod,
  path: string,
  options: SendOptions = {},
): Promise<Answer> {
  return readJson(await call(method, path, options));
}

/** Sends where nothing of the answer matters but that it is a success; fails as `getJson` does. */
export async function send(method: UnsafeMethod, path: string, options: SendOptions = {}): Promise<void> {
  await call(method, path, options);
}

/** What a person may read about a failure: the server's own sentence wherever there is one. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError) {
    return (
      error.body?.message ?? `Unexpected response from StyleKit (status ${error.status}). Please try again.`
    );
  }
  if (error instanceof NetworkError)
    return 'StyleKit cannot be reached. Check your connection and try again.';
  return 'Something went wrong on this page. Reload it and try again.';
}

/** What the server says of one field of what was sent, or undefined when it says nothing of it. */
export function issueOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return error.body?.issues?.find(({ path }) => path === field)?.message;
}

/** The code of the server's refusal, such as `SK_INVALID_CODE`; null for every other failure. */
export function codeOf(error: unknown): ErrorBody['code'] | null {
  return error instanceof HttpError ? (error.body?.code ?? null) : null;
}

/** Whether the answer was that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

type UnauthorizedListener = (path: string) => void;

const listeners = new Set<UnauthorizedListener>();

/** Tells which path answered that nobody is signed in; gives back what ends the telling. */
export function onUnauthorized(listener: UnauthorizedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function call(method: string, path: string, options: SendOptions): Promise<Response> {
  const response = await reach(path, toRequest(method, options));
  if (response.ok) return response;
  const text = await readText(response);
  if (response.status === 401) for (const listener of listeners) listener(path);
  throw new HttpError(response.status, text === '' ? response.statusText : text, parseRefusal(text));
}

function toRequest(method: string, { body, headers, signal }: SendOptions): RequestInit {
  const isForm = body instanceof FormData;
  // The browser itself names the type of a form, with the boundary between its parts.
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  return {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...type, ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

function reach(path: string, request: RequestInit): Promise<Response> {
  return fetch(path, request).catch(failNetwork);
}

/** The connection can also break in the middle of an answer. */
function readText(response: Response): Promise<string> {
  return response.text().catch(failNetwork);
}

function failNetwork(cause: unknown): never {
  throw new NetworkError(cause instanceof DOMException && cause.name === 'AbortError', cause);
}

async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(response.status, text, null);
  }
}

function parseRefusal(text: string): Refusal | null {
  try {
    const body: unknown = JSON.parse(text);
    return isRefusal(body) ? body : null;
  } catch {
    return null;
  }
}

function isRefusal(body: unknown): body is Refusal {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('code' in body)) return false;
  return typeof body.message === 'string' && typeof body.code === 'string';
}
