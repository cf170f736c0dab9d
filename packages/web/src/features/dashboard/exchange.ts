import { mutate } from 'swr';
import { HttpError, NetworkError, type Refusal } from '../../lib/http.ts';

/**
 * A call whose answer's headers or whose body are not JSON's, which `lib/http.ts` does not have. It fails as that does.
 *
 * @throws HttpError for an answer that is no success
 * @throws NetworkError when none came
 */
export async function exchange(path: string, request: RequestInit): Promise<{ body: unknown; link: string }> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    ...request,
  }).catch(failNetwork);
  const text = await response.text().catch(failNetwork);
  const body = parse(text);
  if (response.status === 401) void mutate('/api/user');
  if (!response.ok) {
    const refusal = isRefusal(body) ? body : null;
    throw new HttpError(response.status, text === '' ? response.statusText : text, refusal);
  }
  if (body === undefined) throw new HttpError(response.status, text, null);
  return { body, link: response.headers.get('link') ?? '' };
}

/** What the server says of one field of what was sent, or undefined when it says nothing of it. */
export function issueOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return error.body?.issues?.find(({ path }) => path === field)?.message;
}

function failNetwork(cause: unknown): never {
  throw new NetworkError(cause instanceof DOMException && cause.name === 'AbortError', cause);
}

/** Undefined for text that is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is Refusal {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('code' in body)) return false;
  return typeof body.message === 'string' && typeof body.code === 'string';
}
