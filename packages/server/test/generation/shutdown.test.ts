import { describe, expect, it } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { oldestDueSeconds } from '../../src/jobs/queue-state.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer } from '../support/test-server.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  createManualDirector,
  measure,
  readTile,
  requestGuide,
  transactionKindsOf,
} from './generation-support.ts';

/** Long enough for the completed guide, short enough to wait for. */
const STOP_MS = 10_000;

describe.concurrent('stopping the queue', () => {
  it.each(DATABASE_KINDS)(
    'finishes on %s what completes in time, and requeues the rest with its credit',
    async (kind) => {
      const director = createManualDirector();
      const timings = { jobsStopMs: STOP_MS };
      const server = await openTestServer(kind, { timings, services: () => ({ director }) });
      const user = await addOwner(server);
      const [quick, hung] = [await requestGuide(user), await requestGuide(user)];
      await server.services.jobs.work(createJobHandlers(server.services));
      await expect.poll(() => director.calls.length).toBe(2);
      const stopping = server.services.jobs.stop();
      director.calls[0]?.complete();
      await stopping;
      const tiles = [await readTile(server, quick), await readTile(server, hung)];
      expect(new Set(tiles.map(({ generationStatus }) => generationStatus))).toEqual(
        new Set(['generated', 'queued']),
      );
      const requeued = tiles.find(({ generationStatus }) => generationStatus === 'queued');
      expect(requeued).toMatchObject({ attempt: 2, leaseUntil: null });
      expect(await oldestDueSeconds(server.ctx().em)).toBeGreaterThan(0);
      expect(await transactionKindsOf(user.owner)).toEqual([
        'capture',
        'reserve',
        'reserve',
        'grant',
        'grant',
      ]);
      expect(await measure(server)).toEqual(BALANCED_LEDGER);
      await server.close();
    },
  );
});
