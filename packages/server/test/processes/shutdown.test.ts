import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createEmptyPostgres, type TestDatabase } from '../support/test-database.ts';

const ROUNDS = sampleSize(2, 6);
const CALLERS = 20;
/** Answers that each caller gets before the stop, so that all of them are calling at that moment. */
const ANSWERS = 3;

describe('a server that is told to stop while it is busy', () => {
  let database: TestDatabase & { readonly url: string };

  beforeAll(async () => {
    database = await createEmptyPostgres();
  });
  afterAll(() => database.drop());

  it(`answers every request it has taken, in ${ROUNDS} of ${ROUNDS} stops, and ends with 0`, async () => {
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
      // A request may find the door closed, or be told 503; once it was taken up it is never cut off.
      const outcomes = new Set(callers.flatMap((caller) => caller.outcomes));
      for (const outcome of outcomes) expect([200, 503, 'refused']).toContain(outcome);
    }
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

  /** Settled when it has got its first answers. */
  get isBusy(): Promise<void> {
    return this.#busy.promise;
  }

  /** Ends after the stop with the first call that is not answered 200. */
  async callUntil(isStopping: () => boolean): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await call(this.#url, agent);
      this.outcomes.push(outcome);
      if (this.outcomes.filter((one) => typeof one === 'number').length === ANSWERS) this.#busy.resolve();
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
    // A connection that was closed before anything of this request was read is a closed door, not a cut-off answer.
    request.once('error', () => resolve(hasStarted ? 'cut off' : 'refused'));
  });
}
