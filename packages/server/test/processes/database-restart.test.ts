import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureDrift } from '../../src/modules/ledger/ledger.service.ts';
import { ProjectEntity } from '../../src/modules/project/project.entity.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../postgres/private-postgres.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';

const RESTARTS = 5;
const WRITERS = 12;
/** What the server may take to serve again after its database came back. */
const RECOVERY_MS = 5_000;

describe('a PostgreSQL that is restarted at once, under load', () => {
  let postgres: PrivatePostgres;
  let server: TestServer;
  let owners: SignedUp[];

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    const database = { place: { url: postgres.url }, drop: async () => undefined };
    server = await openTestServer('postgres', { database });
    owners = await Promise.all(Array.from({ length: WRITERS }, () => server.signUp()));
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  it(`loses no acknowledged write in ${RESTARTS} restarts, answers 503 and never 500, and serves again by itself`, async () => {
    const acknowledged: string[] = [];
    const statuses = new Map<number, number>();
    let isOver = false;
    const writers = owners.map(async ({ browser }, writer) => {
      for (let count = 0; !isOver; count += 1) {
        const reply = await browser.post('/api/projects', {
          name: `${writer}-${count}`,
          description: 'A brand',
        });
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        if (reply.statusCode === 201) acknowledged.push(reply.json().id);
        else await delay(20);
      }
    });
    const recovered: boolean[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await delay(400);
      await postgres.restartImmediate();
      const before = acknowledged.length;
      const deadline = Date.now() + RECOVERY_MS;
      while (acknowledged.length === before && Date.now() < deadline) await delay(25);
      recovered.push(acknowledged.length > before);
    }
    isOver = true;
    await Promise.all(writers);
    expect(recovered).toEqual(Array.from({ length: RESTARTS }, () => true));
    expect([...statuses.keys()].sort()).toEqual([201, 503]);
    const { em } = server.ctx();
    const kept = new Set((await em.find(ProjectEntity, {}, { fields: ['id'] })).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await measureDrift(server.ctx())).toEqual({ wrongBalances: 0, lostReservations: 0 });
    expect((await server.browser().get('/readyz')).statusCode).toBe(200);
  });
});

describe('a table that is locked for long', () => {
  it('costs the caller a 503 within five seconds and leaves the server alive', async () => {
    const server = await openTestServer('postgres');
    const { browser } = await server.signUp();
    const holder = server.ctx().em;
    await holder.begin();
    await holder.execute('lock table project in access exclusive mode');
    const startedAt = Date.now();
    const reply = await browser.get('/api/projects');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe('SK_UNAVAILABLE');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    // Not a measurement: the statement timeout has to have ended the wait, not the lock.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect((await browser.get('/livez')).statusCode).toBe(200);
    await holder.rollback();
    expect((await browser.get('/api/projects')).statusCode).toBe(200);
    await server.close();
  });
});
