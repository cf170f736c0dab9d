import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/support/browser.ts';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { endAllSessions } from '../modules/session/session.service.ts';
import { SESSION_MARK } from './session-mark.ts';

const PAGES = ['/', '/dashboard', '/no/such/page'];
const PAGE = { headers: { accept: 'text/html,application/xhtml+xml' } };

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer('pglite');
});
afterAll(() => server.close());

const markOf = (browser: Browser) => browser.cookies.get(SESSION_MARK);

describe('the mark of a session', () => {
  it.each(PAGES)(
    'is set when a signed-in person opens %s, readable to scripts and without an end',
    async (url) => {
      const { browser } = await server.signUp();
      const reply = await browser.get(url, PAGE);
      expect(reply.cookies.filter(({ name }) => name === SESSION_MARK)).toEqual([
        { name: SESSION_MARK, value: '1', path: '/', sameSite: 'Lax' },
      ]);
    },
  );

  it('is left alone once it agrees, and on everything that is not a page', async () => {
    const { browser } = await server.signUp();
    await browser.get('/api/user');
    await browser.get('/favicon.svg');
    expect(markOf(browser)).toBeUndefined();
    await browser.get('/', PAGE);
    expect((await browser.get('/', PAGE)).headers['set-cookie']).toBeUndefined();
  });

  it('is never set for a visitor, also one whose registration waits', async () => {
    const visitor = server.browser();
    const person = { name: 'Ada', email: 'waits@example.com', password: 'celestial mechanics' };
    await visitor.post('/api/register', { ...person, marketingConsent: true });
    expect(visitor.cookies.size).toBeGreaterThan(0);
    await visitor.get('/', PAGE);
    expect(markOf(visitor)).toBeUndefined();
  });

  it('is cleared once the session has ended, and when its cookie is gone', async () => {
    const { browser, user } = await server.signUp();
    await browser.get('/', PAGE);
    await endAllSessions(server.ctx(), user.id);
    await browser.get('/', PAGE);
    expect(markOf(browser)).toBeUndefined();
    const visitor = server.browser();
    visitor.cookies.set(SESSION_MARK, '1');
    await visitor.get('/', PAGE);
    expect(markOf(visitor)).toBeUndefined();
  });

  it('stays while the database cannot be asked, and the page is served', async () => {
    const { browser } = await server.signUp();
    const { em } = server.ctx();
    await em.execute('alter table session rename to session_out_of_reach');
    const reply = await browser.get('/', PAGE);
    await em.execute('alter table session_out_of_reach rename to session');
    expect([reply.statusCode, markOf(browser)]).toEqual([200, '1']);
  });
});
