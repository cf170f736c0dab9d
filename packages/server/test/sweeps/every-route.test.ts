import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT_BYTES } from '../../src/config/limits.ts';
import { UserEntity } from '../../src/database/tables/user.entity.ts';
import { EXAMPLES } from '../../src/plugins/openapi-examples.ts';
import type { RouteEntry } from '../../src/plugins/route-table.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { bodyOf, createOneOfEach, keyOf, methodOf, type OwnedIds, pathOf } from './route-fixtures.ts';

/** Fields that no caller may set, on any route. */
const FORBIDDEN_FIELDS = {
  credits: 99,
  aiCredits: 99,
  customLimit: 99,
  customCredits: 99,
  subscriptionStatus: 'active',
  emailVerified: true,
  googleId: '42',
  id: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000000',
  isDeleted: true,
  createdAt: '1999-01-01T00:00:00.000Z',
  stripeCustomerId: 'cus_1',
  role: 'admin',
};

describe.each(DATABASE_KINDS)('every route, on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let ids: OwnedIds;
  let writes: RouteEntry[];

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = await server.signUp({ aiCredits: 0 });
    ids = await createOneOfEach(server, owner);
    writes = server.app.routeTable.filter(({ method }) => method !== 'GET');
  });
  afterAll(() => server.close());

  const urlOf = (route: RouteEntry) => pathOf(route, ids) ?? route.url;

  it('rejects writes from other sites, and changes nothing', async () => {
    const origins: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4000' },
    ];
    for (const route of writes) {
      for (const headers of origins) {
        const reply = await owner.browser.call(methodOf(route), urlOf(route), {
          body: bodyOf(route),
          headers,
        });
        expect(reply.statusCode, `${keyOf(route)} ${JSON.stringify(headers)}`).toBe(403);
      }
      const bare = await server.app.inject({
        method: methodOf(route),
        url: urlOf(route),
        headers: { cookie: owner.browser.cookieHeader() },
      });
      expect(bare.statusCode, `${keyOf(route)} with a cookie and no origin`).toBe(403);
    }
    expect((await owner.browser.get('/api/projects')).json()).toHaveLength(1);
  });

  it('accepts only JSON bodies, no forms or text', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ];
    for (const route of writes.filter(({ acceptsFile }) => !acceptsFile)) {
      for (const type of types) {
        if (route.acceptsForm && type === 'application/x-www-form-urlencoded') continue;
        const reply = await server.app.inject({
          method: methodOf(route),
          url: urlOf(route),
          headers: {
            cookie: owner.browser.cookieHeader(),
            'sec-fetch-site': 'same-origin',
            'content-type': type,
          },
          payload: 'name=x',
        });
        expect(reply.statusCode, `${keyOf(route)} ${type}`).toBe(415);
      }
    }
  });

  it('limits size, depth and structure of a body', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const bodies: [string, number][] = [
      [`{"name":"${'x'.repeat(BODY_LIMIT_BYTES)}"}`, 413],
      [deep, 400],
      ['{"__proto__":{"polluted":true}}', 400],
      ['{"constructor":{"prototype":{"polluted":true}}}', 400],
      ['{"name":', 400],
      ['"text"', 400],
      ['[]', 400],
    ];
    for (const route of writes.filter(({ schema }) => schema.body !== undefined)) {
      for (const [payload, status] of bodies) {
        const reply = await server.app.inject({
          method: methodOf(route),
          url: urlOf(route),
          remoteAddress: owner.browser.address,
          headers: {
            cookie: owner.browser.cookieHeader(),
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
          },
          payload,
        });
        expect(reply.statusCode, `${keyOf(route)} ${payload.slice(0, 30)}`).toBe(status);
      }
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('ignores fields that callers may not set', async () => {
    const before = await readUser();
    for (const route of writes.filter(
      ({ schema, access }) => schema.body !== undefined && access === 'signed-in',
    )) {
      if (route.url.includes('delete') || route.url.includes('password')) continue;
      const body = { ...(bodyOf(route) as object), ...FORBIDDEN_FIELDS };
      await owner.browser.call(methodOf(route), urlOf(route), { body });
    }
    const { name: _before, updatedAt: _then, ...kept } = before;
    const { name: _after, updatedAt: _now, ...now } = await readUser();
    expect(now).toEqual(kept);
    for (const project of (await owner.browser.get('/api/projects')).json()) {
      expect(project.isDeleted).toBe(false);
      expect(project.createdAt).not.toMatch(/^1999/);
    }
  });

  it('has a schema for its successful response', () => {
    for (const route of server.app.routeTable) {
      if (/openapi|docs|events|google|\/uploads\/:name/.test(route.url)) continue;
      expect(route.schema.response, keyOf(route)).toBeDefined();
    }
  });

  it('has an example that is valid according to its schemas', () => {
    for (const route of server.app.routeTable) {
      // The catalog is the same for everyone, so the call itself is its example.
      if (/openapi|docs|events|google|catalog|\/uploads\/:name/.test(route.url)) continue;
      const example = EXAMPLES[keyOf(route)];
      expect(example, `${keyOf(route)} has no example`).toBeDefined();
      const { body } = route.schema;
      if (body instanceof z.ZodType) {
        expect(body.safeParse(example?.body).error, `${keyOf(route)} body`).toBeUndefined();
      }
      const schema = responseSchemaOf(route);
      if (schema !== null && example?.response !== undefined) {
        expect(schema.safeParse(example.response).error, `${keyOf(route)} response`).toBeUndefined();
      } else if (schema !== null) {
        expect.unreachable(`${keyOf(route)} has no example of its response`);
      }
    }
  });

  it('is part of the OpenAPI 3.1 description', async () => {
    const document = (await owner.browser.get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const route of server.app.routeTable) {
      if (/openapi|docs/.test(route.url)) continue;
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[route.method.toLowerCase()];
      expect(operation, keyOf(route)).toBeDefined();
      expect(operation.summary, keyOf(route)).toMatch(/^[A-Z].{3,}/);
      expect(Object.keys(operation.responses), keyOf(route)).toContain('429');
    }
    const page = await owner.browser.get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/projects/{id}/style-tiles');
    expect(page.body).not.toMatch(/<script|style="/);
  });

  it('is not cached: responses of the API are no-store', async () => {
    for (const route of server.app.routeTable) {
      if (route.method !== 'GET' || /events|google|catalog|^\/uploads/.test(route.url)) continue;
      const reply = await owner.browser.get(urlOf(route));
      expect(reply.headers['cache-control'], keyOf(route)).toBe('no-store');
    }
  });

  const readUser = () => server.ctx().em.findOneOrFail(UserEntity, { id: owner.user.id });
});

function responseSchemaOf(route: RouteEntry): z.ZodType | null {
  const response = route.schema.response as Readonly<Record<string, unknown>> | undefined;
  const schema = response?.['200'] ?? response?.['201'] ?? response?.['202'];
  return schema instanceof z.ZodType ? schema : null;
}
