import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { POSTGRES_LIMITS } from '../../src/database/postgres-limits.ts';
import { measureDrift } from '../../src/modules/ledger/measure-drift.ts';
import { type PrivatePgbouncer, startPrivatePgbouncer } from '../postgres/private-pgbouncer.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../postgres/private-postgres.ts';
import { findLost, startProjectWriters } from '../postgres/project-writers.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';

const WRITERS = 12;

let postgres: PrivatePostgres;
beforeAll(async () => {
  postgres = await startPrivatePostgres();
});
afterAll(() => postgres.stop());

describe.each([
  // Each of its 10 connections may fail a write before the server notices that it broke.
  { way: 'directly', restarts: sampleSize(1, 10), refusable: 10 },
  // PgBouncer refuses until it tries again, after a second.
  { way: 'through PgBouncer', restarts: sampleSize(1, 10), refusable: Number.POSITIVE_INFINITY },
])('an immediate restart of a PostgreSQL used $way under load', ({ way, restarts, refusable }) => {
  let pooler: PrivatePgbouncer | undefined;
  let server: TestServer;
  let owners: SignedUp[];

  beforeAll(async () => {
    const { url: directUrl } = postgres;
    if (way !== 'directly') pooler = await startPrivatePgbouncer({ postgresUrl: directUrl });
    const url = pooler?.urlOf(directUrl) ?? directUrl;
    const database = { location: { url, directUrl }, drop: async () => undefined };
    server = await openTestServer('postgres', { database });
    owners = await Promise.all(Array.from({ length: WRITERS }, () => server.signUp()));
  });
  afterAll(async () => {
    await server.close();
    await pooler?.stop();
  });

  it(`loses no acknowledged write in ${restarts} of ${restarts} restarts, returns 503 but never 500, and recovers`, async () => {
    const writers = startProjectWriters(owners);
    for (let restart = 0; restart < restarts; restart += 1) {
      await writers.progress();
      await postgres.restartImmediate();
      expect(await writers.recovery()).toBeLessThanOrEqual(refusable);
    }
    await writers.stop();
    expect(writers.statuses()).toEqual([201, 503]);
    expect(await findLost(server, writers.acknowledged)).toEqual([]);
    expect(await measureDrift(server.ctx())).toEqual({ wrongBalances: 0, lostReservations: 0 });
    await expect.poll(async () => (await server.browser().get('/readyz')).statusCode).toBe(200);
  });
});

describe('a table with a long lock', () => {
  it('causes a 503, and the server stays available', async () => {
    const database = await createTestDatabase('postgres', { ...POSTGRES_LIMITS, statementMs: 500 });
    const server = await openTestServer('postgres', { database });
    const { browser } = await server.signUp();
    const holder = server.ctx().em;
    await holder.begin();
    await holder.execute('lock table project in access exclusive mode');
    const reply = await browser.get('/api/projects');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe('SK_UNAVAILABLE');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.get('/livez')).statusCode).toBe(200);
    await holder.rollback();
    expect((await browser.get('/api/projects')).statusCode).toBe(200);
    await server.close();
    await database.drop();
  });

  it('causes an error in less than five seconds outside tests', () => {
    expect(POSTGRES_LIMITS.statementMs).toBeLessThan(5_000);
  });
});
