import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BALANCED_LEDGER, measure } from '../generation/generation-support.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';
import { findLost, startProjectWriters } from './project-writers.ts';
import { mountDisk, type SmallDisk, whyNoDisk } from './small-disk.ts';

const WRITERS = 8;
/** Enough for a new server and the first segments of its write-ahead log. */
const DISK_BYTES = 128 * 1_048_576;
const missing = whyNoDisk();
const TITLE = `a PostgreSQL whose disk is full under load${missing === null ? '' : ` (${missing})`}`;

// Skipped with its reason where no disk can be mounted.
describe.skipIf(missing !== null)(TITLE, () => {
  let disk: SmallDisk;
  let postgres: PrivatePostgres;
  let server: TestServer;
  let owners: SignedUp[];

  beforeAll(async () => {
    disk = mountDisk(DISK_BYTES);
    postgres = await startPrivatePostgres({ dataDir: path.join(disk.folder, 'data') });
    const database = { location: { url: postgres.url }, drop: async () => undefined };
    server = await openTestServer('postgres', { database });
    owners = await Promise.all(Array.from({ length: WRITERS }, () => server.signUp()));
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
    disk?.unmount();
  });

  it('returns 503, loses no acknowledged write, and recovers with room on the disk', async () => {
    const writers = startProjectWriters(owners);
    await writers.progress();
    const makeRoom = disk.fill();
    // First no table can grow, then the log cannot either, which stops PostgreSQL.
    await writers.refusals();
    await fillLog();
    await writers.refusals();
    makeRoom();
    await postgres.restartImmediate();
    await writers.progress();
    await writers.stop();
    expect(writers.statuses()).toEqual([201, 503]);
    expect(await findLost(server, writers.acknowledged)).toEqual([]);
    expect(await measure(server)).toEqual(BALANCED_LEDGER);
    await expect.poll(async () => (await server.browser().get('/readyz')).statusCode).toBe(200);
  });

  /** Begins a new segment of the write-ahead log until there is no room for one. */
  async function fillLog(): Promise<void> {
    const client = new Client({ connectionString: postgres.url });
    let isDown = false;
    client.on('error', () => undefined);
    client.once('end', () => {
      isDown = true;
    });
    await client.connect();
    await expect
      .poll(async () => {
        await client.query('select pg_switch_wal()').catch(() => undefined);
        return isDown;
      })
      .toBe(true);
  }
});
