import { setTimeout as delay } from 'node:timers/promises';
import { GENERATION } from '../../src/config/limits.ts';
import { inTransaction } from '../../src/context/context.ts';
import { type StyleTile, StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import { createBuiltInDirector } from '../../src/modules/generation/built-in-director.ts';
import { type GenerationOutcome, runGeneration } from '../../src/modules/generation/generation.service.ts';
import { createOpenAiDirector } from '../../src/modules/generation/openai-director.ts';
import { grantFreeCredits } from '../../src/modules/ledger/ledger.service.ts';
import { measureDrift } from '../../src/modules/ledger/measure-drift.ts';
import type { Director } from '../../src/ports/director.ts';
import { type OpenAiMock, startOpenAiMock } from '../mocks/openai-mock.ts';
import { AI_BRIEF, addProject } from '../support/factories.ts';
import type { SignedUp, TestServer } from '../support/test-server.ts';

export const BALANCED_LEDGER = { wrongBalances: 0, lostReservations: 0 };

/** A user with three AI credits, and the path where they create style guides. */
export async function addOwner(server: TestServer): Promise<{ owner: SignedUp; tiles: string }> {
  const owner = await server.signUp();
  await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, owner.user.id));
  const project = await addProject(server, owner);
  return { owner, tiles: `/api/projects/${project.id}/style-tiles` };
}

/** Requests a guide like a browser and returns its id. */
export async function requestGuide(
  { owner, tiles }: { owner: SignedUp; tiles: string },
  description = AI_BRIEF,
): Promise<string> {
  const reply = await owner.browser.post(tiles, { generationMode: 'ai', description });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json().id;
}

/** Requests guides, for each user as many as can be generated at the same time. */
export async function requestGuides(server: TestServer, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const owner = await addOwner(server);
    for (let left = GENERATION.perUser; left > 0 && ids.length < count; left -= 1) {
      ids.push(await requestGuide(owner));
    }
  }
  return ids;
}

/** A language model for one test, and the director that calls it. */
export interface Model {
  readonly mock: OpenAiMock;
  readonly director: Director;
}

/**
 * Starts a model for one test. Aborted calls may arrive late; a shared mock would count them in the next test and
 * use up steps of that test's script.
 *
 * @param timeoutMs only for tests of unanswered calls: on a busy machine a short timeout also ends other calls
 */
export async function startModel(timeoutMs?: number): Promise<Model> {
  const mock = await startOpenAiMock();
  const settings = { apiKey: 'sk-test', model: 'any', baseUrl: mock.baseUrl };
  const director = createOpenAiDirector(timeoutMs === undefined ? settings : { ...settings, timeoutMs });
  return { mock, director };
}

/** The same server with another director. */
export function withDirector(server: TestServer, director: Director): TestServer {
  return { ...server, services: { ...server.services, director } };
}

export function readTile(server: TestServer, id: string): Promise<StyleTile> {
  return server.ctx().em.findOneOrFail(StyleTileEntity, { id }, { disableIdentityMap: true });
}

/** One run of a worker for the current attempt of a style guide. */
export async function runWorker(
  server: TestServer,
  id: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<GenerationOutcome> {
  const { attempt } = await readTile(server, id);
  return runGeneration(server.services, { styleTileId: id, attempt }, signal);
}

/** Runs workers without the pauses in between, until the style guide is generated or failed. */
export async function finish(server: TestServer, id: string): Promise<StyleTile> {
  for (let run = 0; run < 4_000; run += 1) {
    const tile = await readTile(server, id);
    if (tile.generationStatus === 'generated' || tile.generationStatus === 'failed') return tile;
    // A user with two running guides has to wait for one of them.
    if ((await runWorker(server, id)) === 'waiting') await delay(25);
  }
  throw new Error('The style guide is not finished after 4,000 runs.');
}

/** Simulates a dead worker by ending its lease. */
export async function endLease(server: TestServer, id: string): Promise<void> {
  const { em } = server.ctx();
  await em.execute(`update style_tile set lease_until = now() - interval '1 second' where id = ?`, [id]);
}

export async function transactionKindsOf(owner: SignedUp): Promise<string[]> {
  const reply = await owner.browser.get('/api/user/transactions');
  return reply.json().map(({ kind }: { kind: string }) => kind);
}

export function measure(server: TestServer) {
  return measureDrift(server.ctx());
}

/** A call to a director that the test completes. */
export interface ManualCall {
  complete(): void;
  fail(error: Error): void;
}

export interface ManualDirector extends Director {
  readonly calls: readonly ManualCall[];
}

/** The built-in director, but the test completes each call; it ignores abort signals. */
export function createManualDirector(isMetered = false): ManualDirector {
  const builtIn = createBuiltInDirector();
  const calls: ManualCall[] = [];
  return {
    name: 'built-in',
    isMetered,
    calls,
    propose: async (request, { onStep }) => {
      await onStep('analyzing');
      const held = Promise.withResolvers<void>();
      calls.push({ complete: () => held.resolve(), fail: (error) => held.reject(error) });
      await held.promise;
      return builtIn.propose(request, { signal: new AbortController().signal, onStep: () => undefined });
    },
  };
}
