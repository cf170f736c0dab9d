import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { afterEach, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

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
