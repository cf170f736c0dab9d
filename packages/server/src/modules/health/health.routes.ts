import type { FastifyInstance } from 'fastify';

/** `/livez` says that the process answers, `/readyz` that it can serve. */
export async function registerHealth(app: FastifyInstance): Promise<void> {
  app.get('/livez', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
}
