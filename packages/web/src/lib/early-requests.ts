/** How long a response waits to be read. Later readers get a new one. */
const KEPT_MS = 10_000;

/** GET requests in progress or answered, by path. */
const responses = new Map<string, Promise<Response>>();

/** The options of a GET request of the API. */
export const GET_REQUEST = {
  method: 'GET',
  credentials: 'include',
  headers: { accept: 'application/json' },
} as const satisfies RequestInit;

/** Requests a path of the API before the code that reads it has loaded. */
export function requestEarly(path: string): void {
  const response = fetch(path, GET_REQUEST);
  responses.set(path, response);
  response.catch(() => undefined);
  setTimeout(() => {
    if (responses.get(path) !== response) return;
    responses.delete(path);
    // An unread body keeps its connection, of which browsers open six at most.
    void response.then(({ body }) => body?.cancel()).catch(() => undefined);
  }, KEPT_MS);
}

/** The response of an early request, once, or undefined if there is none or it was not successful. */
export async function takeEarlyResponse(path: string): Promise<Response | undefined> {
  const early = responses.get(path);
  responses.delete(path);
  const response = await early?.catch(() => undefined);
  return response?.ok ? response : undefined;
}
