import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { guideSchema } from '@stylekit/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GENERATION } from '../../src/limits.ts';
import { createOpenAiDirector } from '../../src/modules/generation/openai-director.ts';
import { sweepGeneration } from '../../src/modules/generation/sweep-generation.ts';
import { type StyleTile, StyleTileEntity } from '../../src/modules/style-tile/style-tile.entity.ts';
import {
  type OpenAiStandIn,
  type OpenAiStep,
  startOpenAiStandIn,
} from '../../src/sandbox/openai/openai-stand-in.ts';
import { TEST_SESSION_KEY } from '../support/test-config.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { addOwner, askForGuide, measure, SOUND_LEDGER, takeTurn } from './generation-support.ts';

// Real processes on a real database, killed without a warning while they make guides, and started again.

/** `STYLEKIT_KILLS=100` takes its time. */
const KILLS = { postgres: Number(process.env['STYLEKIT_KILLS'] ?? 30), pglite: 5 };
/** Processes that live, work and die side by side. */
const LANES = 6;
const LONGEST_LIFE_MS = 3_000;
/** A guide that was cut short is finished one way or the other within this time. */
const WAIT_MS = (GENERATION.leaseSeconds + 60) * 1_000;
const WORKER = path.join(import.meta.dirname, 'worker-process.ts');

let standIn: OpenAiStandIn;
const children = new Set<ChildProcess>();

beforeEach(async () => {
  standIn = await startOpenAiStandIn();
  standIn.script(Array.from({ length: 3_000 }, nextStep));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await standIn.close();
});

/** Mostly an answer that takes its time; now and then a fault. */
function nextStep(): OpenAiStep {
  const chance = Math.random();
  if (chance < 0.03) return 'reset';
  if (chance < 0.06) return 'server-error';
  return `slow:${Math.floor(50 + Math.random() * 1_450)}`;
}

/** Starts a process that makes guides, and waits until it does. */
async function startWorker(place: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WORKER], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      SESSION_KEY: TEST_SESSION_KEY,
      LOG_LEVEL: 'silent',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: standIn.baseUrl,
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'stylekit-compile-cache'),
      ...place,
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const outcome = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => 'exit')]);
  if (outcome === 'exit') throw new Error('The worker ended before it was ready.');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const randomLife = () => delay(Math.random() * LONGEST_LIFE_MS);
/** The stand-in reads the brief; the number in it tells whose call it was. */
const numbered = (number: number) => `A bakery in Lisbon that bakes sourdough over oak, number ${number}.`;

function countCalls(): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { body } of standIn.requests) {
    const number = /oak, number (\d+)\./.exec(JSON.stringify(body))?.[1] ?? 'unknown';
    calls.set(number, (calls.get(number) ?? 0) + 1);
  }
  return calls;
}

function findUnfinished(server: TestServer): Promise<StyleTile[]> {
  return server.ctx().em.find(StyleTileEntity, { generationStatus: ['pending', 'queued', 'running'] });
}

async function expectAllSettled(server: TestServer, asked: number): Promise<void> {
  const tiles = await server.ctx().em.find(StyleTileEntity, {});
  expect(tiles).toHaveLength(asked);
  for (const { generationStatus, reservationId, generatedData, leaseUntil } of tiles) {
    expect(['generated', 'failed']).toContain(generationStatus);
    expect({ reservationId, leaseUntil }).toEqual({ reservationId: null, leaseUntil: null });
    if (generationStatus === 'generated') guideSchema.parse(generatedData);
    else expect(generatedData).toBeNull();
  }
  const made = tiles.filter(({ generationStatus }) => generationStatus === 'generated').length;
  const [lines] = await server.ctx().em.execute<{ captured: number; released: number }[]>(
    `select count(*) filter (where kind = 'capture')::int as captured,
       count(*) filter (where kind = 'release')::int as released from credit_entry`,
  );
  expect(lines).toEqual({ captured: made, released: asked - made });
  expect(await measure(server)).toEqual(SOUND_LEDGER);
  const calls = countCalls();
  expect(calls.has('unknown')).toBe(false);
  expect(Math.max(...calls.values())).toBeLessThanOrEqual(GENERATION.callsPerCredit);
}

