import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeServer, type RunningServer } from './close-server.ts';

const never = new AbortController().signal;

/** A server whose parts record when they are closed; `hanging` parts never finish closing. */
function createParts({ hanging = [] as readonly string[] } = {}) {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    closed.push(name);
    if (hanging.includes(name)) await new Promise(() => undefined);
  };
  const server: RunningServer = {
    app: {
      readiness: { close: () => void closed.push('readiness'), issues: async () => [], isClosing: false },
      server: Object.assign(createServer(), { closeAllConnections: () => void closed.push('connections') }),
      close: close('requests') as RunningServer['app']['close'],
    },
    closeServices: async (forced) => {
      closed.push(forced?.aborted === true ? 'database, jobs aborted' : 'jobs and database');
    },
    sandbox: { close: close('mocks') },
    noticeMs: 0,
  };
  return { closed, server };
}

describe('closing a server', () => {
  it('closes requests first and the database last', async () => {
    const { closed, server } = createParts();
    await closeServer(server, never);
    expect(closed).toEqual(['readiness', 'requests', 'jobs and database', 'mocks']);
  });

  it('stops waiting for requests when forced, but still closes the database', async () => {
    const { closed, server } = createParts({ hanging: ['requests'] });
    const force = new AbortController();
    const closing = closeServer(server, force.signal);
    force.abort();
    await closing;
    expect(closed).toEqual(['readiness', 'requests', 'connections', 'database, jobs aborted', 'mocks']);
  });

  it('skips the notice for load balancers when forced', async () => {
    const { closed, server } = createParts();
    const force = new AbortController();
    const closing = closeServer({ ...server, noticeMs: 2_000_000_000 }, force.signal);
    force.abort();
    await closing;
    expect(closed).toContain('database, jobs aborted');
  });
});
