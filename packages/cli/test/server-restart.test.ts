import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { afterEach, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { recoverGuides } from '../../server/src/modules/generation/sweep-generation.ts';
import { startOpenAiMock } from '../../server/test/mocks/openai-mock.ts';
import { addToken } from '../../server/test/support/access-token.ts';
import { addProject } from '../../server/test/support/factories.ts';
import { startServerProcess } from '../../server/test/support/server-process.ts';
import { createEmptyPostgres } from '../../server/test/support/test-database.ts';
import { openTestServer } from '../../server/test/support/test-server.ts';
import { makeFolder, runCli } from './run-cli.ts';

/** How many generations the real process is killed in, once in each. */
const KILLS = sampleSize(1, 5);
const CREDITS = 5;

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
  };
  let real = await startServerProcess(environment);
  const { url } = real;
  // It shares the database, for the account and for what a sweep does each minute; it generates nothing.
  const helper = await openTestServer('postgres', { database });
  const owner = await helper.signUp({ aiCredits: CREDITS });
  const { value: token } = await addToken(owner, ['guides:read', 'guides:write', 'generate']);
  const restart = async () => {
    await real.end('SIGKILL');
    real = await startServerProcess({ ...environment, PORT: new URL(url).port });
    await helper.ctx().em.execute(`update style_tile set lease_until = now() - interval '1 second'
      where generation_status = 'running'`);
    await recoverGuides(helper.ctx());
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const project = await addProject(helper, owner);
    model.reset();
    // The kill interrupts the first call of the language model; the next one is answered.
    model.script(['timeout']);
    const { code, stderr, files } = await generateWhile(project.id, { url, token }, async () => {
      await expect.poll(() => model.requests.length).toBe(1);
      await restart();
    });
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Style guide generated'),
    });
    expect(files).toHaveLength(3);
    const tiles = (await owner.browser.get(`/api/projects/${project.id}/style-tiles`)).json();
    expect(tiles).toMatchObject([{ generationStatus: 'generated' }]);
    expect((await owner.browser.get('/api/user')).json().credits).toBe(CREDITS - kill);
  }
  await real.end('SIGKILL');
  await helper.close();
  await model.close();
  await database.drop();
});

/** Generates a guide on a server, and pauses as long as it is interrupted. */
async function generateWhile(
  project: string,
  { url, token }: { readonly url: string; readonly token: string },
  interrupt: () => Promise<void>,
) {
  const cwd = makeFolder();
  const isOver = interrupt();
  const brief = 'A bakery in Lisbon that mills its own flour';
  const { code, stderr } = await runCli(['generate', brief, '--project', project, '--out', 'brand'], {
    cwd,
    env: { STYLEKIT_URL: url, STYLEKIT_TOKEN: token },
    system: { pause: async () => void (await Promise.all([isOver, delay(20)])) },
  });
  await isOver;
  return { code, stderr, files: readdirSync(path.join(cwd, 'brand')) };
}
