import { guideSchema } from '@stylekit/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiDirector } from '../../src/modules/generation/openai-director.ts';
import { StyleTileEntity } from '../../src/modules/style-tile/style-tile.entity.ts';
import { type OpenAiStandIn, startOpenAiStandIn } from '../../src/sandbox/openai/openai-stand-in.ts';
import { addProject, addTile } from '../support/factories.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import {
  addOwner,
  askForGuide,
  askForGuides,
  finish,
  kindsOf,
  measure,
  readTile,
  SOUND_LEDGER,
  takeTurn,
} from './generation-support.ts';

const MODEL_SENTENCE = 'There was a problem with the AI model. Please try again or select a different model.';
const FAULTS = [
  ['rate-limited', MODEL_SENTENCE, 3],
  ['server-error', MODEL_SENTENCE, 3],
  ['timeout', MODEL_SENTENCE, 3],
  ['reset', MODEL_SENTENCE, 3],
  ['half-json', MODEL_SENTENCE, 3],
  ['wrong-schema', MODEL_SENTENCE, 3],
  ['huge', MODEL_SENTENCE, 1],
  ['refusal', 'The AI model declined this brief. Please reword it and try again.', 1],
  ['html', MODEL_SENTENCE, 3],
] as const;

describe.each(DATABASE_KINDS)('making guides with a model on %s', (kind) => {
  let server: TestServer;
  let standIn: OpenAiStandIn;

  beforeAll(async () => {
    standIn = await startOpenAiStandIn();
    const director = createOpenAiDirector({
      apiKey: 'sk-test',
      model: 'any',
      baseUrl: standIn.baseUrl,
      // Long enough that a busy machine reaches the stand-in before it is given up.
      timeoutMs: 2_000,
    });
    server = await openTestServer(kind, { house: () => ({ director }) });
  });
  afterEach(async () => {
    expect(await measure(server)).toEqual(SOUND_LEDGER);
    standIn.reset();
    await server.ctx().em.execute('delete from provider_state');
  });
  afterAll(async () => {
    await server.close();
    await standIn.close();
  });

  it('makes one guide for one call and one credit, however often it is asked for and worked on', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    const asked = Array.from({ length: 50 }, () =>
      person.owner.browser.post(`/api/style-tiles/${id}/generate`),
    );
    const worked = Array.from({ length: 50 }, () => takeTurn(server, id));
    await Promise.all(asked);
    const outcomes = await Promise.all(worked);
    expect(outcomes.filter((outcome) => outcome === 'generated')).toHaveLength(1);
    expect(standIn.requests).toHaveLength(1);
    expect(await kindsOf(person.owner)).toEqual(['capture', 'reserve', 'grant', 'grant']);
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

  it('asks nobody for guides that are finished, archived, deleted or custom', async () => {
    const { owner } = await addOwner(server);
    const project = await addProject(server, owner);
    const failed = { generationStatus: 'failed', generatedData: null } as const;
    const ids = [
      (await addTile(server, project)).id,
      (await addTile(server, project, { ...failed, isArchived: true })).id,
      (await addTile(server, project, { generationMode: 'custom' })).id,
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
    for (const id of ids) expect(await takeTurn(server, id)).toBe('stale');
    expect(standIn.requests).toHaveLength(0);
    expect(await kindsOf(owner)).toEqual(['grant', 'grant']);
  });

  it('makes nothing for a tile that no credit was set aside for', async () => {
    const { owner } = await addOwner(server);
    const project = await addProject(server, owner);
    const tile = await addTile(server, project, { generationStatus: 'queued', generatedData: null });
    expect(await takeTurn(server, tile.id)).toBe('refused');
    expect((await readTile(server, tile.id)).generationStatus).toBe('failed');
    expect(standIn.requests).toHaveLength(0);
  });

  it.each(FAULTS)(
    'gives every credit back after "%s", and says what a person may read',
    async (fault, sentence, calls) => {
      const ids = await askForGuides(server, 20);
      // So far from opening that every call is made.
      await server
        .ctx()
        .em.execute(
          `insert into provider_state (name, day, consecutive_faults) values ('openai', '', -1000)`,
        );
      standIn.script(Array.from({ length: 100 }, () => fault));
      const tiles = await Promise.all(ids.map((id) => finish(server, id)));
      for (const tile of tiles) {
        expect(tile).toMatchObject({
          generationStatus: 'failed',
          generationError: sentence,
          reservationId: null,
          generatedData: null,
        });
      }
      expect(standIn.requests).toHaveLength(20 * calls);
      const stuck = await server.ctx().em.count(StyleTileEntity, {
        generationStatus: { $in: ['pending', 'queued', 'running'] },
      });
      expect(stuck).toBe(0);
    },
  );

  it('does not ask again when the provider wants to be left alone for long', async () => {
    const [id = ''] = await askForGuides(server, 1);
    standIn.script(['quota-spent']);
    expect(await takeTurn(server, id)).toBe('failed');
    expect(standIn.requests).toHaveLength(1);
  });

  it('recovers from a fault with the next call, and counts a new credit anew', async () => {
    const person = await addOwner(server);
    const id = await askForGuide(person);
    standIn.script(['server-error', 'ok']);
    expect(await takeTurn(server, id)).toBe('requeued');
    expect(await readTile(server, id)).toMatchObject({ generationStatus: 'queued', attempt: 2 });
    expect((await finish(server, id)).generationStatus).toBe('generated');

    const other = await askForGuide(person);
    standIn.script(['server-error', 'server-error', 'server-error', 'ok']);
    expect((await finish(server, other)).generationStatus).toBe('failed');
    expect((await person.owner.browser.post(`/api/style-tiles/${other}/generate`)).statusCode).toBe(202);
    expect((await finish(server, other)).generationStatus).toBe('generated');
    const kinds = await kindsOf(person.owner);
    expect(kinds.filter((kind) => kind === 'capture')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'release')).toHaveLength(1);
  });
});
