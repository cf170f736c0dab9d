import { readLimited } from '../../lib/read-limited.ts';

/** A successful answer that is not read on: too long, or no JSON at all. */
export class AnswerFault extends Error {
  readonly kind: 'too-large' | 'malformed';

  constructor(kind: AnswerFault['kind'], message: string) {
    super(message);
    this.name = 'AnswerFault';
    this.kind = kind;
  }
}

export interface LimitedFetchOptions {
  /** Most bytes of a body, counted after decompression. */
  readonly limitBytes: number;
  /** Told the provider's request id as soon as headers arrive. */
  onRequestId?(requestId: string): void;
  readonly fetch?: typeof fetch;
}

/** Request ids go to logs and rows, so only plain ones are taken. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * A fetch that reads the whole body itself, up to a limit, before anything else may buffer it.
 *
 * The caller's signal therefore covers the body too. Redirects are not followed: they would carry the key to another
 * address. An error answer that is too long loses its body and keeps its status.
 *
 * @throws AnswerFault for a successful answer that is too long or is not JSON
 */
export function createLimitedFetch(options: LimitedFetchOptions): typeof fetch {
  const send = options.fetch ?? fetch;
  return async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    const requestId = response.headers.get('x-request-id') ?? '';
    if (REQUEST_ID.test(requestId)) options.onRequestId?.(requestId);
    if (response.ok && !isJson(response)) {
      await response.body?.cancel();
      throw new AnswerFault('malformed', 'The answer is not JSON.');
    }
    if (response.body === null) return response;
    const body = await readLimited(response.body, options.limitBytes);
    if (body === null && response.ok) {
      throw new AnswerFault('too-large', `The answer has more than ${options.limitBytes} bytes.`);
    }
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}

function isJson(response: Response): boolean {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
