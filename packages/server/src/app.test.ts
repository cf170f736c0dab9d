import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../test/support/log-lines.ts';
import {
  openTestServer,
  type TestServer,
  type TestServerOptions,
  writeTestPage,
} from '../test/support/test-server.ts';
import { buildApp } from './app.ts';
import type { App } from './http/app-type.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const webRoot = mkdtempSync(path.join(tmpdir(), 'stylekit-web-'));
let server: TestServer;
let app: App;

beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'));
  writeTestPage(webRoot);
  writeFileSync(path.join(webRoot, 'theme.js'), 'document;');
  writeFileSync(path.join(webRoot, 'assets/index-abc123.js'), 'export {};');
  writeFileSync(path.join(webRoot, 'assets/index-abc123.js.gz'), gzipSync('export {};'));
  writeFileSync(path.join(webRoot, '.env'), 'SECRET=1');
  server = await openTestServer('pglite', {
    webRoot,
    routes: (extended) => {
      extended.get('/api/boom', { config: { access: 'public' } }, async () => {
        throw new Error('password of the database is hunter2');
      });
      extended.post('/api/echo', { config: { access: 'public' } }, async (request) => request.body);
    },
  });
  app = server.app;
});

/** Starts another server for the same web app, and closes it after `use`. */
async function withServer(options: TestServerOptions, use: (app: App) => Promise<void>): Promise<void> {
  const other = await openTestServer('pglite', { webRoot, ...options });
  try {
    await use(other.app);
  } finally {
    await other.close();
  }
}

afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe('pages and files', () => {
  it('serves the page at the root and at any URL of a page', async () => {
    for (const url of ['/', '/dashboard', '/dashboard?from=mail', '/style-tile/1f0.2']) {
      const reply = await app.inject({ url, headers: HTML });
      expect(reply.statusCode, url).toBe(200);
      expect(reply.headers['content-type'], url).toContain('text/html');
      expect(reply.headers['cache-control'], url).toBe('no-cache');
    }
  });

  it('caches hashed files permanently and revalidates the others', async () => {
    const hashed = await app.inject({ url: '/assets/index-abc123.js' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await app.inject({ url: '/theme.js' });
    expect(plain.headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed copy if the browser accepts it, with the content type of the file', async () => {
    const reply = await app.inject({
      url: '/assets/index-abc123.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it('returns 404 for a missing file instead of the page', async () => {
    const reply = await app.inject({ url: '/assets/gone.js', headers: HTML });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('serves no files outside its folder and no dot files', async () => {
    for (const url of [
      '/.env',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f.env',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const reply = await app.inject({ url });
      expect(reply.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(reply.body, url).not.toMatch(/SECRET|root:/);
    }
  });
});

describe('errors', () => {
  it('returns JSON for unknown API URLs, also to a browser', async () => {
    const reply = await app.inject({ url: '/api/unknown', headers: HTML });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: 'Not found.', code: 'SK_NOT_FOUND' });
  });

  it('rejects a URL that cannot be decoded, without repeating it', async () => {
    for (const url of ['/%E0%A4%A', '/api/%ff']) {
      const reply = await app.inject({ url, headers: HTML });
      expect(reply.statusCode, url).toBe(400);
      expect(reply.json()).toEqual({ code: 'SK_BAD_REQUEST', message: 'The request could not be parsed.' });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('returns 404 for a URL that leads out of its folder', async () => {
    for (const url of ['//stylekit.example', '/%00', '/api//user']) {
      const reply = await app.inject({ url, headers: HTML });
      expect([reply.statusCode, reply.json().code], url).toEqual([404, 'SK_NOT_FOUND']);
    }
  });

  it('returns 404 for a form posted to a page URL', async () => {
    const reply = await app.inject({ method: 'POST', url: '/preview', headers: HTML });
    expect(reply.statusCode).toBe(404);
  });

  it('never reveals the cause of an internal error', async () => {
    const reply = await app.inject({ url: '/api/boom' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ code: 'SK_INTERNAL' });
    expect(reply.body).not.toContain('hunter2');
  });

  it('rejects text/plain and invalid JSON with their own codes', async () => {
    const post = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, payload });
    expect((await post('text/plain', 'hello')).json()).toMatchObject({ code: 'SK_UNSUPPORTED_MEDIA_TYPE' });
    expect((await post('application/json', '{"a":')).json()).toMatchObject({ code: 'SK_BAD_REQUEST' });
    expect((await post('application/json', '{"a":1}')).json()).toEqual({ a: 1 });
  });

  it('does not start without a built web app, and explains how to build it', async () => {
    await expect(buildApp({ services: server.services, webRoot: '/nowhere' })).rejects.toThrow(
      'vite build packages/web',
    );
  });
});

describe('headers', () => {
  it('allows nothing inline and nothing external, on pages, data and errors', async () => {
    for (const url of ['/', '/livez', '/api/unknown', '/assets/gone.js']) {
      const { headers } = await app.inject({ url, headers: HTML });
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain("default-src 'none';script-src 'self';style-src 'self'");
      expect(policy, url).toContain("img-src 'self' data: https:;");
      expect(policy.replace('data: https:;', ''), url).not.toMatch(/unsafe|https?:|\*/);
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], url).toContain('camera=()');
      expect(headers['x-powered-by'], url).toBeUndefined();
    }
  });

  it('allows reCAPTCHA only if it is enabled, and nothing else', async () => {
    const recaptcha = { siteKey: 'site', secretKey: 'secret', verifyUrl: 'http://127.0.0.1:1/' };
    await withServer({ config: { recaptcha } }, async (checked) => {
      const policy = String((await checked.inject({ url: '/livez' })).headers['content-security-policy']);
      expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
      expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/");
      expect(policy).not.toMatch(/unsafe|\*/);
    });
  });

  it('requires strict transport only if the public URL is https', async () => {
    const plain = await app.inject({ url: '/livez' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    await withServer({ config: { publicUrl: 'https://stylekit.example' } }, async (secure) => {
      const reply = await secure.inject({ url: '/livez' });
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });
  });
});

describe('listening', () => {
  it('responds over a real socket and applies the request timeouts', async () => {
    await withServer({}, async (listening) => {
      const address = await listening.listen({ host: '127.0.0.1', port: 0 });
      const live = await fetch(`${address}/livez`);
      expect(await live.json()).toEqual({ status: 'live' });
      expect(listening.server.headersTimeout).toBe(5_000);
      expect(listening.server.requestTimeout).toBe(10_000);
    });
  });

  it('disconnects a client that never completes its headers', async () => {
    await withServer({}, async (listening) => {
      // Node checks its sockets every second; a short limit speeds up the test.
      Object.assign(listening.server, { headersTimeout: 500, requestTimeout: 500 });
      const address = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }));
      expect(await sendRaw(address, 'GET /livez HTTP/1.1\r\nHost: localhost\r\n')).toContain('408');
    });
  });

  it('rejects two Host headers, for pages and calls', async () => {
    await withServer({}, async (listening) => {
      const address = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }));
      const hosts = 'Host: localhost\r\nhOST: evil.example\r\nConnection: close\r\n\r\n';
      for (const path of ['/', '/livez', '/api/catalog', '/api/unknown']) {
        const reply = await sendRaw(address, `GET ${path} HTTP/1.1\r\n${hosts}`);
        expect(reply, path).toMatch(/^HTTP\/1\.1 400 /);
        expect(reply, path).toContain('SK_BAD_REQUEST');
      }
    });
  });

  it('does not log an interrupted request as an internal error', async () => {
    const { lines, log } = captureLog('info');
    await withServer({ log }, async (listening) => {
      const address = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }));
      const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
      expect(await sendRaw(address, `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`)).toContain('400');
      await fetch(new URL('/livez', address));
    });
    expect(lines.join('')).toContain('request rejected');
    expect(lines.join('')).not.toContain('request failed');
  });
});

/** The response to these bytes, until the connection is closed. */
function sendRaw(address: URL, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let received = '';
    socket.write(bytes);
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
