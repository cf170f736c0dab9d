import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDeps, makeFolder } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { clearCache } from '../io/response-cache.ts';
import { createApi } from './api.ts';

const TOKEN = `stk_${'a'.repeat(46)}`;

type Answer = (call: IncomingMessage, reply: ServerResponse) => unknown;

/** Answers the calls of the running test one after the other, the last one also all later ones. */
async function open(...answers: readonly Answer[]) {
  const calls: IncomingMessage[] = [];
  const server = createServer((call, reply) => {
    calls.push(call);
    call.resume();
    answers[Math.min(calls.length, answers.length) - 1]?.(call, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cache = path.join(makeFolder(), 'cache');
  const pauses: number[] = [];
  let proxies = 0;
  const { deps } = createDeps({
    env: { XDG_CACHE_HOME: cache },
    system: {
      pause: async (milliseconds) => void pauses.push(milliseconds),
      useProxies: () => {
        proxies += 1;
      },
    },
  });
  const as = (token: string | null) => createApi({ url, token }, deps);
  return {
    api: as(TOKEN),
    as,
    calls,
    pauses,
    url,
    cache: path.join(cache, 'stylekit'),
    deps,
    proxies: () => proxies,
  };
}

const json =
  (value: unknown, status = 200, headers = {}): Answer =>
  (_, reply) =>
    reply.writeHead(status, headers).end(JSON.stringify(value));
const cut: Answer = (_, reply) => reply.destroy();

async function errorOf(promise: Promise<unknown>): Promise<CliError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CliError)) throw new Error(`No CliError: ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('carries the token and says what it accepts', async () => {
    const { api, calls, proxies } = await open(json({ name: 'Ada' }));
    expect(await api.send('GET', '/api/user')).toEqual({ name: 'Ada' });
    expect(calls[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: `Bearer ${TOKEN}`,
      'user-agent': 'stylekit-cli',
    });
    expect(proxies()).toBe(1);
  });

  it('before the login carries no token', async () => {
    const { as, calls } = await open(json({}));
    await as(null).send('GET', '/api/user');
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['JSON', { a: 'é' }, 'application/json', '{"a":"é"}'],
    ['a form', new URLSearchParams({ a: 'b c' }), 'application/x-www-form-urlencoded;charset=UTF-8', 'a=b+c'],
  ])('sends %s', async (_, body, type, expected) => {
    let received = '';
    const { api, calls } = await open(async (call, reply) => {
      for await (const chunk of call) received += chunk;
      reply.end('{}');
    });
    await api.send('POST', '/api/x', { body });
    expect([calls[0]?.headers['content-type'], received]).toEqual([type, expected]);
  });

  it('without a body in the response is null', async () => {
    const { api } = await open((_, reply) => reply.writeHead(204).end());
    expect(await api.send('DELETE', '/api/x')).toBeNull();
  });

  it('returns an error response when the caller reads it', async () => {
    const { api } = await open(json({ error: 'slow_down' }, 400));
    expect(await api.send('POST', '/api/x', { returnsErrors: true })).toEqual({ error: 'slow_down' });
  });

  it('of a list reads all pages', async () => {
    const { api, calls } = await open(
      json([1, 2], 200, { link: '</api/x?page=2>; rel="next"' }),
      json([3], 200, { link: '</api/x>; rel="first"' }),
    );
    expect(await api.list('/api/x')).toEqual([1, 2, 3]);
    expect(calls.map(({ url }) => url)).toEqual(['/api/x', '/api/x?page=2']);
  });

  it('never asks another server for the next page', async () => {
    const { api, calls } = await open(json([1], 200, { link: '<https://evil.example/>; rel="next"' }));
    const error = await errorOf(api.list('/api/x'));
    expect(error.message).toMatch(
      /redirects to https:\/\/evil\.example, which did not get your access token\.$/,
    );
    expect(calls).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  it.each([
    ['a cut connection', [cut, json(1)], 'GET', [500]],
    ['a busy server', [json({}, 503, { 'retry-after': '7' }), json(1)], 'GET', [7_000]],
    ['both', [cut, json({}, 503), cut, json(1)], 'PUT', [500, 1_000, 2_000]],
    ['a POST that was not executed', [json({}, 429), json(1)], 'POST', [500]],
  ] as const)('is repeated after %s', async (_, answers, method, expected) => {
    const { api, pauses } = await open(...answers);
    expect(await api.send(method, '/api/x')).toBe(1);
    expect(pauses).toEqual(expected);
  });

  it.each([
    ['a POST without a response', [cut, json(1)], {}],
    ['a POST whose response was lost on the way', [json({}, 502), json(1)], {}],
    [
      'an error of the request',
      [json({ code: 'SK_X', message: 'No.' }, 422), json(1)],
      { isRepeatable: true },
    ],
  ] as const)('is not repeated after %s', async (_, answers, call) => {
    const { api, calls, pauses } = await open(...answers);
    await errorOf(api.send('POST', '/api/x', call));
    expect([calls.length, pauses]).toEqual([1, []]);
  });

  it('is repeated as POST when the caller allows it', async () => {
    const { api } = await open(cut, json(1));
    expect(await api.send('POST', '/api/x', { isRepeatable: true })).toBe(1);
  });

  it('ends with 5 after four attempts, and names the cause', async () => {
    const { api, calls, url } = await open(cut);
    const error = await errorOf(api.send('GET', '/api/x'));
    expect([error.exitCode, error.message, calls.length]).toEqual([
      5,
      `${url} cannot be reached (ECONNRESET).`,
      4,
    ]);
  });

  it('is no answer of StyleKit without JSON', async () => {
    const { api, url } = await open((_, reply) => reply.end('<!doctype html>'));
    const error = await errorOf(api.send('GET', '/api/x'));
    expect([error.exitCode, error.message]).toEqual([5, `${url} does not answer like a StyleKit server.`]);
  });
});

describe('a redirect', () => {
  const to =
    (location: string): Answer =>
    (_, reply) =>
      reply.writeHead(302, { location }).end();

  it('is followed on the same server', async () => {
    const { api, calls } = await open(to('/b'), to('/c'), json(1));
    expect(await api.send('GET', '/a')).toBe(1);
    expect(calls.map(({ url, headers }) => [url, headers.authorization])).toEqual(
      ['/a', '/b', '/c'].map((at) => [at, `Bearer ${TOKEN}`]),
    );
  });

  it.each([
    ['to another host', 'GET', 'http://localhost:1/'],
    ['to another scheme', 'GET', 'https://127.0.0.1/'],
    ['of a call that changes something', 'POST', '/b'],
  ] as const)('%s is an error', async (_, method, location) => {
    const { api, calls } = await open(to(location));
    const error = await errorOf(api.send(method, '/a'));
    expect([error.exitCode, calls.length]).toEqual([5, 1]);
    expect(error.message).toContain('which did not get your access token');
  });

  it('is followed five times at most', async () => {
    const { api, calls } = await open(to('/a'));
    await errorOf(api.send('GET', '/a'));
    expect(calls).toHaveLength(6);
  });
});

describe('the cache of responses', () => {
  const tagged: Answer = (call, reply) => {
    if (call.headers['if-none-match'] === '"1"') reply.writeHead(304).end();
    else reply.writeHead(200, { etag: '"1"' }).end('{"a":1}');
  };

  it('asks whether a response has changed, and keeps the stored one', async () => {
    const { api, calls, cache } = await open(tagged);
    expect([await api.load('/a'), await api.load('/a')]).toEqual([{ a: 1 }, { a: 1 }]);
    expect(calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    const [name = ''] = readdirSync(cache);
    expect(name).toMatch(/^[0-9a-f]{64}\.json$/);
    expect([statSync(cache).mode & 0o777, statSync(path.join(cache, name)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    expect(readFileSync(path.join(cache, name), 'utf8')).not.toContain(TOKEN);
  });

  it('belongs to one account and one path', async () => {
    const { api, as, calls } = await open(tagged);
    await api.load('/a');
    await as(`stk_${'b'.repeat(46)}`).load('/a');
    await api.load('/b');
    expect(calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
  });

  it('stores nothing without a tag, and no error', async () => {
    const { api, cache } = await open(json(1), json({ code: 'SK_X', message: 'No.' }, 404, { etag: '"1"' }));
    await api.load('/a');
    await errorOf(api.load('/a'));
    expect(existsSync(cache)).toBe(false);
  });

  it.each(['', '{', 'null', '{"etag":1,"body":"x"}', '{"etag":"\\"1\\""}'])(
    'loads a response again when the stored one is %j',
    async (text) => {
      const { api, calls, cache } = await open(tagged);
      await api.load('/a');
      writeFileSync(path.join(cache, readdirSync(cache)[0] ?? ''), text);
      expect(await api.load('/a')).toEqual({ a: 1 });
      expect(calls.at(-1)?.headers).not.toHaveProperty('if-none-match');
    },
  );

  it('keeps the fifty newest responses', async () => {
    const { api, cache } = await open(tagged);
    await api.load('/first');
    const [first = ''] = readdirSync(cache);
    for (let index = 0; index < 49; index += 1) writeFileSync(path.join(cache, `${index}.json`), '');
    utimesSync(path.join(cache, first), 1, 1);
    await api.load('/last');
    expect(readdirSync(cache)).toHaveLength(50);
    expect(existsSync(path.join(cache, first))).toBe(false);
  });

  it('is not needed: a folder that cannot be made is ignored', async () => {
    const { api, cache } = await open(tagged);
    writeFileSync(path.dirname(cache), '');
    expect([await api.load('/a'), await api.load('/a')]).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('is removed as a whole', async () => {
    const { api, cache, deps } = await open(tagged);
    await api.load('/a');
    await clearCache(deps);
    expect(existsSync(cache)).toBe(false);
    await clearCache(deps);
  });
});
