import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestEarly } from './early-requests.ts';
import { getJson, HttpError, messageOf, NetworkError, onUnauthorized, send, sendJson } from './http.ts';

interface RecordedRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ANSWERS: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  '/fine': (reply) => reply.end('{"name":"Inês"}'),
  '/nothing': (reply) => reply.writeHead(204).end(),
  '/refused': (reply) =>
    reply.writeHead(403).end('{"message":"Not yet.","code":"SK_UNVERIFIED","requireVerification":true}'),
  '/signed-out': (reply) => reply.writeHead(401).end('{"message":"Please sign in first.","code":"SK_X"}'),
  '/proxy': (reply) => reply.writeHead(502).end('<h1>Bad Gateway</h1>'),
  '/silent': (reply) => reply.writeHead(503).end(),
  '/broken': (reply) => reply.end('{"name":'),
  '/cut': (reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => reply.destroy());
  },
  '/never': () => undefined,
};

let server: Server;
let origin: string;
let requests: RecordedRequest[];

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ method: request.method, headers: request.headers, body });
    ANSWERS[request.url ?? '']?.(reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  origin = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('early request', () => {
  it('answers the first read of its path', async () => {
    requestEarly(`${origin}/fine`);
    expect(await getJson(`${origin}/fine`)).toEqual({ name: 'Inês' });
    expect(requests).toHaveLength(1);
    expect(await getJson(`${origin}/fine`)).toEqual({ name: 'Inês' });
    expect(requests).toHaveLength(2);
  });

  it.each(['/signed-out', '/cut'])('is repeated if it fails: %s', async (path) => {
    requestEarly(origin + path);
    await expect(getJson(origin + path)).rejects.toThrow();
  });

  it('does not answer a request that changes something', async () => {
    requestEarly(`${origin}/fine`);
    await sendJson('POST', `${origin}/fine`);
    expect(requests.map(({ method }) => method)).toContain('POST');
    await getJson(`${origin}/fine`);
  });
});

describe('request', () => {
  it('parses JSON and sends no body or content type when there is none', async () => {
    expect(await getJson(`${origin}/fine`)).toEqual({ name: 'Inês' });
    await send('POST', `${origin}/nothing`);
    for (const { headers, body } of requests) {
      expect(body).toBe('');
      expect(headers['content-type']).toBeUndefined();
    }
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('sends a JSON body with the given headers', async () => {
    const headers = { 'idempotency-key': 'a' };
    expect(await sendJson('PUT', `${origin}/fine`, { body: { name: 'Inês' }, headers })).toEqual({
      name: 'Inês',
    });
    expect(requests[0]).toMatchObject({ method: 'PUT', body: '{"name":"Inês"}' });
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'a',
    });
  });
});

describe('error response', () => {
  it('has the status, the server message and the other fields', async () => {
    const error = await failure(send('POST', `${origin}/refused`));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 403,
      message: '403: {"message":"Not yet.","code":"SK_UNVERIFIED","requireVerification":true}',
      body: { message: 'Not yet.', code: 'SK_UNVERIFIED', requireVerification: true },
    });
    expect(messageOf(error)).toBe('Not yet.');
  });

  it.each([
    ['/proxy', '502: <h1>Bad Gateway</h1>'],
    ['/silent', '503: Service Unavailable'],
  ])('from another source has no message: %s', async (path, message) => {
    const error = await failure(getJson(`${origin}${path}`));
    expect(error).toMatchObject({ message, body: null });
    expect(messageOf(error)).toMatch(/^Unexpected response from StyleKit \(status 50\d\)/);
  });

  it('is never retried', async () => {
    await failure(getJson(`${origin}/silent`));
    expect(requests).toHaveLength(1);
  });

  it('notifies the listener of a 401 until it unsubscribes', async () => {
    const paths: string[] = [];
    const stop = onUnauthorized((path) => paths.push(path));
    await failure(getJson(`${origin}/signed-out`));
    await failure(getJson(`${origin}/refused`));
    stop();
    await failure(getJson(`${origin}/signed-out`));
    expect(paths).toEqual([`${origin}/signed-out`]);
  });
});

describe('invalid response', () => {
  it('is an error without a value', async () => {
    expect(await failure(getJson(`${origin}/broken`))).toMatchObject({ status: 200, body: null });
  });

  it('is a network error when it breaks off', async () => {
    expect(await failure(getJson(`${origin}/cut`))).toMatchObject({ message: 'Network Error' });
  });
});

describe('no response', () => {
  it('is a network error when nothing is listening', async () => {
    const error = await failure(getJson('http://127.0.0.1:1/'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Network Error', isAborted: false });
    expect(messageOf(error)).toContain('Check your connection');
  });

  it('is not a network error when the caller aborts', async () => {
    const controller = new AbortController();
    const call = failure(getJson(`${origin}/never`, controller.signal));
    controller.abort();
    expect(await call).toMatchObject({ message: 'Request aborted', isAborted: true });
  });
});

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => expect.fail(`expected a failure but got ${String(value)}`),
    (error: unknown) => error,
  );
}
