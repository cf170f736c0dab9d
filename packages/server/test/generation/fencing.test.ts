import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { ProviderError } from '../../src/modules/generation/provider-error.ts';
import { sweepGeneration } from '../../src/modules/generation/sweep-generation.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  addOwner,
  askForGuide,
  createHeldDirector,
  endLease,
  finish,
  type HeldDirector,
  kindsOf,
  measure,
  readTile,
  SOUND_LEDGER,
  takeTurn,
} from './generation-support.ts';

const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)('workers that die, hang or stop on %s', (kind) => {
  let server: TestServer;
  let director: HeldDirector;

  beforeAll(async () => {
    director = createHeldDirector();
    // Leases only end when the test ends them.
    const timings = { leaseMs: HOUR_MS, leaseRenewMs: HOUR_MS };
    server = await openTestServer(kind, { timings, services: () => ({ director }) });
  });
  afterEach(async () => expect(await measure(server)).toEqual(SOUND_LEDGER));
  afterAll(() => server.close());

  const callOf = (index: number) => director.calls.at(index);
  /** Starts a run and waits until the director has been called. */
  async function begin(id: string, { on = server, signal }: { on?: TestServer; signal?: AbortSignal } = {}) {
    const before = director.calls.length;
    const turn = takeTurn(on, id, signal);
    await expect.poll(() => director.calls.length).toBe(before + 1);
    return { turn, call: callOf(before) };
  }
  const jobsFor = async (id: string) =>
    server.ctx().em.execute<{ attempt: number }[]>(
      `select (data ->> 'attempt')::int as attempt from jobs.job
           where name = 'generate' and state = 'created' and data ->> 'styleTileId' = ? order by 1`,
      [id],
    );

  it('reports the current step', async () => {
    const id = await askForGuide(await addOwner(server));
    const { turn, call } = await begin(id);
    expect(await readTile(server, id)).toMatchObject({
      generationStatus: 'running',
      generationStep: 'analyzing',
    });
    call?.answer();
    expect(await turn).toBe('generated');
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'generated', generationStep: null });
  });

  it('rejects the result of a worker whose lease ended while another finished', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const zombie = await begin(id);
    await endLease(server, id);
    await sweepGeneration(server.ctx());
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'queued', attempt: 2 });
    const second = await begin(id);
    second.call?.answer();
    expect(await second.turn).toBe('generated');
    const made = await readTile(server, id);
    zombie.call?.answer();
    expect(await zombie.turn).toBe('lost');
    expect(await readTile(server, id)).toEqual(made);
    expect(await kindsOf(person.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
  });

  it('lets a worker take over after the lease expired, and fences off the old one', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const zombie = await begin(id);
    expect(await takeTurn(server, id)).toBe('stale');
    await endLease(server, id);
    const second = await begin(id);
    expect((await readTile(server, id)).attempt).toBe(2);
    zombie.call?.fail(new ProviderError('refusal'));
    expect(await zombie.turn).toBe('lost');
    expect((await readTile(server, id)).generationStatus).toBe('running');
    second.call?.answer();
    expect(await second.turn).toBe('generated');
  });

  it('keeps a slow worker that renews its lease, and stops one whose style guide was deleted', async () => {
    const renewing = {
      ...server,
      services: { ...server.services, timings: { ...server.services.timings, leaseRenewMs: 100 } },
    };
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const doomed = await askForGuide(person);
    const slow = await begin(id, { on: renewing });
    const lost = await begin(doomed, { on: renewing });
    const { leaseUntil } = await readTile(server, id);
    await person.owner.browser.post(`/api/style-tiles/${doomed}/delete`);
    await expect
      .poll(async () => (await readTile(server, id)).leaseUntil?.getTime(), { interval: 100 })
      .toBeGreaterThan(leaseUntil?.getTime() ?? Number.NaN);
    await sweepGeneration(server.ctx());
    expect(await lost.turn).toBe('lost');
    slow.call?.answer();
    expect(await slow.turn).toBe('generated');
    expect(await readTile(server, id)).toMatchObject({ attempt: 1 });
  });

  it('requeues a style guide when its worker has to stop, without losing or duplicating a credit', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const stop = new AbortController();
    const { turn } = await begin(id, { signal: stop.signal });
    stop.abort();
    expect(await turn).toBe('requeued');
    const back = await readTile(server, id);
    expect(back).toMatchObject({ generationStatus: 'queued', attempt: 2, leaseUntil: null });
    expect(back.reservationId).not.toBeNull();
    expect(await jobsFor(id)).toEqual([{ attempt: 1 }, { attempt: 2 }]);
    const again = await begin(id);
    again.call?.answer();
    expect(await again.turn).toBe('generated');
    expect(await kindsOf(person.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
  });

  it('fails a style guide after three expired leases, and returns its credit', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await begin(id);
      expect((await readTile(server, id)).attempt).toBe(attempt);
      await endLease(server, id);
      await Promise.all([sweepGeneration(server.ctx()), sweepGeneration(server.ctx())]);
    }
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'failed', reservationId: null });
    expect(await kindsOf(person.owner)).toEqual(['release', 'reserve', 'grant', 'grant']);
    for (const call of director.calls) call.answer();
  });

  it('queues a missing job, once', async () => {
    const id = await askForGuide(await addOwner(server));
    await sweepGeneration(server.ctx());
    expect(await jobsFor(id)).toHaveLength(1);
    await server.ctx().em.execute(`delete from jobs.job where data ->> 'styleTileId' = ?`, [id]);
    await sweepGeneration(server.ctx());
    await sweepGeneration(server.ctx());
    expect(await jobsFor(id)).toEqual([{ attempt: 1 }]);
  });

  it('generates two guides of one user at a time, and the others later', async () => {
    const person = await addOwner(server);
    const ids = [await askForGuide(person), await askForGuide(person), await askForGuide(person)];
    const [first = '', second = '', third = ''] = ids;
    const running = [await begin(first), await begin(second)];
    const others = await askForGuide(await addOwner(server));
    expect(await takeTurn(server, third)).toBe('waiting');
    expect(await readTile(server, third)).toMatchObject({ generationStatus: 'queued', attempt: 1 });
    const stranger = await begin(others);
    for (const { call } of [...running, stranger]) call?.answer();
    for (const { turn } of [...running, stranger]) expect(await turn).toBe('generated');
    const last = await begin(third);
    last.call?.answer();
    expect(await last.turn).toBe('generated');
  });

  it('starts two, not three, when all three are claimed simultaneously', async () => {
    for (let time = 0; time < 5; time += 1) {
      const person = await addOwner(server);
      const ids = [await askForGuide(person), await askForGuide(person), await askForGuide(person)];
      const before = director.calls.length;
      const turns = ids.map((id) => takeTurn(server, id));
      expect(await Promise.race(turns)).toBe('waiting');
      await expect.poll(() => director.calls.length).toBe(before + 2);
      for (const call of director.calls.slice(before)) call.answer();
      expect((await Promise.all(turns)).toSorted()).toEqual(['generated', 'generated', 'waiting']);
    }
  });

  it('keeps a name that was changed during the generation', async () => {
    const { owner, tiles } = await addOwner(server);
    const id = await askForGuide({ owner, tiles });
    const { turn, call } = await begin(id);
    await owner.browser.patch(`/api/style-tiles/${id}`, { name: 'Renamed' });
    call?.answer();
    await turn;
    expect(await readTile(server, id)).toMatchObject({ name: 'Renamed', generatedData: { name: 'Renamed' } });
  });

  it('fails, returns the credit and reveals nothing after an internal error', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const { turn, call } = await begin(id);
    call?.fail(new Error('an internal secret'));
    expect(await turn).toBe('failed');
    const { generationError } = await readTile(server, id);
    expect(generationError).toBe(
      'Something went wrong while your style guide was being generated. Please try again.',
    );
    expect(await kindsOf(person.owner)).toEqual(['release', 'reserve', 'grant', 'grant']);
  });

  it('generates the same guide on every worker', async () => {
    const id = await askForGuide(await addOwner(server));
    const stop = new AbortController();
    const { turn } = await begin(id, { signal: stop.signal });
    stop.abort();
    await turn;
    const { turn: again, call } = await begin(id);
    call?.answer();
    await again;
    const { generatedData } = await readTile(server, id);
    const twin = await server.ctx().em.execute<{ id: string }[]>(
      `update style_tile set generation_status = 'queued', generated_data = null, attempt = 7,
         reservation_id = gen_random_uuid() where id = ? returning id`,
      [id],
    );
    expect(twin).toHaveLength(1);
    const { turn: last, call: lastCall } = await begin(id);
    lastCall?.answer();
    expect(await last).toBe('generated');
    expect((await readTile(server, id)).generatedData).toEqual(generatedData);
  });

  it('generates a guide through the real queue', async () => {
    const id = await askForGuide(await addOwner(server));
    await server.services.jobs.work(createJobHandlers(server.services));
    const answerAll = setInterval(() => {
      for (const call of director.calls) call.answer();
    }, 20);
    try {
      await expect
        .poll(async () => (await readTile(server, id)).generationStatus, { interval: 100 })
        .toBe('generated');
    } finally {
      clearInterval(answerAll);
    }
    expect((await finish(server, id)).attempt).toBe(1);
  });
});
