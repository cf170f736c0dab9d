import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

/** Requests whose end is ambiguous for parsers; a proxy in front of the server must never parse them differently. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'length and chunks': 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
  'chunks and length': 'Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\nG',
  'two lengths': 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}G',
  'a length with a sign': 'Content-Length: +2\r\n\r\n{}',
  'a length in hexadecimal': 'Content-Length: 0x2\r\n\r\n{}',
  'two lengths in one': 'Content-Length: 2, 3\r\n\r\n{}',
  'an unknown coding': 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'chunked twice': 'Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n',
  'a tab before chunked': 'Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n',
  'a space before the colon': 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  'a folded header': 'X: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a bad chunk size': 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
};

const SLOW_CLIENTS = sampleSize(50, 200);

describe('malformed requests', () => {
  let server: TestServer;
  let address: URL;

  beforeAll(async () => {
    server = await openTestServer('pglite');
    address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(() => server.close());

  const open = () => connect(Number(address.port), address.hostname);

  /** Sends a text and returns everything received until the server closes. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = open();
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(received));
      socket.write(text);
    });

  it.each(Object.entries(AMBIGUOUS))('are rejected with 400 and closed: %s', async (_name, rest) => {
    const received = await sendRaw(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toContain('"code":"SK_');
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('are limited in headers and URL', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `X-${index}: y`).join('\r\n');
    expect(await sendRaw(`GET /livez HTTP/1.1\r\nHost: x\r\n${many}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    const rest = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(`GET /${'a'.repeat(20_000)} ${rest}`)).toMatch(/^HTTP\/1\.1 (414|431) /);
    expect(await sendRaw(`GET /api/projects/%E0%A4%A ${rest}`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('are answered in order when pipelined', async () => {
    const one = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
    const other = 'GET /api/user HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const received = await sendRaw(one + other + last);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401', 'HTTP/1.1 200']);
  });

  it('that never complete are closed, while others are served', async () => {
    const { server: http } = server.app;
    const { headersTimeout, requestTimeout } = http;
    // Node checks its sockets every second; a short limit speeds up the test.
    Object.assign(http, { headersTimeout: 500, requestTimeout: 500 });
    const half = [
      'GET /livez HTTP/1.1\r\nHost: x\r\n',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ];
    const closed = Array.from({ length: SLOW_CLIENTS }, (_, index) => {
      const socket = open();
      socket.resume();
      socket.on('error', () => undefined);
      socket.write(half[index % 2] ?? '');
      return once(socket, 'close');
    });
    expect((await fetch(`${address.origin}/livez`)).status).toBe(200);
    await Promise.all(closed);
    expect((await fetch(`${address.origin}/livez`)).status).toBe(200);
    Object.assign(http, { headersTimeout, requestTimeout });
  });
});
