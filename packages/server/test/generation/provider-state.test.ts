import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GENERATION } from '../../src/config/limits.ts';
import type { OpenAiMock } from '../mocks/openai-mock.ts';
import { RACE_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  BALANCED_LEDGER,
  measure,
  readTile,
  requestGuides,
  runWorker,
  startModel,
  withDirector,
} from './generation-support.ts';

const UNAVAILABLE = 'The AI model is not available at the moment. Please try again later.';

describe.each(RACE_KINDS)('the shared state of a paid provider on %s', (kind) => {
  const opened: TestServer[] = [];
  let here: TestServer;
  /** A second process on the same PostgreSQL; PGlite supports only one. */
  let there: TestServer;
  let mock: OpenAiMock;

  beforeAll(async () => {
    const first = await openTestServer(kind);
    opened.push(first);
    if (kind === 'postgres') opened.push(await openTestServer(kind, { database: first.database }));
  });
  beforeEach(async () => {
    const model = await startModel();
    mock = model.mock;
    const [first, second] = opened.map((server) => withDirector(server, model.director));
    if (first === undefined) throw new Error('No server was opened.');
    here = first;
    there = second ?? first;
    await execute('delete from provider_state');
  });
  afterEach(async () => {
    await mock.close();
    expect(await measure(here)).toEqual(BALANCED_LEDGER);
  });
  afterAll(async () => {
    for (const server of opened.toReversed()) await server.close();
  });

  const execute = (sql: string, values: unknown[] = []) => here.ctx().em.execute(sql, values);
  const processAt = (index: number) => (index % 2 === 0 ? here : there);

  it('opens the circuit breaker after five consecutive errors, in all processes, and returns the credits', async () => {
    const ids = await requestGuides(here, GENERATION.failuresUntilOpen + 2);
    mock.script(Array.from({ length: 20 }, () => 'server-error' as const));
    const outcomes: string[] = [];
    for (const [index, id] of ids.entries()) outcomes.push(await runWorker(processAt(index), id));
    expect(outcomes).toEqual([
      ...Array.from({ length: GENERATION.failuresUntilOpen }, () => 'requeued'),
      'rejected',
      'rejected',
    ]);
    expect(mock.requests).toHaveLength(GENERATION.failuresUntilOpen);
    for (const id of ids.slice(-2)) {
      expect(await readTile(here, id)).toMatchObject({
        generationStatus: 'failed',
        generationError: UNAVAILABLE,
        reservationId: null,
      });
    }
  });

  it('closes the circuit breaker after one successful test call', async () => {
    const ids = await requestGuides(here, 8);
    await execute(
      `insert into provider_state (name, day, consecutive_faults, open_until)
         values ('openai', '', 5, now() - interval '1 second')`,
    );
    const held = Promise.withResolvers<void>();
    mock.script([{ after: () => held.promise }]);
    const runs = ids.slice(0, 6).map((id, index) => runWorker(processAt(index), id));
    // The test call completes after the others have been rejected.
    const outcomes: string[] = [];
    for (const run of runs) void run.then((outcome) => outcomes.push(outcome));
    await expect.poll(() => outcomes).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    held.resolve();
    await Promise.all(runs);
    expect(outcomes.at(-1)).toBe('generated');
    expect(mock.requests).toHaveLength(1);
    for (const id of ids.slice(6)) expect(await runWorker(there, id)).toBe('generated');
  });

  it('keeps the circuit breaker open if the test call fails', async () => {
    const [first = '', second = ''] = await requestGuides(here, 2);
    await execute(
      `insert into provider_state (name, day, consecutive_faults, open_until)
         values ('openai', '', 5, now() - interval '1 second')`,
    );
    mock.script(['server-error']);
    expect(await runWorker(here, first)).toBe('requeued');
    expect(await runWorker(there, second)).toBe('rejected');
  });

  it('does not count declined briefs as errors', async () => {
    const ids = await requestGuides(here, GENERATION.failuresUntilOpen + 1);
    mock.script(Array.from({ length: GENERATION.failuresUntilOpen }, () => 'refusal' as const));
    const outcomes: string[] = [];
    for (const id of ids) outcomes.push(await runWorker(here, id));
    expect(outcomes.at(-1)).toBe('generated');
  });

  it('limits the calls per UTC day', async () => {
    const ids = await requestGuides(here, 9);
    const setDay = (day: string, calls: number) =>
      execute(`insert into provider_state (name, day, calls) values ('openai', ${day}, ?)`, [calls]);
    await setDay(`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`, GENERATION.callsPerDay - 2);
    const outcomes = await Promise.all(ids.slice(0, 8).map((id, index) => runWorker(processAt(index), id)));
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'generated'),
      ...Array.from({ length: 6 }, () => 'rejected'),
    ]);
    expect(mock.requests).toHaveLength(2);
    await execute('delete from provider_state');
    await setDay(`'2000-01-01'`, GENERATION.callsPerDay);
    expect(await runWorker(there, ids[8] ?? '')).toBe('generated');
  });
});
