import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { ProviderError } from '../../src/modules/generation/provider-error.ts';
import { recoverGuides, requeueGuides } from '../../src/modules/generation/sweep-generation.ts';
import { RACE_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  createManualDirector,
  endLease,
  finish,
  type ManualDirector,
  measure,
  readTile,
  requestGuide,
  runWorker,
  transactionKindsOf,
} from './generation-support.ts';

const HOUR_MS = 3_600_000;

describe.each(RACE_KINDS)('workers that die, hang or stop on %s', (kind) => {
  let server: TestServer;
  let director: ManualDirector;

  beforeAll(async () => {
    director = createManualDirector();
    // Leases only end when the test ends them.
    const timings = { leaseMs: HOUR_MS, leaseRenewMs: HOUR_MS };
    server = await openTestServer(kind, { timings, services: () => ({ director }) });
  });
  afterEach(async () => expect(await measure(server)).toEqual(BALANCED_LEDGER));
  afterAll(() => server.close());

  const callOf = (index: number) => director.calls.at(index);
  /** Starts a run and waits until the director has been called. */
  async function startRun(
    id: string,
    { on = server, signal }: { on?: TestServer; signal?: AbortSignal } = {},
  ) {
    const before = director.calls.length;
    const run = runWorker(on, id, signal);
    await expect.poll(() => director.calls.length).toBe(before + 1);
    return { run, call: callOf(before) };
  }
  const jobsFor = async (id: string) =>
    server.ctx().em.execute<{ attempt: number }[]>(
      `select (data ->> 'attempt')::int as attempt from jobs.job
           where name = 'generate' and state = 'created' and data ->> 'styleTileId' = ? order by 1`,
      [id],
    );

  it('reports the current step', async () => {
    const id = await requestGuide(await addOwner(server));
    const { run, call } = await startRun(id);
    expect(await readTile(server, id)).toMatchObject({
      generationStatus: 'running',
      generationStep: 'analyzing',
    });
    call?.complete();
    expect(await run).toBe('generated');
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'generated', generationStep: null });
  });

  it('rejects the result of a worker whose lease ended while another finished', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const staleWorker = await startRun(id);
    await endLease(server, id);
    await recoverGuides(server.ctx());
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'queued', attempt: 2 });
    const second = await startRun(id);
    second.call?.complete();
    expect(await second.run).toBe('generated');
    const generated = await readTile(server, id);
    staleWorker.call?.complete();
    expect(await staleWorker.run).toBe('lost');
    expect(await readTile(server, id)).toEqual(generated);
    expect(await transactionKindsOf(user.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
  });

  it('lets a worker take over after the lease expired, and fences off the old one', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const staleWorker = await startRun(id);
    expect(await runWorker(server, id)).toBe('stale');
    await endLease(server, id);
    const second = await startRun(id);
    expect((await readTile(server, id)).attempt).toBe(2);
    staleWorker.call?.fail(new ProviderError('refusal'));
    expect(await staleWorker.run).toBe('lost');
    expect((await readTile(server, id)).generationStatus).toBe('running');
    second.call?.complete();
    expect(await second.run).toBe('generated');
  });

  it('keeps a slow worker that renews its lease, and stops one whose style guide was deleted', async () => {
    const renewing = {
      ...server,
      services: { ...server.services, timings: { ...server.services.timings, leaseRenewMs: 100 } },
    };
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const deleted = await requestGuide(user);
    const slow = await startRun(id, { on: renewing });
    const lost = await startRun(deleted, { on: renewing });
    const { leaseUntil } = await readTile(server, id);
    await user.owner.browser.post(`/api/style-tiles/${deleted}/delete`);
    await expect
      .poll(async () => (await readTile(server, id)).leaseUntil?.getTime(), { interval: 100 })
      .toBeGreaterThan(leaseUntil?.getTime() ?? Number.NaN);
    await recoverGuides(server.ctx());
    expect(await lost.run).toBe('lost');
    slow.call?.complete();
    expect(await slow.run).toBe('generated');
    expect(await readTile(server, id)).toMatchObject({ attempt: 1 });
  });

  it('requeues a style guide when its worker has to stop, without losing or duplicating a credit', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const stop = new AbortController();
    const { run } = await startRun(id, { signal: stop.signal });
    stop.abort();
    expect(await run).toBe('requeued');
    const requeued = await readTile(server, id);
    expect(requeued).toMatchObject({ generationStatus: 'queued', attempt: 2, leaseUntil: null });
    expect(requeued.reservationId).not.toBeNull();
    expect(await jobsFor(id)).toEqual([{ attempt: 1 }, { attempt: 2 }]);
    const again = await startRun(id);
    again.call?.complete();
    expect(await again.run).toBe('generated');
    expect(await transactionKindsOf(user.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
  });

  it('fails a style guide after three expired leases, and returns its credit', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await startRun(id);
      expect((await readTile(server, id)).attempt).toBe(attempt);
      await endLease(server, id);
      await Promise.all([recoverGuides(server.ctx()), recoverGuides(server.ctx())]);
    }
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'failed', reservationId: null });
    expect(await transactionKindsOf(user.owner)).toEqual(['release', 'reserve', 'grant', 'grant']);
    for (const call of director.calls) call.complete();
  });

  it('queues a missing job, once', async () => {
    const id = await requestGuide(await addOwner(server));
    await requeueGuides(server.ctx());
    expect(await jobsFor(id)).toHaveLength(1);
    await server.ctx().em.execute(`delete from jobs.job where data ->> 'styleTileId' = ?`, [id]);
    await requeueGuides(server.ctx());
    await requeueGuides(server.ctx());
    expect(await jobsFor(id)).toEqual([{ attempt: 1 }]);
  });

  it('generates two guides of one user at a time, and the others later', async () => {
    const user = await addOwner(server);
    const ids = [await requestGuide(user), await requestGuide(user), await requestGuide(user)];
    const [first = '', second = '', third = ''] = ids;
    const running = [await startRun(first), await startRun(second)];
    const others = await requestGuide(await addOwner(server));
    expect(await runWorker(server, third)).toBe('waiting');
    expect(await readTile(server, third)).toMatchObject({ generationStatus: 'queued', attempt: 1 });
    const stranger = await startRun(others);
    for (const { call } of [...running, stranger]) call?.complete();
    for (const { run } of [...running, stranger]) expect(await run).toBe('generated');
    const last = await startRun(third);
    last.call?.complete();
    expect(await last.run).toBe('generated');
  });

  it('starts two, not three, when all three are claimed simultaneously', async () => {
    for (let time = 0; time < 5; time += 1) {
      const user = await addOwner(server);
      const ids = [await requestGuide(user), await requestGuide(user), await requestGuide(user)];
      const before = director.calls.length;
      const runs = ids.map((id) => runWorker(server, id));
      expect(await Promise.race(runs)).toBe('waiting');
      await expect.poll(() => director.calls.length).toBe(before + 2);
      for (const call of director.calls.slice(before)) call.complete();
      expect((await Promise.all(runs)).toSorted()).toEqual(['generated', 'generated', 'waiting']);
    }
  });

  it('keeps a name that was changed during the generation', async () => {
    const { owner, tiles } = await addOwner(server);
    const id = await requestGuide({ owner, tiles });
    const { run, call } = await startRun(id);
    await owner.browser.patch(`/api/style-tiles/${id}`, { name: 'Renamed' });
    call?.complete();
    await run;
    expect(await readTile(server, id)).toMatchObject({ name: 'Renamed', generatedData: { name: 'Renamed' } });
  });

  it('fails, returns the credit and reveals nothing after an internal error', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const { run, call } = await startRun(id);
    call?.fail(new Error('an internal secret'));
    expect(await run).toBe('failed');
    const { generationError } = await readTile(server, id);
    expect(generationError).toBe(
      'Something went wrong while your style guide was being generated. Please try again.',
    );
    expect(await transactionKindsOf(user.owner)).toEqual(['release', 'reserve', 'grant', 'grant']);
  });

  it('generates the same guide on every worker', async () => {
    const id = await requestGuide(await addOwner(server));
    const stop = new AbortController();
    const { run } = await startRun(id, { signal: stop.signal });
    stop.abort();
    await run;
    const { run: again, call } = await startRun(id);
    call?.complete();
    await again;
    const { generatedData } = await readTile(server, id);
    const twin = await server.ctx().em.execute<{ id: string }[]>(
      `update style_tile set generation_status = 'queued', generated_data = null, attempt = 7,
         reservation_id = gen_random_uuid() where id = ? returning id`,
      [id],
    );
    expect(twin).toHaveLength(1);
    const { run: last, call: lastCall } = await startRun(id);
    lastCall?.complete();
    expect(await last).toBe('generated');
    expect((await readTile(server, id)).generatedData).toEqual(generatedData);
  });

  it('generates a guide through the real queue', async () => {
    const id = await requestGuide(await addOwner(server));
    await server.services.jobs.work(createJobHandlers(server.services));
    const completeAll = setInterval(() => {
      for (const call of director.calls) call.complete();
    }, 20);
    try {
      await expect
        .poll(async () => (await readTile(server, id)).generationStatus, { interval: 100 })
        .toBe('generated');
    } finally {
      clearInterval(completeAll);
    }
    expect((await finish(server, id)).attempt).toBe(1);
  });
});
