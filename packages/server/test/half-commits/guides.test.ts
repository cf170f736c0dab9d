import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runGeneration } from '../../src/modules/generation/generation.service.ts';
import { ProviderError } from '../../src/modules/generation/provider-error.ts';
import { recoverGuides, requeueGuides } from '../../src/modules/generation/sweep-generation.ts';
import type { Director } from '../../src/ports/director.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  endLease,
  finish,
  measure,
  readTile,
  requestGuide,
  runWorker,
  transactionKindsOf,
  withDirector,
} from '../generation/generation-support.ts';
import { AI_BRIEF } from '../support/factories.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { loseCommit, SPLIT_KINDS } from './lose-commit.ts';

const FAILING: Director = {
  name: 'built-in',
  isMetered: true,
  propose: () => Promise.reject(new ProviderError('server')),
};
const ONCE = ['capture', 'reserve', 'grant', 'grant'];

describe.each(SPLIT_KINDS)('a guide, when a machine dies between two commits, on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    const timings = { leaseMs: 3_600_000, leaseRenewMs: 3_600_000 };
    server = await openTestServer(kind, { timings });
  });
  afterEach(async () => expect(await measure(server)).toEqual(BALANCED_LEDGER));
  afterAll(() => server.close());

  type Job = { id: string; tile: string; attempt: number };
  const jobsFor = (userId: string) =>
    server.ctx().em.execute<Job[]>(
      `select id, data ->> 'styleTileId' as tile, (data ->> 'attempt')::int as attempt from jobs.job
           where name = 'generate' and data ->> 'userId' = ? order by created_on`,
      [userId],
    );
  const tilesOf = (userId: string) =>
    server
      .ctx()
      .em.execute<{ id: string; status: string; attempt: number }[]>(
        'select id, generation_status as status, attempt from style_tile where user_id = ?',
        [userId],
      );
  const request = (user: Awaited<ReturnType<typeof addOwner>>, key: string) =>
    user.owner.browser.post(
      user.tiles,
      { generationMode: 'ai', description: AI_BRIEF },
      { headers: { 'idempotency-key': key } },
    );

  it('gets the job that was lost, and is charged once, also when the request is repeated', async () => {
    const user = await addOwner(server);
    await loseCommit(server, 'shared', () => request(user, 'lost-job'));
    expect(await jobsFor(user.owner.user.id)).toEqual([]);
    const repeated = await request(user, 'lost-job');
    expect(repeated.statusCode).toBe(201);
    const { id } = repeated.json();
    expect(await tilesOf(user.owner.user.id)).toEqual([{ id, status: 'queued', attempt: 1 }]);
    await requeueGuides(server.ctx());
    await requeueGuides(server.ctx());
    expect(await jobsFor(user.owner.user.id)).toMatchObject([{ tile: id, attempt: 1 }]);
    expect((await finish(server, id)).generationStatus).toBe('generated');
    expect(await transactionKindsOf(user.owner)).toEqual(ONCE);
  });

  it('that was lost leaves a job without effect, and costs nothing until the request is repeated', async () => {
    const user = await addOwner(server);
    await loseCommit(server, 'person', () => request(user, 'lost-guide'));
    const [job] = await jobsFor(user.owner.user.id);
    const data = { userId: user.owner.user.id, styleTileId: job?.tile ?? '', attempt: 1 };
    const { signal } = new AbortController();
    expect(await runGeneration(server.services, data, signal)).toBe('stale');
    expect(await transactionKindsOf(user.owner)).toEqual(['grant', 'grant']);
    const repeated = await request(user, 'lost-guide');
    expect((await finish(server, repeated.json().id)).generationStatus).toBe('generated');
    expect(await transactionKindsOf(user.owner)).toEqual(ONCE);
  });

  it.each(['shared', 'person'] as const)(
    'is generated when a failed call loses its %s rows',
    async (side) => {
      const user = await addOwner(server);
      const id = await requestGuide(user);
      await loseCommit(server, side, () => runWorker(withDirector(server, FAILING), id));
      if ((await readTile(server, id)).generationStatus === 'running') await endLease(server, id);
      await recoverGuides(server.ctx());
      await requeueGuides(server.ctx());
      const { attempt } = await readTile(server, id);
      const jobs = await jobsFor(user.owner.user.id);
      expect(jobs.filter((job) => job.attempt === attempt).map(({ tile }) => tile)).toContain(id);
      expect((await finish(server, id)).generationStatus).toBe('generated');
      expect(await transactionKindsOf(user.owner)).toEqual(ONCE);
    },
  );

  it.each(['shared', 'person'] as const)(
    'is charged once when the end of its generation loses its %s rows',
    async (side) => {
      const user = await addOwner(server);
      const id = await requestGuide(user);
      await loseCommit(server, side, () => runWorker(server, id));
      expect((await finish(server, id)).generationStatus).toBe('generated');
      expect(await transactionKindsOf(user.owner)).toEqual(ONCE);
      expect(await runWorker(server, id)).toBe('stale');
    },
  );

  it.each(['shared', 'person'] as const)(
    'is requeued when recovery after its lease loses its %s rows',
    async (side) => {
      const user = await addOwner(server);
      const id = await requestGuide(user);
      await server.ctx().em.execute(
        `update style_tile set generation_status = 'running', lease_until = now() - interval '1 second'
          where id = ?`,
        [id],
      );
      await loseCommit(server, side, () => recoverGuides(server.ctx()));
      await recoverGuides(server.ctx());
      await requeueGuides(server.ctx());
      const { attempt, generationStatus } = await readTile(server, id);
      expect([attempt, generationStatus]).toEqual([2, 'queued']);
      expect((await jobsFor(user.owner.user.id)).filter((job) => job.attempt === 2)).not.toEqual([]);
      expect((await finish(server, id)).generationStatus).toBe('generated');
      expect(await transactionKindsOf(user.owner)).toEqual(ONCE);
    },
  );
});
