import type { Services } from '../../context/context.ts';
import type { App } from '../../http/app-type.ts';
import { createReadiness, type Readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/**
 * `/livez` reports that the process responds, `/readyz` that it can serve requests.
 *
 * The reasons for not being ready are only logged, not published.
 */
export function registerHealth(app: App, services: Services): void {
  const readiness = createReadiness(services);
  app.decorate('readiness', readiness);
  // A proxy that keeps a connection might send its next request at the moment when the server closes it.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isClosing) reply.header('connection', 'close');
  });
  app.get('/livez', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const issues = await readiness.issues();
    if (issues.length === 0) return { status: 'ready' };
    services.log.warn({ issues }, 'not ready');
    return reply.status(503).send({ status: 'not ready' });
  });
}
