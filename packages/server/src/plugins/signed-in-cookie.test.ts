import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/support/browser.ts';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { endAllSessions } from '../modules/session/session.service.ts';
import { SIGNED_IN_COOKIE } from './signed-in-cookie.ts';

const PAGES = ['/', '/dashboard', '/no/such/page'];
const PAGE = { headers: { accept: 'text/html,application/xhtml+xml' } };

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer('pglite');
});
afterAll(() => server.close());

const cookieOf = (browser: Browser) => browser.cookies.get(SIGNED_IN_COOKIE);

describe('the signed-in cookie', () => {
  it.each(PAGES)(
    'is set when a signed-in user opens %s, readable by scripts, until the browser closes',
    async (url) => {
      const { browser } = await server.signUp();
      const reply = await browser.get(url, PAGE);
      expect(reply.cookies.filter(({ name }) => name === SIGNED_IN_COOKIE)).toEqual([
        { name: SIGNED_IN_COOKIE, value: '1', path: '/', sameSite: 'Lax' },
      ]);
    },
  );

  it('is not changed if it is correct, or if the request is not for a page', async () => {
    const { browser } = await server.signUp();
    await browser.get('/api/user');
    await browser.get('/favicon.svg');
    expect(cookieOf(browser)).toBeUndefined();
    await browser.get('/', PAGE);
    expect((await browser.get('/', PAGE)).headers['set-cookie']).toBeUndefined();
  });

  it('is never set for a visitor, also with a pending registration', async () => {
    const browser = server.browser();
    const person = { name: 'Ada', email: 'waits@example.com', password: 'celestial mechanics' };
    await browser.post('/api/register', { ...person, marketingConsent: true });
    expect(browser.cookies.size).toBeGreaterThan(0);
    await browser.get('/', PAGE);
    expect(cookieOf(browser)).toBeUndefined();
  });

  it('is cleared when the session has ended or its cookie is missing', async () => {
    const { browser, user } = await server.signUp();
    await browser.get('/', PAGE);
    await endAllSessions(server.ctx(), user.id);
    await browser.get('/', PAGE);
    expect(cookieOf(browser)).toBeUndefined();
    const other = server.browser();
    other.cookies.set(SIGNED_IN_COOKIE, '1');
    await other.get('/', PAGE);
    expect(cookieOf(other)).toBeUndefined();
  });

  it('is not changed while the database is unavailable, and the page is served', async () => {
    const { browser } = await server.signUp();
    const { em } = server.ctx();
    await em.execute('alter table session rename to session_out_of_reach');
    const reply = await browser.get('/', PAGE);
    await em.execute('alter table session_out_of_reach rename to session');
    expect([reply.statusCode, cookieOf(browser)]).toEqual([200, '1']);
  });
});
