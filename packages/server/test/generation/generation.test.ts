import { guideSchema } from '@stylekit/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import type { OpenAiMock } from '../mocks/openai-mock.ts';
import { addProject, addTile, CUSTOM_BRIEF } from '../support/factories.ts';
import { RACE_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  addOwner,
  BALANCED_LEDGER,
  finish,
  measure,
  readTile,
  requestGuide,
  requestGuides,
  runWorker,
  startModel,
  transactionKindsOf,
  withDirector,
} from './generation-support.ts';

const MODEL_MESSAGE = 'There was a problem with the AI model. Please try again or select a different model.';
const FAILURES = [
  ['rate-limited', MODEL_MESSAGE, 3],
  ['server-error', MODEL_MESSAGE, 3],
  ['reset', MODEL_MESSAGE, 3],
  ['half-json', MODEL_MESSAGE, 3],
  ['wrong-schema', MODEL_MESSAGE, 3],
  ['huge', MODEL_MESSAGE, 1],
  ['refusal', 'The AI model declined this brief. Please reword it and try again.', 1],
  ['html', MODEL_MESSAGE, 3],
] as const;

/** Guides per kind of error, and simultaneous requests for one guide. */
const GUIDES = sampleSize(2, 20);
const REQUESTS = sampleSize(15, 50);

describe.each(RACE_KINDS)('generating guides with a model on %s', (kind) => {
  let opened: TestServer;
  let server: TestServer;
  let mock: OpenAiMock;

  beforeAll(async () => {
    opened = await openTestServer(kind);
  });
  beforeEach(async () => {
    const model = await startModel();
    mock = model.mock;
    server = withDirector(opened, model.director);
    await opened.ctx().em.execute('delete from provider_state');
  });
  afterEach(async () => {
    await mock.close();
    expect(await measure(opened)).toEqual(BALANCED_LEDGER);
  });
  afterAll(() => opened.close());

  /** Keeps the circuit breaker closed, so that every call is made. */
  const keepBreakerClosed = () =>
    opened
      .ctx()
      .em.execute(`insert into provider_state (name, day, consecutive_faults) values ('openai', '', -1000)`);
  const expectAllFailed = async (ids: readonly string[], message: string): Promise<void> => {
    for (const id of ids) {
      expect(await readTile(server, id)).toMatchObject({
        generationStatus: 'failed',
        generationError: message,
        reservationId: null,
        generatedData: null,
      });
    }
    const unfinished = { generationStatus: { $in: ['pending', 'queued', 'running'] } } as const;
    expect(await server.ctx().em.count(StyleTileEntity, { id: { $in: [...ids] }, ...unfinished })).toBe(0);
  };

  it('generates one guide with one call and one credit, despite repeated requests and jobs', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const requests = Array.from({ length: REQUESTS }, () =>
      user.owner.browser.post(`/api/style-tiles/${id}/generate`),
    );
    const runs = Array.from({ length: REQUESTS }, () => runWorker(server, id));
    await Promise.all(requests);
    const outcomes = await Promise.all(runs);
    expect(outcomes.filter((outcome) => outcome === 'generated')).toHaveLength(1);
    expect(mock.requests).toHaveLength(1);
    expect(await transactionKindsOf(user.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
    const tile = await readTile(server, id);
    expect(tile).toMatchObject({
      generationStatus: 'generated',
      generationStep: null,
      generationError: null,
      reservationId: null,
      leaseUntil: null,
    });
    expect(guideSchema.parse(tile.generatedData)).toMatchObject({ generatedBy: 'model', name: tile.name });
  });

  it('makes no calls for guides that are finished, archived, deleted or custom', async () => {
    const { owner } = await addOwner(server);
    const project = await addProject(server, owner);
    const failed = { generationStatus: 'failed', generatedData: null } as const;
    const ids = [
      (await addTile(server, project)).id,
      (await addTile(server, project, { ...failed, isArchived: true })).id,
      (await addTile(server, project, { brief: CUSTOM_BRIEF })).id,
    ];
    const deleted = (await addTile(server, project)).id;
    await owner.browser.post(`/api/style-tiles/${deleted}/delete`);
    for (const [index, status] of [200, 409, 200, 404].entries()) {
      const id = [...ids, deleted][index] ?? '';
      for (let time = 0; time < 10; time += 1) {
        const reply = await owner.browser.post(`/api/style-tiles/${id}/generate`);
        expect(reply.statusCode, id).toBe(status);
      }
    }
    for (const id of ids) expect(await runWorker(server, id)).toBe('stale');
    expect(mock.requests).toHaveLength(0);
    expect(await transactionKindsOf(owner)).toEqual(['grant', 'grant']);
  });

  it('generates nothing without a reserved credit', async () => {
    const { owner } = await addOwner(server);
    const project = await addProject(server, owner);
    const tile = await addTile(server, project, { generationStatus: 'queued', generatedData: null });
    expect(await runWorker(server, tile.id)).toBe('rejected');
    expect((await readTile(server, tile.id)).generationStatus).toBe('failed');
    expect(mock.requests).toHaveLength(0);
  });

  it.each(FAILURES)(
    'returns every credit after "%s", with a message for the user',
    async (failure, message, calls) => {
      const ids = await requestGuides(server, GUIDES);
      await keepBreakerClosed();
      mock.script(Array.from({ length: GUIDES * calls }, () => failure));
      await Promise.all(ids.map((id) => finish(server, id)));
      await expectAllFailed(ids, message);
      expect(mock.requests).toHaveLength(GUIDES * calls);
    },
  );

  it('returns every credit after three calls without a response', async () => {
    const shortTimeout = await startModel(200);
    const ids = await requestGuides(opened, GUIDES);
    await keepBreakerClosed();
    shortTimeout.mock.script(Array.from({ length: GUIDES * 3 }, () => 'timeout' as const));
    await Promise.all(ids.map((id) => finish(withDirector(opened, shortTimeout.director), id)));
    await shortTimeout.mock.close();
    await expectAllFailed(ids, MODEL_MESSAGE);
    // A call that timed out before it was sent is not a request, so attempts are counted instead.
    const attempts = await opened
      .ctx()
      .em.execute<{ outcome: string }[]>(
        `select outcome from generation_attempt where style_tile_id in (${ids.map(() => '?').join()})`,
        ids,
      );
    expect(attempts).toEqual(Array.from({ length: GUIDES * 3 }, () => ({ outcome: 'timeout' })));
  });

  it('does not retry if the provider requests a long pause', async () => {
    const [id = ''] = await requestGuides(server, 1);
    mock.script(['quota-spent']);
    expect(await runWorker(server, id)).toBe('failed');
    expect(mock.requests).toHaveLength(1);
  });

  it('recovers from an error with the next call, and counts the calls per credit', async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    mock.script(['server-error', 'ok']);
    expect(await runWorker(server, id)).toBe('requeued');
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'queued', attempt: 2 });
    expect((await finish(server, id)).generationStatus).toBe('generated');

    const other = await requestGuide(user);
    mock.script(['server-error', 'server-error', 'server-error', 'ok']);
    expect((await finish(server, other)).generationStatus).toBe('failed');
    expect((await user.owner.browser.post(`/api/style-tiles/${other}/generate`)).statusCode).toBe(202);
    expect((await finish(server, other)).generationStatus).toBe('generated');
    const kinds = await transactionKindsOf(user.owner);
    expect(kinds.filter((kind) => kind === 'capture')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'release')).toHaveLength(1);
  });
});
