import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';
import { type PrivateStandby, startPrivateStandby, whyNoStandby } from './private-standby.ts';

const PAIRS = 50;
const READERS = 4;
const PROJECT = { name: 'Forno', description: 'Bread' };
const missing = whyNoStandby();

const TITLE = `a server with a read replica${missing === null ? '' : ` (${missing})`}`;

// Skipped with its reason where a standby cannot be started.
describe.skipIf(missing !== null)(TITLE, () => {
  let primary: PrivatePostgres;
  let standby: PrivateStandby;
  let server: TestServer;
  let replaying: Client;

  beforeAll(async () => {
    primary = await startPrivatePostgres();
    standby = await startPrivateStandby(primary);
    const location = { url: primary.url, replicaUrl: standby.url };
    server = await openTestServer('postgres', { database: { location, drop: async () => undefined } });
    replaying = new Client({ connectionString: standby.url });
    replaying.on('error', () => undefined);
    await replaying.connect();
  });
  afterAll(async () => {
    await server?.close();
    await replaying?.end();
    await standby?.stop();
    await primary?.stop();
  });

  const counts = () => ({ ...server.services.database.replica?.counts });
  const answered = () => counts().answered ?? 0;

  it('reads from it what it has', async () => {
    const { browser } = await server.signUp();
    const { id } = (await browser.post('/api/projects', PROJECT)).json();
    const paths = ['/api/projects', `/api/projects/${id}`, `/api/projects/${id}/style-tiles`];
    for (const path of [
      ...paths,
      '/api/recent-style-tiles',
      '/api/style-tiles?name=Forno',
      '/api/user/export',
    ]) {
      const before = answered();
      await expect
        .poll(async () => {
          expect((await browser.get(path)).statusCode, path).toBe(200);
          return answered();
        })
        .toBeGreaterThan(before);
    }
    const before = answered();
    await expect
      .poll(async () => {
        const { statusCode } = await browser.get(`/api/style-tiles/${id}`);
        expect(statusCode).toBe(404);
        return answered();
      })
      .toBeGreaterThan(before);
  });

  it('counts its reads in the metrics', async () => {
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/^stylekit_replica_reads_total\{result="answered"\} [1-9]/m);
  });

  it(`returns each of ${PAIRS} writes at once, also when it has applied none of them`, async () => {
    const { browser } = await server.signUp();
    await replaying.query('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await replaying.query('select pg_get_wal_replay_pause_state() as s')).rows[0]?.s)
      .toBe('paused');
    const before = counts();
    for (let pair = 1; pair <= PAIRS; pair += 1) {
      const { id } = (await browser.post('/api/projects', PROJECT)).json();
      const [newest, ...older] = (await browser.get('/api/projects')).json();
      expect([newest.id, older.length]).toEqual([id, pair - 1]);
    }
    expect(counts()).toEqual({ ...before, behind: (before.behind ?? 0) + PAIRS });
    await replaying.query('select pg_wal_replay_resume()');
    await expect
      .poll(async () => {
        expect((await browser.get('/api/projects')).json()).toHaveLength(PAIRS);
        return answered();
      })
      .toBeGreaterThan(before.answered ?? 0);
  });

  it('fails no request when it is stopped in the middle of them', async () => {
    const statuses = new Set<number>();
    let isOver = false;
    const start = answered();
    const readers = Array.from({ length: READERS }, async () => {
      const { browser } = await server.signUp();
      await browser.post('/api/projects', PROJECT);
      // The pause keeps a fast machine within the limit of calls per minute.
      for (; !isOver; await delay(10)) {
        const reply = await browser.get('/api/projects');
        statuses.add(reply.statusCode);
        expect(reply.json()).toHaveLength(1);
      }
    });
    await expect.poll(answered).toBeGreaterThan(start);
    await standby.halt();
    const failed = () => counts().failed ?? 0;
    const before = failed();
    await expect.poll(failed).toBeGreaterThan(before + PAIRS);
    isOver = true;
    await Promise.all(readers);
    expect([...statuses]).toEqual([200]);
    await expectNoAnswer(standby.url, 'failed');
  });

  it('does not read from a server that is not a replica', async () => {
    await expectNoAnswer(primary.url, 'behind');
  });

  /** Starts another server with this replica, which answers nothing for the given reason. */
  async function expectNoAnswer(replicaUrl: string, reason: 'behind' | 'failed'): Promise<void> {
    const location = { url: primary.url, replicaUrl };
    const other = await openTestServer('postgres', { database: { location, drop: async () => undefined } });
    const { browser } = await other.signUp();
    expect((await browser.get('/api/projects')).statusCode).toBe(200);
    const nothing = { answered: 0, behind: 0, failed: 0 };
    expect(other.services.database.replica?.counts).toEqual({ ...nothing, [reason]: 1 });
    await other.close();
  }
});
