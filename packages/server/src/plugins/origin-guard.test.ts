import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';

const OWN = 'http://localhost:4000';

describe('the origin check of write requests', () => {
  let server: TestServer;
  let cookie: string;

  beforeAll(async () => {
    server = await openTestServer('pglite');
    cookie = (await server.signUp()).browser.cookieHeader();
  });
  afterAll(() => server.close());

  const revoke = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/user/sessions/revoke-others',
      headers: { cookie, ...headers },
    });

  it.each([
    ['same-origin', undefined, 200],
    ['same-origin', OWN, 200],
    ['same-origin', 'https://evil.example', 200],
    ['same-site', OWN, 403],
    ['cross-site', undefined, 403],
    ['cross-site', OWN, 403],
    ['none', undefined, 403],
    [undefined, OWN, 200],
    [undefined, 'https://evil.example', 403],
    [undefined, 'null', 403],
    [undefined, 'http://localhost:4001', 403],
    [undefined, `${OWN}.evil.example`, 403],
    [undefined, undefined, 403],
  ])('Sec-Fetch-Site %s with Origin %s returns %i', async (site, origin, status) => {
    const reply = await revoke({
      ...(site === undefined ? {} : { 'sec-fetch-site': site }),
      ...(origin === undefined ? {} : { origin }),
    });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(reply.json().code).toBe('SK_FOREIGN_ORIGIN');
  });

  it('accepts a program without a cookie, which must then sign in', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/user/sessions/revoke-others' });
    expect(reply.statusCode).toBe(401);
  });
});
