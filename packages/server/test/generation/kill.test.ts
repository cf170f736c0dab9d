import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { guideSchema } from '@stylekit/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { GENERATION } from '../../src/config/limits.ts';
import { type StyleTile, StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import { recoverGuides } from '../../src/modules/generation/sweep-generation.ts';
import type { OpenAiCall } from '../mocks/openai-mock.ts';
import { openPreparedPglite } from '../support/database-template.ts';
import { POSTGRES_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  type Model,
  measure,
  requestGuide,
  runWorker,
  startModel,
  withDirector,
} from './generation-support.ts';
import { WorkerPool } from './worker-pool.ts';

// Real processes with a real database generate guides; they are killed without warning and restarted.

const KILLS = { postgres: sampleSize(2, 100), pgbouncer: 20, pglite: sampleSize(1, 30) };
/** Worker processes at the same time. */
const LANES = sampleSize(2, 6);
/** Guides per process: several processes may claim before one is killed, so that the next one still finds work. */
const GUIDES = 5;

let model: Model;
let pool: WorkerPool | undefined;

beforeEach(async () => {
  model = await startModel();
});
afterEach(async () => {
  await pool?.close();
  await model.mock.close();
});

/** The brief is part of the call, so its number identifies the guide. */
const numbered = (number: number) => `A bakery in Lisbon that bakes sourdough over oak, number ${number}.`;

function countCalls(calls: readonly OpenAiCall[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of calls) {
    const number = /oak, number (\d+)\./.exec(JSON.stringify(body))?.[1] ?? 'unknown';
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

function findUnfinished(server: TestServer): Promise<StyleTile[]> {
  return server.ctx().em.find(StyleTileEntity, { generationStatus: ['pending', 'queued', 'running'] });
}

/** Requests guides, numbered after `requested`, and returns the last number. */
async function requestNumbered(server: TestServer, requested: number, count: number): Promise<number> {
  let number = requested;
  while (number < requested + count) {
    const user = await addOwner(server);
    for (let own = 0; own < GENERATION.perUser; own += 1) {
      number += 1;
      await requestGuide(user, numbered(number));
    }
  }
  return number;
}

/** Only safe while no worker process runs. */
async function endAllLeases(server: TestServer): Promise<void> {
  await server
    .ctx()
    .em.execute(
      `update style_tile set lease_until = now() - interval '1 second' where generation_status = 'running'`,
    );
}

/** Runs the cleanup like the queue, but more often. */
async function sweepUntil(server: TestServer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await recoverGuides(server.ctx());
    await delay(250);
  }
}

/** Finishes all guides in this process. */
async function finishAll(server: TestServer): Promise<void> {
  await endAllLeases(server);
  for (;;) {
    const unfinished = await findUnfinished(server);
    if (unfinished.length === 0) return;
    await recoverGuides(server.ctx());
    await Promise.all(unfinished.map(({ id }) => runWorker(server, id)));
  }
}

interface Totals {
  readonly requested: number;
  readonly kills: number;
  readonly calls: readonly OpenAiCall[];
}

async function expectAllSettled(server: TestServer, { requested, kills, calls }: Totals): Promise<void> {
  const tiles = await server.ctx().em.find(StyleTileEntity, {});
  expect(tiles).toHaveLength(requested);
  for (const { generationStatus, reservationId, generatedData, leaseUntil } of tiles) {
    expect(['generated', 'failed']).toContain(generationStatus);
    expect({ reservationId, leaseUntil }).toEqual({ reservationId: null, leaseUntil: null });
    if (generationStatus === 'generated') guideSchema.parse(generatedData);
    else expect(generatedData).toBeNull();
  }
  const generated = tiles.filter(({ generationStatus }) => generationStatus === 'generated').length;
  const [lines] = await server.ctx().em.execute<{ captured: number; released: number }[]>(
    `select count(*) filter (where kind = 'capture')::int as captured,
       count(*) filter (where kind = 'release')::int as released from credit_entry`,
  );
  expect(lines).toEqual({ captured: generated, released: requested - generated });
  expect(await measure(server)).toEqual(BALANCED_LEDGER);
  const counts = countCalls(calls);
  expect(counts.has('unknown')).toBe(false);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(GENERATION.callsPerCredit);
  expect(await countInterrupted(server)).toBeGreaterThanOrEqual(kills);
}

/** Interrupted attempts: their worker stored no outcome. */
async function countInterrupted(server: TestServer): Promise<number> {
  const [row] = await server
    .ctx()
    .em.execute<{ count: number }[]>(
      `select count(*)::int as count from generation_attempt where outcome is null or outcome = 'silent'`,
    );
  return row?.count ?? 0;
}

describe('processes killed while they generate guides', () => {
  it.each(POSTGRES_KINDS.map((kind) => ({ kind, count: KILLS[kind] })))(
    'neither lose nor duplicate a credit over $count kills on $kind',
    async ({ kind, count }) => {
      const server = await openTestServer(kind);
      const { location } = server.database;
      if (!('url' in location)) throw new Error('The test requires PostgreSQL.');
      const workers = new WorkerPool({
        DATABASE_URL: location.url,
        DATABASE_DIRECT_URL: location.directUrl ?? '',
      });
      pool = workers;
      const done = new AbortController();
      const sweeping = sweepUntil(server, done.signal);
      let requested = 0;
      for (let kills = 0; kills < count; kills += LANES) {
        const lanes = Math.min(LANES, count - kills);
        requested = await requestNumbered(server, requested, lanes * GUIDES);
        await Promise.all(
          Array.from({ length: lanes }, async () => (await workers.start()).killInTheMiddle()),
        );
        await endAllLeases(server);
      }
      done.abort();
      await sweeping;
      await finishAll(withDirector(server, model.director));
      const calls = [...workers.calls, ...model.mock.requests];
      await expectAllSettled(server, { requested, kills: count, calls });
      await server.close();
    },
  );

  it(`neither lose nor duplicate a credit over ${KILLS.pglite} kills on a PGlite folder`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-kill-'));
    const workers = new WorkerPool({ STYLEKIT_DATA_DIR: folder });
    pool = workers;
    // Only one process can use the folder, so all guides are requested before and checked after the kills.
    const openHere = () =>
      openTestServer('pglite', { database: { location: { folder }, drop: async () => undefined } });
    await (await openPreparedPglite(path.join(folder, 'pglite'))).close();
    const before = await openHere();
    const requested = await requestNumbered(before, 0, KILLS.pglite * GUIDES);
    await before.close();
    for (let kills = 0; kills < KILLS.pglite; kills += 1) await (await workers.start()).killInTheMiddle();
    const after = await openHere();
    await finishAll(withDirector(after, model.director));
    const calls = [...workers.calls, ...model.mock.requests];
    await expectAllSettled(after, { requested, kills: KILLS.pglite, calls });
    await after.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
