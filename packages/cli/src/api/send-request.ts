import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Readable } from 'node:stream';

/*
 * Not `fetch`: loading it takes 60 ms of processor time, as much as an export; `node:http` takes 12.
 */

export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request, also while the body of the response is read. */
  readonly signal: AbortSignal;
}

/** A response. Its body must be read or destroyed, because it holds the connection. */
export interface HttpResponse {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** No response: the server cannot be reached, or the request was ended. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** The code of the failure, such as `ECONNREFUSED`; null when the time is over. */
  readonly code: string | null;

  constructor(code: string | null) {
    super(code ?? 'The time is over.');
    this.code = code;
  }
}

/** Sends a request with HTTP or HTTPS and follows no redirect. Rejects with a ConnectionError. */
export function sendRequest(url: URL, { method, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const send = url.protocol === 'https:' ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, signal });
    // Not among the options: with NODE_DEBUG, Node prints those, and the token would be among them.
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response });
    });
    sent.on('error', (error) => reject(new ConnectionError(codeOf(error, signal))));
    sent.end(body);
  });
}

function codeOf(error: Error, { reason }: AbortSignal): string | null {
  if (reason instanceof Error && reason.name === 'TimeoutError') return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
