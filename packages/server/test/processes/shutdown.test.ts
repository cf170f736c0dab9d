import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createEmptyPostgres, type PostgresTestDatabase } from '../support/test-database.ts';
import { openTestServer } from '../support/test-server.ts';

const ROUNDS = sampleSize(1, 6);
const CALLERS = 20;
/** Responses that each caller gets before the stop, so that all of them are active then. */
const RESPONSES = 3;

describe('a server that stops while it is busy', () => {
  let database: PostgresTestDatabase;

  beforeAll(async () => {
    database = await createEmptyPostgres();
  });
  afterAll(() => database.drop());

  it(`completes every accepted request, in ${ROUNDS} of ${ROUNDS} stops, and exits with 0`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServerProcess({ DATABASE_URL: database.url });
      let isStopping = false;
      const callers = Array.from({ length: CALLERS }, () => new Caller(`${server.url}/readyz`));
      const calling = callers.map((caller) => caller.callUntil(() => isStopping));
      await Promise.all(callers.map(({ isBusy }) => isBusy));
      isStopping = true;
      const code = await server.end('SIGTERM');
      await Promise.all(calling);
      expect(code).toBe(0);
      // Connections may be refused and requests may get a 503, but an accepted request is never cut off.
      const outcomes = new Set(callers.flatMap((caller) => caller.outcomes));
      for (const outcome of outcomes) expect([200, 503, 'refused']).toContain(outcome);
    }
  });
});

describe('a server that closes', () => {
  it('answers a request that arrives on an open connection, and then ends the connection', async () => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const server = await openTestServer('pglite', {
      routes: (app) => {
        app.get('/api/held', { config: { access: 'public' } }, async () => {
          reached.resolve();
          await released.promise;
          return {};
        });
      },
    });
    const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`);
    const everything = text(socket);
    ask('/api/held');
    await reached.promise;
    const closing = server.app.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    ask('/livez');
    released.resolve();
    const heads = (await everything).match(/HTTP\/1\.1 \d+|connection: \S+/gi);
    expect(heads).toEqual(['HTTP/1.1 200', 'Connection: keep-alive', 'HTTP/1.1 200', 'Connection: close']);
    await closing;
    await server.close();
  });
});

type Outcome = number | 'refused' | 'cut off';

/** Calls repeatedly on one connection. */
class Caller {
  readonly outcomes: Outcome[] = [];
  readonly #url: string;
  readonly #busy = Promise.withResolvers<void>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves after its first responses. */
  get isBusy(): Promise<void> {
    return this.#busy.promise;
  }

  /** Ends after the stop, with the first call that does not return 200. */
  async callUntil(isStopping: () => boolean): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await call(this.#url, agent);
      this.outcomes.push(outcome);
      if (this.outcomes.filter((one) => typeof one === 'number').length === RESPONSES) this.#busy.resolve();
      if (isStopping() && outcome !== 200) break;
    }
    agent.destroy();
  }
}

function call(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    let hasStarted = false;
    const request = get(url, { agent }, (response) => {
      hasStarted = true;
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 'cut off'));
      response.once('error', () => resolve('cut off'));
    });
    // A connection that was closed before any response data counts as refused, not as a response that was cut off.
    request.once('error', () => resolve(hasStarted ? 'cut off' : 'refused'));
  });
}
