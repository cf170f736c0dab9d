import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../context/context.ts';
import { createWorkQueue } from '../http/work-queue.ts';

/** Requests that may wait for their turn; those beyond are rejected at once. */
const MAX_WAITING = 1_000;

/**
 * Limits how many API requests use the database at once; the others wait for a moment, then get a 503 with
 * `Retry-After`. Without it a burst would keep every request waiting for the connections until its client gives up.
 *
 * A request gives its turn back while its body arrives and when its response begins, so that neither a slow sender nor a
 * slow reader nor an event stream occupies a place. Routes with a queue of their own take a turn only to identify the
 * caller.
 */
export const admission = fastifyPlugin<{ readonly services: Services }>(
  async (app, { services }) => {
    const queue = createWorkQueue({
      concurrency: services.database.concurrency,
      maxWaiting: MAX_WAITING,
      maxWaitMs: services.config.requestWaitSeconds * 1_000,
      message: 'The server is busy at the moment. Please try again shortly.',
    });
    const turns = new WeakMap<FastifyRequest, () => void>();
    const take = async (request: FastifyRequest): Promise<void> => {
      turns.set(request, await queue.acquire());
    };
    const giveBack = (request: FastifyRequest): void => {
      turns.get(request)?.();
      turns.delete(request);
    };
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.access !== undefined) await take(request);
    });
    app.addHook('preParsing', async (request) => {
      if (request.routeOptions.config.hasOwnQueue === true || hasBody(request)) giveBack(request);
    });
    app.addHook('preHandler', async (request) => {
      const { access, hasOwnQueue } = request.routeOptions.config;
      if (access !== undefined && hasOwnQueue !== true && !turns.has(request)) await take(request);
    });
    app.addHook('onSend', async (request) => giveBack(request));
    // Also for a client that disconnects before a response is sent.
    app.addHook('onResponse', async (request) => giveBack(request));
  },
  { name: 'admission', dependencies: ['error-handler', 'origin-guard'] },
);

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
