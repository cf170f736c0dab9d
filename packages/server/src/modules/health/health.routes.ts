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