/** Attempts that nobody was left to write an end to: the kills hit work. */
async function countCutShort(server: TestServer): Promise<number> {
  const [row] = await server
    .ctx()
    .em.execute<{ count: number }[]>(
      `select count(*)::int as count from generation_attempt where outcome = 'silent'`,
    );
  return row?.count ?? 0;
}

/** Lives and deaths of processes, side by side, until there were enough deaths. */
class Carnage {
  kills = 0;
  readonly #place: Record<string, string>;

  constructor(place: Record<string, string>) {
    this.#place = place;
  }

  get isOver(): boolean {
    return this.kills >= KILLS.postgres;
  }

  async live(): Promise<void> {
    while (!this.isOver) {
      const child = await startWorker(this.#place);
      await randomLife();
      this.kills += 1;
      await kill(child);
    }
  }
}

/** Asks for three guides, whose numbers follow `asked`, and tells the last number. */
async function askForThree(server: TestServer, asked: number): Promise<number> {
  const person = await addOwner(server);
  for (const next of [1, 2, 3]) await askForGuide(person, numbered(asked + next));
  return asked + 3;
}

/** Keeps so many guides waiting that nobody runs out of work; tells how many it asked for. */
async function askWhile(server: TestServer, isWanted: () => boolean): Promise<number> {
  let asked = 0;
  while (isWanted()) {
    asked = await askForThree(server, asked);
    while (isWanted() && (await findUnfinished(server)).length > 30) await delay(200);
  }
  return asked;
}

/** Sweeps as the queue does every minute, only more often. */
async function sweepUntil(server: TestServer, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sweepGeneration(server.ctx());
    await delay(1_000);
  }
}

/** Goes on with everything that is not finished, in this process. */
async function finishAll(server: TestServer): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const unfinished = await findUnfinished(server);
    if (unfinished.length === 0 || Date.now() > deadline) return;
    await sweepGeneration(server.ctx());
    await Promise.all(unfinished.map(({ id }) => takeTurn(server, id)));
    await delay(250);
  }
}

describe('processes killed while they make guides', () => {
  it(`neither lose nor double a credit over ${KILLS.postgres} kills on postgres`, async () => {
    const server = await openTestServer('postgres');
    const { place } = server.database;
    if (!('url' in place)) throw new Error('This is no PostgreSQL.');
    const env = { DATABASE_URL: place.url };
    const carnage = new Carnage(env);
    const done = new AbortController();
    try {
      const sweeping = sweepUntil(server, done.signal);
      const [asked] = await Promise.all([
        askWhile(server, () => !carnage.isOver),
        ...Array.from({ length: LANES }, () => carnage.live()),
      ]);
      const survivors = await Promise.all([startWorker(env), startWorker(env)]);
      await expect
        .poll(async () => (await findUnfinished(server)).length, { timeout: WAIT_MS, interval: 250 })
        .toBe(0);
      done.abort();
      await sweeping;
      await Promise.all(survivors.map(kill));
      expect(carnage.kills).toBeGreaterThanOrEqual(KILLS.postgres);
      expect(await countCutShort(server)).toBeGreaterThan(KILLS.postgres / 4);
      await expectAllSettled(server, asked);
    } finally {
      done.abort();
      await server.close();
    }
  }, 300_000);

  it(`neither lose nor double a credit over ${KILLS.pglite} kills on a PGlite folder`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-kill-'));
    const { baseUrl } = standIn;
    const director = createOpenAiDirector({ apiKey: 'sk-test', model: 'any', baseUrl });
    // Only one process may have the folder: the test asks for all guides first, and looks at the end.
    const openHere = () =>
      openTestServer('pglite', {
        database: { place: { folder }, drop: async () => undefined },
        house: () => ({ director }),
      });
    try {
      const before = await openHere();
      let asked = 0;
      while (asked < 45) asked = await askForThree(before, asked);
      await before.close();
      for (let kills = 0; kills < KILLS.pglite; kills += 1) {
        const child = await startWorker({ STYLEKIT_DATA_DIR: folder });
        await randomLife();
        await kill(child);
      }
      const after = await openHere();
      await finishAll(after);
      expect(await findUnfinished(after)).toEqual([]);
      expect(await countCutShort(after)).toBeGreaterThan(0);
      await expectAllSettled(after, asked);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);
});
