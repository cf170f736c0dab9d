import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from '../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { StyleTileEntity } from '../database/tables/style-tile.entity.ts';

const BURST = 200;

describe.each(DATABASE_KINDS)('a burst of requests on %s', (kind) => {
  let server: TestServer;
  let held = Promise.withResolvers<void>();
  let started = 0;
  beforeAll(async () => {
    server = await openTestServer(kind, {
      config: { requestWaitSeconds: 0.5 },
      routes: (app) => {
        app.get('/api/held', { config: { access: 'public' } }, async () => {
          started += 1;
          await held.promise;
          return { status: 'done' };
        });
      },
    });
  });
  afterAll(() => server.close());

  it('waits for its turn, gets a 503 with Retry-After if none comes, and is served again afterward', async () => {
    const { concurrency } = server.services.database;
    const call = () => server.browser().get('/api/held');
    const running = Array.from({ length: concurrency }, call);
    await expect.poll(() => started).toBe(concurrency);
    const late = await call();
    expect([late.statusCode, late.json().code, late.headers['retry-after']]).toEqual([
      503,
      'SK_UNAVAILABLE',
      '2',
    ]);
    expect((await server.app.inject('/livez')).statusCode).toBe(200);
    held.resolve();
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(running.map(() => 200));
    held = Promise.withResolvers();
    held.resolve();
    expect((await call()).statusCode).toBe(200);
  });

  it(`of ${BURST} creations has an answer for each, and creates what it says`, async () => {
    const owner = await server.signUp({ aiCredits: BURST });
    const project = await addProject(server, owner);
    const body = { generationMode: 'ai', description: 'A bakery in Lisbon that bakes sourdough over oak' };
    const replies = await Promise.all(
      Array.from({ length: BURST }, () =>
        owner.browser.post(`/api/projects/${project.id}/style-tiles`, body),
      ),
    );
    const created = replies.filter(({ statusCode }) => statusCode === 201);
    const rejected = replies.filter(({ statusCode }) => statusCode === 503);
    expect(created.length + rejected.length).toBe(BURST);
    expect(created.length).toBeGreaterThan(0);
    for (const { headers } of rejected) expect(headers['retry-after']).toBe('2');
    const tiles = await server.ctx().em.count(StyleTileEntity, { projectId: project.id });
    expect(tiles).toBe(created.length);
    expect((await owner.browser.get('/api/projects')).statusCode).toBe(200);
  });
});
