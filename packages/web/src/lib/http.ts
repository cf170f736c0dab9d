import type { ErrorBody } from '@stylekit/server/contract';
import { GET_REQUEST, takeEarlyResponse } from './early-requests.ts';
import { FieldError } from './field-error.ts';
import { parseNextPage } from './next-page.ts';

/** The body of an error response. Some errors add fields, such as `requireVerification`. */
export interface ErrorResponse extends ErrorBody {
  readonly [field: string]: unknown;
}

/** An error response. The message is the status, a colon and the response text. */
export class HttpError extends Error {
  readonly status: number;
  /** Null if the response does not come from our server, for example from a proxy. */
  readonly body: ErrorResponse | null;

  constructor(status: number, text: string, body: ErrorResponse | null) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

/** No response: the connection failed or the request was aborted. */
export class NetworkError extends Error {
  readonly isAborted: boolean;

  constructor(isAborted: boolean, cause: unknown) {
    super(isAborted ? 'Request aborted' : 'Network Error', { cause });
    this.name = 'NetworkError';
    this.isAborted = isAborted;
  }
}

export interface ListPage<Item> {
  readonly items: Item[];
  /** Whether there are more items after this page. */
  readonly hasMore: boolean;
}

type UnsafeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface SendOptions {
  /** A `FormData` body is sent unchanged, everything else as JSON. Without a body there is no content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean;
}

/** The first page of a list. Throws like `getJson`. */
export async function getFirstPage<Item>(path: string): Promise<ListPage<Item>> {
  const response = await call('GET', path, {});
  const hasMore = parseNextPage(response.headers.get('link') ?? '') !== null;
  return { items: await readJson<Item[]>(response), hasMore };
}

/** All pages of a list. Throws like `getJson`. */
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
 * Reads a path as JSON. The caller states the type according to the server contract.
 *
 * @throws HttpError for an error response or invalid JSON
 * @throws NetworkError if there is no response
 */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return readJson(await call('GET', path, signal === undefined ? {} : { signal }));
}

/** Sends a request and reads the response as JSON. Throws like `getJson`. Requests are never repeated. */
export async function sendJson<Answer>(
  method: UnsafeMethod,
  path: string,
  options: SendOptions = {},
): Promise<Answer> {
  return readJson(await call(method, path, options));
}

/** Sends a request and ignores the response body. Throws like `getJson`. */
export async function send(method: UnsafeMethod, path: string, options: SendOptions = {}): Promise<void> {
  await call(method, path, options);
}

/** A user-facing message for an error. Uses the message of the server or of a field if there is one. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError) {
    return (
      error.body?.message ?? `Unexpected response from StyleKit (status ${error.status}). Please try again.`
    );
  }
  if (error instanceof FieldError) return error.message;
  if (error instanceof NetworkError)
    return 'StyleKit cannot be reached. Check your connection and try again.';
  return 'Something went wrong on this page. Reload it and try again.';
}

/** The validation message of the server for one field, or undefined if there is none. */
export function issueOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return error.body?.issues?.find(({ path }) => path === field)?.message;
}

/** The code of a server error, such as `SK_INVALID_CODE`, or null for other errors. */
export function codeOf(error: unknown): ErrorBody['code'] | null {
  return error instanceof HttpError ? (error.body?.code ?? null) : null;
}

/** Whether the response status was 401. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

type UnauthorizedListener = (path: string) => void;

const listeners = new Set<UnauthorizedListener>();

/** Calls the listener with the path of each 401 response. Returns an unsubscribe function. */
export function onUnauthorized(listener: UnauthorizedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function call(method: string, path: string, options: SendOptions): Promise<Response> {
  const early = method === 'GET' ? await takeEarlyResponse(path) : undefined;
  const response = early ?? (await fetchResponse(path, toRequest(method, options)));
  if (response.ok) return response;
  const text = await readText(response);
  if (response.status === 401) for (const listener of listeners) listener(path);
  throw new HttpError(response.status, text === '' ? response.statusText : text, parseErrorResponse(text));
}

function toRequest(method: string, { body, headers, signal, keepalive = false }: SendOptions): RequestInit {
  const isForm = body instanceof FormData;
  // For forms, the browser sets the content type with the multipart boundary.
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  return {
    ...GET_REQUEST,
    method,
    keepalive,
    headers: { ...GET_REQUEST.headers, ...type, ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

function fetchResponse(path: string, request: RequestInit): Promise<Response> {
  return fetch(path, request).catch(throwNetworkError);
}

/** The connection can also fail while the body is read. */
function readText(response: Response): Promise<string> {
  return response.text().catch(throwNetworkError);
}

function throwNetworkError(cause: unknown): never {
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

function parseErrorResponse(text: string): ErrorResponse | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorResponse(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('code' in body)) return false;
  return typeof body.message === 'string' && typeof body.code === 'string';
}
