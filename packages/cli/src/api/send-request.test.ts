import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CliError } from '../cli-error.ts';
import { readLimited } from './read-limited.ts';
import { ConnectionError, sendRequest } from './send-request.ts';

/** A server for the running test; its URL. */
async function listen(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=c`);
}

const signal = new AbortController().signal;

describe('sendRequest', () => {
  it('sends method, headers and body, and receives status, headers and body', async () => {
    const url = await listen(async (call, reply) => {
      let body = '';
      for await (const chunk of call) body += chunk;
      reply.writeHead(201, { 'x-answer': 'yes' });
      reply.end(
        JSON.stringify({ method: call.method, url: call.url, body, length: call.headers['content-length'] }),
      );
    });
    const response = await sendRequest(url, {
      method: 'PUT',
      headers: { accept: 'text/plain' },
      body: 'é',
      signal,
    });
    expect([response.status, response.headers['x-answer']]).toEqual([201, 'yes']);
    expect(JSON.parse(await readLimited(response))).toEqual({
      method: 'PUT',
      url: '/a?b=c',
      body: 'é',
      length: '2',
    });
  });

  it('asks for no compression, because a body is read as it is', async () => {
    const url = await listen((call, reply) => reply.end(String(call.headers['accept-encoding'])));
    expect(await readLimited(await sendRequest(url, { method: 'GET', headers: {}, signal }))).toBe(
      'undefined',
    );
  });

  it('follows no redirect', async () => {
    const url = await listen((_, reply) => void reply.writeHead(302, { location: '/b' }).end());
    const { status, headers, body } = await sendRequest(url, { method: 'GET', headers: {}, signal });
    body.destroy();
    expect([status, headers.location]).toEqual([302, '/b']);
  });

  it.each([
    [
      'the server closes the connection',
      'ECONNRESET',
      (_: unknown, reply: { destroy: () => void }) => reply.destroy(),
    ],
    [
      'the response is not HTTP',
      'HPE_INVALID_CONSTANT',
      (call: { socket: { end: (text: string) => void } }) => call.socket.end('hello\r\n\r\n'),
    ],
  ])('rejects when %s', async (_, code, answer) => {
    const url = await listen(answer as unknown as RequestListener);
    await expect(sendRequest(url, { method: 'GET', headers: {}, signal })).rejects.toEqual(
      new ConnectionError(code),
    );
  });

  it('rejects when nothing listens', async () => {
    const url = new URL('http://127.0.0.1:1/');
    await expect(sendRequest(url, { method: 'GET', headers: {}, signal })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  it('separates the end of the time from the end of the request', async () => {
    const url = await listen(() => undefined);
    const timeout = AbortSignal.timeout(1);
    await expect(sendRequest(url, { method: 'GET', headers: {}, signal: timeout })).rejects.toMatchObject({
      code: null,
    });
    const ended = AbortSignal.abort();
    await expect(sendRequest(url, { method: 'GET', headers: {}, signal: ended })).rejects.toMatchObject({
      code: 'ABORT_ERR',
    });
  });

  it('rejects a header that no request can have', async () => {
    const url = new URL('http://127.0.0.1:1/');
    const headers = { authorization: 'a\nb' };
    await expect(sendRequest(url, { method: 'GET', headers, signal })).rejects.toThrow(TypeError);
  });
});

describe('readLimited', () => {
  it.each([
    [
      'is cut off',
      'was cut off',
      (reply: { socket: { destroy: () => void } | null }) => reply.socket?.destroy(),
    ],
    [
      'is too large',
      'is too large',
      (reply: { end: (text: Buffer) => void }) => reply.end(Buffer.alloc(32 * 1024 * 1024)),
    ],
  ])('ends with 5 when the body %s', async (_, problem, end) => {
    const url = await listen((_call, reply) => {
      reply.writeHead(200).write('[');
      setImmediate(() => (end as (to: typeof reply) => void)(reply));
    });
    const response = await sendRequest(url, { method: 'GET', headers: {}, signal });
    const error = await readLimited(response).catch((thrown: unknown) => thrown);
    if (!(error instanceof CliError)) throw error;
    expect([error.exitCode, error.message]).toEqual([5, `The response of the server ${problem}.`]);
  });

  it('joins letters that were sent in parts', async () => {
    const [first, second] = [Buffer.of(0xe2, 0x82), Buffer.of(0xac)];
    const url = await listen((_, reply) => {
      reply.write(first);
      setImmediate(() => reply.end(second));
    });
    expect(await readLimited(await sendRequest(url, { method: 'GET', headers: {}, signal }))).toBe('€');
  });
});
