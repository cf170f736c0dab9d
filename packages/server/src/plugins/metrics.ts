import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Services, toCtx } from '../context/context.ts';
import { queries } from '../database/entity-manager.ts';
import { notFound } from '../http/api-error.ts';
import { measureDrift } from '../modules/ledger/measure-drift.ts';

const DRIFT_CACHE_MS = 5 * 60 * 1_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `/metrics`: the metrics of the process in the text format of Prometheus. Requires the configured token; without one,
 * it is only available outside production.
 *
 * Requests are counted by route pattern, not by URL, so that arbitrary paths add no time series. Shared values, such as
 * the ledger's drift, are read from the database when metrics are requested.
 */
export const metrics = fastifyPlugin<{ readonly services: Services }>(
  async (app, { services }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    countRequests(app, registry);
    const shared = sharedGauges(registry);
    const readDrift = createDriftReader(services, shared);
    new Gauge({
      name: 'stylekit_event_streams',
      help: 'Open event streams of this process',
      registers: [registry],
      collect() {
        this.set(services.sync.size);
      },
    });
    showPaymentCounts(services, registry);
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!mayReadMetrics(request, services)) throw notFound();
      await readDrift();
      await readShared(services, shared);
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['error-handler'] },
);

function countRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'stylekit_http_requests_total',
    help: 'Completed requests',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'stylekit_http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  });
  const failedLogins = new Counter({
    name: 'stylekit_login_failures_total',
    help: 'Rejected sign-ins',
    registers: [registry],
  });
  const limited = new Counter({
    name: 'stylekit_rate_limited_total',
    help: 'Requests rejected by a rate limit',
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.inc(labels);
    durations.observe(labels, reply.elapsedTime / 1_000);
    if (route === '/api/login' && reply.statusCode === 401) failedLogins.inc();
    if (reply.statusCode === 429) limited.inc();
  });
}

/** The services count payments in jobs and requests; Prometheus reads the totals. */
function showPaymentCounts({ paymentCounts }: Services, registry: Registry): void {
  const totals = {
    checkouts: ['Checkouts started by this process', () => paymentCounts.checkouts],
    payment_grants: ['Grants of purchased credits by this process', () => paymentCounts.grants],
    payment_corrections: ['Corrections after refunds and disputes', () => paymentCounts.corrections],
    payment_events_reconciled: ['Events that were not delivered', () => paymentCounts.reconciled],
  } as const;
  for (const [name, [help, read]] of Object.entries(totals)) {
    new Counter({
      name: `stylekit_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
  new Counter({
    name: 'stylekit_payment_webhooks_total',
    help: 'Webhook calls to this process, by result',
    labelNames: ['result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(paymentCounts.webhooks)) this.inc({ result }, count);
    },
  });
}

type SharedGauges = ReturnType<typeof sharedGauges>;

function sharedGauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name: `stylekit_${name}`, help, labelNames, registers: [registry] });
  return {
    wrongBalances: gauge('ledger_drift', 'Accounts whose balance is not the sum of their ledger'),
    lostReservations: gauge('ledger_lost_reservations', 'Reserved credits without a pending style guide'),
    oldestJob: gauge('jobs_oldest_seconds', 'Seconds for which the oldest queued job has been due'),
    mails: gauge('mail_outbox_depth', 'Queued mails'),
    attempts: gauge('generation_attempts', 'Attempts at a style guide so far, by director and outcome', [
      'director',
      'outcome',
    ]),
  };
}

/** Checking the ledger reads all of it, so the result is cached. */
function createDriftReader(services: Services, gauges: SharedGauges): () => Promise<void> {
  let readAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - readAtMs < DRIFT_CACHE_MS) return;
    const { wrongBalances, lostReservations } = await measureDrift(toCtx(services));
    gauges.wrongBalances.set(wrongBalances);
    gauges.lostReservations.set(lostReservations);
    readAtMs = Date.now();
  };
}

async function readShared(services: Services, gauges: SharedGauges): Promise<void> {
  const ctx = toCtx(services);
  gauges.oldestJob.set(await services.jobs.oldestSeconds(ctx.em));
  const count = sql<number>`count(*)::int`.as('count');
  const mails = await queries(ctx.em).selectFrom('mail_outbox').select(count).executeTakeFirstOrThrow();
  gauges.mails.set(mails.count);
  const attempts = await queries(ctx.em)
    .selectFrom('generation_attempt')
    .select(['director', 'outcome', count])
    .groupBy(['director', 'outcome'])
    .execute();
  gauges.attempts.reset();
  for (const { director, outcome, count: total } of attempts) {
    gauges.attempts.set({ director, outcome: outcome ?? 'open' }, total);
  }
}

function mayReadMetrics({ headers }: FastifyRequest, { config }: Services): boolean {
  if (config.metricsToken === null) return !config.isProduction;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${config.metricsToken}`);
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}
