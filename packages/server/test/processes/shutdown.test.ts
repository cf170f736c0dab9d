import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../support/server-process.ts';
import { createEmptyPostgres, type TestDatabase } from '../support/test-database.ts';

const ROUNDS = 6;
const CALLERS = 20;

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
      const outcomes: Outcome[] = [];
      const callers = Array.from({ length: CALLERS }, () =>
        callUntil(server.url, () => isStopping, outcomes),
      );
      await delay(150);
      isStopping = true;
      const code = await server.end('SIGTERM');
      await Promise.all(callers);
      expect(code).toBe(0);
      expect(outcomes.length).toBeGreaterThan(CALLERS);
      // A request may find the door closed, or be told 503; once it was taken up it is never cut off.
      expect(outcomes.filter((outcome) => outcome === 'cut off')).toEqual([]);
      expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThan(CALLERS);
    }
  });
});

type Outcome = number | 'refused' | 'cut off';

/** Calls over and over on kept connections until the server is being stopped and a call is not answered 200 any more. */
async function callUntil(url: string, isStopping: () => boolean, outcomes: Outcome[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await call(`${url}/readyz`, agent);
    outcomes.push(outcome);
    if (isStopping() && outcome !== 200) break;
  }
  agent.destroy();
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
