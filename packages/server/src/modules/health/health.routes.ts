import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../context.ts';
import { notFound } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import type { Metrics } from '../../plugins/metrics.ts';
import type { Readiness } from './readiness.ts';

interface Health {
  readonly house: House;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/**
 * `/livez` says that the process answers, `/readyz` that it can serve, `/metrics` how it does.
 *
 * Why a server is not ready is in its log: the outside learns only that it is not. The metrics are shown to whoever
 * brings the token, without one only outside of production.
 */
export async function registerHealth(app: App, { house, readiness, metrics }: Health): Promise<void> {
  app.get('/livez', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const faults = await readiness.faults();
    if (faults.length === 0) return { status: 'ready' };
    house.log.warn({ faults }, 'not ready');
    return reply.status(503).send({ status: 'not ready' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, house)) throw notFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayReadMetrics({ headers }: FastifyRequest, { config }: House): boolean {
  if (config.metricsToken === null) return !config.isProduction;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${config.metricsToken}`);
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}
