import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSessionKey } from '../../src/modules/session/session-key.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { createOneOfEach } from './route-fixtures.ts';

/** Both the entity manager and typed statements end here. */
const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;

/** The statements that run during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(executor, 'executeQuery');
  try {
    await work();
    return spy.mock.calls.map(([query]) => query.sql);
  } finally {
    spy.mockRestore();
  }
}

describe.each(DATABASE_KINDS)('reads that also check the session, on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let reads: string[];

  beforeAll(async () => {
    server = await openTestServer(kind, {
      routes: (app) => {
        const config = { access: 'signed-in', checksSessionInRead: true } as const;
        app.get('/api/forgets-to-read', { config }, async () => ({ secret: 'hunter2' }));
      },
    });
    owner = await server.signUp();
    const ids = await createOneOfEach(server, owner);
    const tile = `/api/style-tiles/${ids['style-tiles']}`;
    reads = [
      '/api/user',
      '/api/user/sessions',
      '/api/projects',
      `/api/projects/${ids.projects}`,
      `/api/projects/${ids.projects}/style-tiles`,
      `/api/projects/${ids.projects}/memory`,
      '/api/recent-style-tiles',
      tile,
    ];
  });
  afterAll(() => server.close());

  it('need one statement', async () => {
    // The first call of a network reserves more.
    await owner.browser.get('/api/user');
    for (const url of reads) {
      const statements = await statementsOf(async () => {
        expect((await owner.browser.get(url)).statusCode, url).toBe(200);
      });
      expect(statements, url).toHaveLength(1);
    }
  });

  it('return the rows in the order of the list, page by page', async () => {
    const { browser } = await server.signUp();
    const names = Array.from({ length: 5 }, (_, index) => `Brand ${index}`);
    for (const name of names) await browser.post('/api/projects', { name, description: 'Bread' });
    const first = await browser.get('/api/projects?limit=3');
    const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const listed = [...first.json(), ...(await browser.get(next)).json()];
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(names.reverse());
  });

  it('return 401 once the session has ended, and no rows', async () => {
    const { browser, user } = await server.signUp();
    const keys = [createSessionKey(user.id), createSessionKey(owner.user.id)];
    await browser.get('/api/user');
    const cookies = new Map(browser.cookies);
    await browser.post('/api/logout');
    const ended = server.browser();
    for (const [name, value] of cookies) ended.cookies.set(name, value);
    const unknown = keys.map((key) => {
      const other = server.browser();
      other.useSessionKey(key);
      return other;
    });
    for (const url of reads) {
      for (const caller of [ended, ...unknown]) {
        const reply = await caller.get(url);
        expect(reply.statusCode, url).toBe(401);
        expect(reply.json(), url).toEqual({
          code: 'SK_UNAUTHENTICATED',
          message: expect.any(String),
        });
      }
    }
  });

  it('note when the session was last used', async () => {
    const { browser, user } = await server.signUp();
    const { em } = server.ctx();
    await em.execute(`update session set last_seen_at = now() - interval '10 minutes' where user_id = ?`, [
      user.id,
    ]);
    const [session] = (await browser.get('/api/user/sessions')).json();
    expect(session.isCurrent).toBe(true);
    const [later] = (await browser.get('/api/user/sessions')).json();
    expect(Date.parse(later.lastSeenAt) - Date.parse(session.lastSeenAt)).toBeGreaterThan(9 * 60_000);
  });

  it('respond with an error if the handler does not check the session', async () => {
    const reply = await owner.browser.get('/api/forgets-to-read');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('hunter2');
    expect((await server.browser().get('/api/forgets-to-read')).statusCode).toBe(401);
  });
});
