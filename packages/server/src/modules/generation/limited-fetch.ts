import { readLimited } from '../../lib/read-limited.ts';

/** A successful response that is not parsed: too long, or not JSON. */
export class ResponseError extends Error {
  readonly kind: 'too-large' | 'malformed';

  constructor(kind: ResponseError['kind'], message: string) {
    super(message);
    this.name = 'ResponseError';
    this.kind = kind;
  }
}

export interface LimitedFetchOptions {
  /** Maximum number of bytes of a body, after decompression. */
  readonly limitBytes: number;
  /** Called with the provider's request id when the headers arrive. */
  onRequestId?(requestId: string): void;
  readonly fetch?: typeof fetch;
}

/** Request ids are logged and stored, so only plain ones are accepted. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * Creates a fetch that reads the whole body itself, up to a limit, before any other code can buffer it.
 *
 * This way the caller's signal also covers the body. Redirects are not followed, because they would forward the API key
 * to another server. An error response that is too long loses its body and keeps its status.
 *
 * @throws ResponseError for a successful response that is too long or not JSON
 */
export function createLimitedFetch(options: LimitedFetchOptions): typeof fetch {
  const send = options.fetch ?? fetch;
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    const requestId = response.headers.get('x-request-id') ?? '';
    if (REQUEST_ID.test(requestId)) options.onRequestId?.(requestId);
    if (response.ok && !isJson(response)) {
      await response.body?.cancel();
      throw new ResponseError('malformed', 'The response is not JSON.');
    }
    if (response.body === null) return response;
    const body = await readLimited(response.body, options.limitBytes);
    if (body === null && response.ok) {
      throw new ResponseError('too-large', `The response has more than ${options.limitBytes} bytes.`);
    }
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}

function isJson(response: Response): boolean {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
