import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const EVIL = 'evil.example';
/** Addresses of another site that programs read as paths of this one, or the other way around. */
const TARGETS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `\\/${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https://${EVIL}`,
  `HTTPS://${EVIL}`,
  `http://localhost@${EVIL}`,
  `https://localhost:4000@${EVIL}`,
  `https://${EVIL}#localhost`,
  `https://${EVIL}?localhost`,
  `https://localhost.${EVIL}`,
  `//${EVIL}/%2f..`,
  `/%2f%2f${EVIL}`,
  `%2f%2f${EVIL}`,
  `/%2f${EVIL}`,
  `/%5c${EVIL}`,
  `%5c%5c${EVIL}`,
  `/%5c%2f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%0d%0a/${EVIL}`,
  `%0d%0aLocation:%20https://${EVIL}`,
  `/dashboard%0d%0aLocation:%20//${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/../..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/;@${EVIL}`,
  `/@${EVIL}`,
  `@${EVIL}`,
  `.${EVIL}`,
  `:80@${EVIL}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java%09script:alert(1)`,
  `%6aavascript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:alert(1)`,
  `file:///etc/passwd`,
  `ftp://${EVIL}`,
  `//evil%EF%BC%8Eexample`,
  `//evil%E3%80%82example`,
  `/dashboard/..//${EVIL}`,
  `//%E2%93%94vil.example`,
  `//[::ffff:203.0.113.9]`,
  `//0xcb007109`,
  `//3405803785`,
  `https://xn--vil-hoa.example`,
  `/%ef%bb%bf//${EVIL}`,
  `/%e2%80%ae//${EVIL}`,
  `/%00//${EVIL}`,
  `//${EVIL}%00.localhost`,
  `//${EVIL}\\@localhost`,
  `/dashboard//${EVIL}`,
  `/auth?next=//${EVIL}`,
] as const;

/** Names that other products use for the address to return to. */
const PARAMETERS = ['next', 'returnTo', 'return_to', 'redirect', 'redirect_uri', 'url', 'continue', 'error'];
const GOOGLE = 'https://accounts.google.com';

describe('redirects', () => {
  let server: TestServer;
  beforeAll(async () => {
    const google = {
      clientId: 'client',
      clientSecret: 'secret',
      authorizeUrl: `${GOOGLE}/o/oauth2/v2/auth`,
      tokenUrl: 'https://oauth2.googleapis.com/token',
      userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      timeoutMs: 1_000,
    };
    server = await openTestServer('pglite', { config: { google } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  /** Sends a path byte for byte, which `inject` and `fetch` would normalize. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> => {
    const { port } = server.app.server.address() as AddressInfo;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const options = { host: '127.0.0.1', port, path: Buffer.from(path).toString('latin1') };
    httpRequest({ ...options, headers: { accept: 'text/html', ...headers } }, (reply) => {
      reply.resume().on('end', () => resolve(reply));
    })
      .on('error', reject)
      .end();
    return promise;
  };
  /** The origins that a browser would go to: our own is relative. */
  const originOf = ({ headers }: IncomingMessage): string | null => {
    if (headers.location === undefined) return null;
    expect(headers.location).toMatch(/^[\x21-\x5b\x5d-\x7e]+$/);
    return new URL(headers.location, 'https://own.example').origin;
  };
  const withTarget = (path: string, target: string): string =>
    `${path}?${PARAMETERS.map((name) => `${name}=${target}`).join('&')}`;

  it('lead only to our own pages and to Google, for every address of another site', async () => {
    for (const target of TARGETS) {
      const path = target.startsWith('/') ? target : `/${target}`;
      for (const page of [path, withTarget('/dashboard', target), withTarget('/auth', target)]) {
        const reply = await get(page);
        expect([originOf(reply), (reply.statusCode ?? 0) < 500], page).toEqual([null, true]);
      }
      const start = await get(withTarget('/api/auth/google', target));
      expect(originOf(start), target).toBe(GOOGLE);
      const parameters = new URL(start.headers.location ?? '').searchParams;
      expect(parameters.getAll('redirect_uri')).toEqual([
        `${server.services.config.publicUrl}/api/auth/google/callback`,
      ]);
      const callback = await get(withTarget('/api/auth/google/callback', target));
      expect(callback.headers.location, target).toBe('/auth?error=google-auth-failed');
    }
  });

  it.each([
    'host',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'referer',
  ])('do not depend on the header %s', async (name) => {
    const headers = { [name]: name === 'forwarded' ? `host=${EVIL}` : EVIL };
    const start = await get('/api/auth/google', headers);
    expect(originOf(start)).toBe(GOOGLE);
    expect(start.headers.location).not.toContain(EVIL);
    const callback = await get('/api/auth/google/callback', headers);
    expect(callback.headers.location).toBe('/auth?error=google-auth-failed');
    expect(originOf(await get('/dashboard', headers))).toBeNull();
  });
});
