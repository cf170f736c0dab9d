import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '../../src/http/scopes.ts';
import { hashTokenValue } from '../../src/modules/access-token/token-value.ts';
import type { RouteEntry } from '../../src/plugins/route-table.ts';
import { addToken, callWithToken } from '../support/access-token.ts';
import { customBody } from '../support/factories.ts';
import { resetLimits } from '../support/mailbox.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { bodyOf, createOneOfEach, keyOf, methodOf, type OwnedIds, pathOf } from './route-fixtures.ts';

/** Every route that an access token may call, with its scopes. All others are closed to tokens. */
const OPEN_TO_TOKENS: Readonly<Record<string, readonly Scope[]>> = {
  'GET /api/tokens/current': SCOPES,
  'DELETE /api/tokens/current': SCOPES,
  'GET /api/catalog': ['guides:read'],
  'GET /api/events': ['guides:read'],
  'GET /api/projects': ['guides:read'],
  'POST /api/projects': ['guides:write'],
  'GET /api/projects/:id': ['guides:read'],
  'PUT /api/projects/:id': ['guides:write'],
  'POST /api/projects/:id/archive': ['guides:write'],
  'POST /api/projects/:id/unarchive': ['guides:write'],
  'POST /api/projects/:id/delete': ['guides:write'],
  'GET /api/projects/:id/style-tiles': ['guides:read'],
  'POST /api/projects/:id/style-tiles': ['guides:write', 'generate'],
  'GET /api/style-tiles': ['guides:read'],
  'GET /api/recent-style-tiles': ['guides:read'],
  'GET /api/style-tiles/:id': ['guides:read'],
  'GET /api/style-tiles/:id/events': ['guides:read'],
  'GET /api/style-tiles/:id/versions': ['guides:read'],
  'PATCH /api/style-tiles/:id': ['guides:write'],
  'PUT /api/style-tiles/:id/settings': ['guides:write'],
  'POST /api/style-tiles/:id/duplicate': ['guides:write'],
  'POST /api/style-tiles/:id/archive': ['guides:write'],
  'POST /api/style-tiles/:id/unarchive': ['guides:write'],
  'POST /api/style-tiles/:id/delete': ['guides:write'],
  'POST /api/style-tiles/:id/generate': ['generate'],
};

/** Sets of scopes; the empty one is not possible through the API and must grant nothing. */
const GRANTS: Scope[][] = [[], ...SCOPES.map((scope) => [scope]), [...SCOPES]];

describe.each(DATABASE_KINDS)('scopes of access tokens on every route, on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let ids: OwnedIds;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = await server.signUp({ aiCredits: 0 });
    ids = await createOneOfEach(server, owner);
  });
  afterAll(() => server.close());

  it('are exactly those of this table', () => {
    const open = server.app.routeTable.filter(({ scopes }) => scopes.length > 0);
    expect(Object.fromEntries(open.map((route) => [keyOf(route), route.scopes]))).toEqual(OPEN_TO_TOKENS);
  });

  it.each(GRANTS)(
    'open a route only to tokens with one of its scopes, also public routes: %j',
    async (...grant) => {
      const { value } = await addToken(owner, grant);
      for (const route of server.app.routeTable) {
        const isAllowed = OPEN_TO_TOKENS[keyOf(route)]?.some((scope) => grant.includes(scope)) === true;
        // A stream that opens never ends; test/generation has its own tests.
        if (isAllowed && route.url.endsWith('/events')) continue;
        // The token is needed for the other routes; access-token.test.ts revokes one with it.
        if (isAllowed && keyOf(route) === 'DELETE /api/tokens/current') continue;
        await resetLimits(server);
        const reply = await call(route, value, grant);
        if (isAllowed) expect([401, 403], keyOf(route)).not.toContain(reply.statusCode);
        else expect([reply.statusCode, reply.json().code], keyOf(route)).toEqual([403, 'SK_MISSING_SCOPE']);
      }
      expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
    },
  );

  it('return one and the same 401 for every token that grants nothing', async () => {
    const unknown = [
      'stk_',
      '',
      'x',
      'stk_000000000000000000000000000000000000000000000a',
      ids.tokens,
      hashTokenValue((await addToken(owner, [...SCOPES])).value),
    ];
    const bodies = new Set<string>();
    for (const value of unknown) {
      for (const route of server.app.routeTable) {
        await resetLimits(server);
        const reply = await call(route, value);
        expect(reply.statusCode, `${keyOf(route)} with ${value}`).toBe(401);
        expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
        bodies.add(reply.body);
      }
    }
    expect([...bodies]).toHaveLength(1);
  });

  it('never let a token reach resources of other users', async () => {
    const stranger = await server.signUp();
    const { value } = await addToken(stranger, [...SCOPES]);
    const foreign = await createOneOfEach(server, owner);
    for (const route of server.app.routeTable) {
      const url = keyOf(route) in OPEN_TO_TOKENS ? pathOf(route, foreign) : null;
      if (url === null) continue;
      const reply = await callWithToken(server, value, url, { method: methodOf(route), body: bodyOf(route) });
      expect(reply.statusCode, keyOf(route)).toBe(404);
    }
  });

  /** A path with an unknown id: whether the caller may call the route is decided before the resource is found. */
  const call = (route: RouteEntry, value: string, grant: readonly Scope[] = []) => {
    const url = route.url.replace(':id', crypto.randomUUID()).replace(':name', 'a.png');
    // The example creates an AI guide, which guides:write does not allow.
    const isCustom = keyOf(route) === 'POST /api/projects/:id/style-tiles' && !grant.includes('generate');
    const body = isCustom ? customBody() : bodyOf(route);
    return callWithToken(server, value, url, { method: methodOf(route), body });
  };
});
