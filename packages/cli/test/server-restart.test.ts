import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { afterEach, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { sweepGeneration } from '../../server/src/modules/generation/sweep-generation.ts';
import { startOpenAiMock } from '../../server/test/mocks/openai-mock.ts';
import { addToken } from '../../server/test/support/access-token.ts';
import { addProject } from '../../server/test/support/factories.ts';
import { startServerProcess } from '../../server/test/support/server-process.ts';
import { createEmptyPostgres } from '../../server/test/support/test-database.ts';
import { openTestServer } from '../../server/test/support/test-server.ts';
import { makeFolder, runCli } from './run-cli.ts';

/** How often the real process is killed in the middle of one generation. */
const KILLS = sampleSize(1, 5);

const TILE = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Oak',
  settings: null,
  generatedData: null,
  generationStatus: 'queued',
  generationStep: null,
  generationError: null,
};
const DONE = { ...TILE, generatedData: SAMPLE_GUIDE, generationStatus: 'generated' };

let server: Server | null = null;
afterEach(() => stop());

async function start(onRequest: RequestListener, port = 0): Promise<number> {
  server = createServer(onRequest);
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** As a killed process: all connections break, and the port refuses new ones. */
async function stop(): Promise<void> {
  const stopped = server;
  server = null;
  stopped?.closeAllConnections();
  await new Promise<void>((resolve) => (stopped === null ? resolve() : stopped.close(() => resolve())));
}

it('generate waits for a server that is killed and started again, and creates one guide', async () => {
  const calls: string[] = [];
  const answer = (tile: object): RequestListener => {
    return (request, reply) => {
      calls.push(`${request.method} ${request.url}`);
      if (request.url?.endsWith('/events') !== true) return void reply.end(JSON.stringify(tile));
      reply.setHeader('content-type', 'text/event-stream');
      reply.write(`event: status\ndata: ${JSON.stringify({ ...TILE, generationStep: 'colors' })}\n\n`);
      // The stream breaks after its first event.
      setImmediate(() => void stop());
    };
  };
  const port = await start(answer(TILE));
  let pauses = 0;
  const { code, stdout, stderr } = await runCli(
    ['generate', 'A bakery in Lisbon that mills its own flour', '--project', TILE.id, '--json'],
    {
      env: { STYLEKIT_URL: `http://127.0.0.1:${port}`, STYLEKIT_TOKEN: `stk_${'a'.repeat(46)}` },
      system: {
        pause: async () => {
          pauses += 1;
          if (pauses === 6) await start(answer(DONE), port);
        },
      },
    },
  );
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('Choosing colors') });
  expect(JSON.parse(stdout)).toMatchObject({ id: TILE.id });
  expect(pauses).toBeGreaterThanOrEqual(6);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it('generate survives that the real server process is killed and started again, and is charged once', async () => {
  const database = await createEmptyPostgres();
  const model = await startOpenAiMock();
  const environment = {
    DATABASE_URL: database.url,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.baseUrl,
    LOG_LEVEL: 'info',
  };
  let real = await startServerProcess(environment);
  const { url } = real;
  // It shares the database, for the account and for what a sweep does each minute; it generates nothing.
  const helper = await openTestServer('postgres', { database });
  const owner = await helper.signUp({ aiCredits: 5 });
  const project = await addProject(helper, owner);
  const { value: token } = await addToken(owner, ['guides:read', 'guides:write', 'generate']);
  let isBack: Promise<unknown> = Promise.resolve();
  // Each kill interrupts a call of the language model; the one after the last kill is answered.
  model.script(Array.from({ length: KILLS }, () => 'timeout' as const));
  const cwd = makeFolder();
  const generating = runCli(
    ['generate', 'A bakery in Lisbon that mills its own flour', '--project', project.id, '--out', 'brand'],
    {
      cwd,
      env: { STYLEKIT_URL: url, STYLEKIT_TOKEN: token },
      system: { pause: async () => void (await Promise.all([isBack, delay(20)])) },
    },
  );
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await expect.poll(() => model.requests.length).toBe(kill);
    const restarted = Promise.withResolvers<void>();
    isBack = restarted.promise;
    await real.end('SIGKILL');
    real = await startServerProcess({ ...environment, PORT: new URL(url).port });
    const { em } = helper.ctx();
    await em.execute(`update style_tile set lease_until = now() - interval '1 second'`);
    await sweepGeneration(helper.ctx());
    restarted.resolve();
  }
  const { code, stderr } = await generating;
  expect({ code, stderr }).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Style guide generated'),
  });
  expect(readdirSync(path.join(cwd, 'brand'))).toHaveLength(3);
  const tiles = (await owner.browser.get(`/api/projects/${project.id}/style-tiles`)).json();
  expect(tiles).toMatchObject([{ generationStatus: 'generated' }]);
  expect((await owner.browser.get('/api/user')).json().credits).toBe(4);
  await real.end('SIGKILL');
  await helper.close();
  await model.close();
  await database.drop();
});
