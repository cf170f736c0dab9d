import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { startJobWorkers } from '../../src/job-handlers.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  measure,
  readTile,
  requestGuide,
} from '../generation/generation-support.ts';
import { type PrivateHaproxy, startPrivateHaproxy } from '../processes/private-haproxy.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { type PrivatePgbouncer, startPrivatePgbouncer } from './private-pgbouncer.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';
import { type PrivateStandby, startPrivateStandby, whyNoStandby } from './private-standby.ts';
import { findLost, type ProjectWriters, startProjectWriters } from './project-writers.ts';

const WRITERS = 8;
/** The default run takes the first one: each needs two PostgreSQL servers of its own. */
const WAYS = ['directly', 'through PgBouncer'].slice(0, sampleSize(1, 2));
const missing = whyNoStandby();
const REASON = missing === null ? '' : ` (${missing})`;

let primary: PrivatePostgres;
let standby: PrivateStandby;
/** One address that leads to the server that is the primary. */
let address: PrivateHaproxy;
let pooler: PrivatePgbouncer | undefined;
let directUrl: string;
let server: TestServer;
let owners: SignedUp[];

async function start(way: string): Promise<void> {
  primary = await startPrivatePostgres();
  standby = await startPrivateStandby(primary);
  const idle = '1h';
  address = await startPrivateHaproxy((port) => [
    ...['defaults', 'mode tcp', 'timeout connect 1s', `timeout client ${idle}`, `timeout server ${idle}`],
    ...['listen postgres', `bind 127.0.0.1:${port}`, `server primary 127.0.0.1:${primary.port}`],
  ]);
  const direct = new URL(primary.url);
  direct.port = String(address.port);
  directUrl = direct.href;
  pooler = way === 'directly' ? undefined : await startPrivatePgbouncer({ postgresUrl: directUrl });
  const location = { url: pooler?.urlOf(directUrl) ?? directUrl, directUrl };
  server = await openTestServer('postgres', { database: { location, drop: async () => undefined } });
  await startJobWorkers(server.services);
  owners = await Promise.all(Array.from({ length: WRITERS }, () => server.signUp()));
}

async function stop(): Promise<void> {
  await server?.close();
  await pooler?.stop();
  await address?.stop();
  await standby?.stop();
  await primary?.stop();
}

// Skipped with its reason where a standby cannot be started.
describe.skipIf(missing !== null).each(WAYS)(`a PostgreSQL used %s that dies under load${REASON}`, (way) => {
  beforeEach(() => start(way));
  afterEach(stop);

  it('loses no acknowledged write when its standby was synchronous', async () => {
    await run(primary.url, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
    await expect
      .poll(() => run(primary.url, 'select sync_state from pg_stat_replication'))
      .toEqual([{ sync_state: 'sync' }]);
    const writers = startProjectWriters(owners);
    await writers.progress();
    await failOver(writers);
    await writers.progress();
    await writers.stop();
    expect(writers.statuses()).toEqual([201, 503]);
    expect(await findLost(server, writers.acknowledged)).toEqual([]);
    await expectRecovered();
  });
});

describe.skipIf(missing !== null).each(WAYS.slice(0, sampleSize(0, 2)))(
  `a PostgreSQL used %s that dies with an asynchronous standby${REASON}`,
  (way) => {
    beforeEach(() => start(way));
    afterEach(stop);

    it('loses what the standby had not received, and nothing else', async () => {
      const before = startProjectWriters(owners);
      await before.progress();
      await before.stop();
      const [{ lsn } = { lsn: '' }] = await run(
        primary.url,
        'select pg_current_wal_flush_lsn()::text as lsn',
      );
      await expect
        .poll(() => run(standby.url, `select pg_last_wal_receive_lsn() >= '${lsn}'::pg_lsn as has_all`))
        .toEqual([{ has_all: true }]);
      await run(standby.url, "alter system set primary_conninfo = ''", 'select pg_reload_conf()');
      await expect.poll(() => run(standby.url, 'select pid from pg_stat_wal_receiver')).toEqual([]);
      const writers = startProjectWriters(owners);
      await writers.progress();
      const unsent = await failOver(writers);
      await writers.progress();
      await writers.stop();
      expect(writers.statuses()).toEqual([201, 503]);
      expect(await findLost(server, before.acknowledged)).toEqual([]);
      expect(await findLost(server, writers.acknowledged)).toEqual(unsent);
      await expectRecovered();
    });
  },
);

/** Stops the primary at once and promotes the standby; returns what was acknowledged until then. */
async function failOver(writers: ProjectWriters): Promise<readonly string[]> {
  await primary.stop();
  const acknowledged = [...writers.acknowledged];
  // The address moves first, so that writes reach a standby.
  const move = `set server postgres/primary addr 127.0.0.1 port ${standby.port}`;
  await address.command(`${move}; shutdown sessions server postgres/primary`);
  await expect
    .poll(() => run(directUrl, 'select pg_is_in_recovery()').catch(() => null))
    .toEqual([{ pg_is_in_recovery: true }]);
  await writers.refusals();
  await standby.promote();
  return acknowledged;
}

/** Notifications, the queue and the ledger work, in the same process. */
async function expectRecovered(): Promise<void> {
  const { services } = server;
  const { owner, tiles } = await addOwner(server);
  let changes = 0;
  const unsubscribe = services.sync.subscribe(owner.user.id, {
    onChange: () => {
      changes += 1;
    },
    onGap: () => undefined,
  });
  await expect
    .poll(async () => {
      const { id } = owner.user;
      await services.sync.announce(server.ctx().em, { userId: id, kind: 'user', id, projectId: null });
      return changes;
    })
    .toBeGreaterThan(0);
  unsubscribe();
  const guide = await requestGuide({ owner, tiles });
  await expect.poll(async () => (await readTile(server, guide)).generationStatus).toBe('generated');
  await expect.poll(async () => (await server.browser().get('/readyz')).statusCode).toBe(200);
  expect(await measure(server)).toEqual(BALANCED_LEDGER);
}

/** Runs statements, each on its own, and returns the rows of the last one. */
async function run(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
