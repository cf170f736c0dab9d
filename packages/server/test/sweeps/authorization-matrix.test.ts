import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import {
  bodyOf,
  createOneOfEach,
  keyOf,
  methodOf,
  type OwnedIds,
  PUBLIC_ROUTES,
  pathOf,
} from './route-fixtures.ts';

/** Streams never end on their own, so they have separate tests; strangers are rejected here like on other routes. */
describe.each(DATABASE_KINDS)('authorization of every route on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let stranger: SignedUp;
  let ids: OwnedIds;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = await server.signUp();
    stranger = await server.signUp();
    ids = await createOneOfEach(server, owner);
  });
  afterAll(() => server.close());

  it('lists every public route with a reason', () => {
    const open = server.app.routeTable.filter(({ access }) => access === 'public').map(keyOf);
    expect(open.filter((key) => !(key in PUBLIC_ROUTES))).toEqual([]);
    expect(server.app.routeTable.length).toBeGreaterThan(20);
  });

  it('returns the same 401 to every anonymous caller', async () => {
    const guarded = server.app.routeTable.filter(({ access }) => access === 'signed-in');
    expect(guarded.length).toBeGreaterThan(15);
    for (const route of guarded) {
      const url = pathOf(route, ids) ?? route.url;
      const reply = await server.browser().call(methodOf(route), url, { body: bodyOf(route) });
      expect(reply.statusCode, keyOf(route)).toBe(401);
      expect(reply.json(), keyOf(route)).toEqual({
        message: 'Please sign in first.',
        code: 'SK_UNAUTHENTICATED',
      });
    }
  });

  it('responds to other users as if the resource did not exist, and changes nothing', async () => {
    const before = await readResources();
    for (const route of server.app.routeTable) {
      if (route.access === 'public') continue;
      const url = pathOf(route, ids);
      if (url === null) continue;
      const call = (address: string) =>
        stranger.browser.call(methodOf(route), address, { body: bodyOf(route) });
      const foreign = await call(url);
      const unknown = await call(pathOf(route, UNKNOWN_IDS) ?? '');
      expect(foreign.statusCode, keyOf(route)).toBe(404);
      expect(foreign.body, keyOf(route)).toBe(unknown.body);
      expect(unknown.statusCode, keyOf(route)).toBe(404);
      expect(Object.keys(foreign.headers).sort(), keyOf(route)).toEqual(Object.keys(unknown.headers).sort());
    }
    expect(await readResources()).toEqual(before);
  });

  it('never lists resources of other users', async () => {
    for (const route of server.app.routeTable) {
      if (route.access === 'public' || route.method !== 'GET' || route.url.includes('/:')) continue;
      if (route.url === '/api/events') continue;
      // A session has no access token.
      if (route.url === '/api/tokens/current') continue;
      const reply = await stranger.browser.get(route.url);
      expect(reply.statusCode, keyOf(route)).toBe(200);
      for (const secret of [...Object.values(ids), owner.user.id, owner.user.email]) {
        expect(reply.body, keyOf(route)).not.toContain(secret);
      }
    }
  });

  const readResources = async () => ({
    project: (await owner.browser.get(`/api/projects/${ids.projects}`)).json(),
    tile: (await owner.browser.get(`/api/style-tiles/${ids['style-tiles']}`)).json(),
    sessions: (await owner.browser.get('/api/user/sessions')).json().length,
    tokens: (await owner.browser.get('/api/tokens')).json(),
  });
});

const UNKNOWN_IDS: OwnedIds = {
  projects: crypto.randomUUID(),
  'style-tiles': crypto.randomUUID(),
  sessions: crypto.randomUUID(),
  tokens: crypto.randomUUID(),
};
