import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Services, toCtx } from '../context/context.ts';
import { notFound } from '../http/api-error.ts';
import { oldestDueSeconds, readQueueDepths } from '../jobs/queue-state.ts';
import { readLedgerDrift } from '../modules/ledger/check-ledger.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this process, without those that are read from the database. */
    metrics: Registry;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `/metrics`: the metrics of the process in the text format of Prometheus. Requires the configured token; without one,
 * it is only available outside production.
 *
 * Requests are counted by route pattern, not by URL, so that arbitrary paths add no time series. Shared values, such as
 * the ledger's drift, are read from rows that their writers keep up to date, so that a scrape counts nothing.
 */
export const metrics = fastifyPlugin<{ readonly services: Services }>(
  async (app, { services }) => {
    const registry = new Registry();
    app.decorate('metrics', registry);
    collectDefaultMetrics({ register: registry });
    countRequests(app, registry);
    const shared = sharedGauges(registry);
    new Gauge({
      name: 'stylekit_event_streams',
      help: 'Open event streams of this process',
      registers: [registry],
      collect() {
        this.set(services.sync.size);
      },
    });
    showPaymentCounts(services, registry);
    showReplicaCounts(services, registry);
    showJobCounts(services, registry);
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!mayReadMetrics(request, services)) throw notFound();
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

/** Without a replica there is nothing to count. */
function showReplicaCounts({ database: { replica } }: Services, registry: Registry): void {
  if (replica === null) return;
  new Counter({
    name: 'stylekit_replica_reads_total',
    help: 'Reads of this process that the replica answered, or why the primary answered them instead',
    labelNames: ['result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(replica.counts)) this.inc({ result }, count);
    },
  });
}

/** Jobs and attempts are counted where they end. */
function showJobCounts({ jobs, attemptCounts, director }: Services, registry: Registry): void {
  new Counter({
    name: 'stylekit_jobs_total',
    help: 'Runs of jobs and duties by this process, by queue and result',
    labelNames: ['queue', 'result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, counts] of jobs.counts)
        for (const [result, count] of Object.entries(counts)) this.inc({ queue, result }, count);
    },
  });
  new Counter({
    name: 'stylekit_generation_attempts_total',
    help: 'Ended attempts at a style guide by this process, by director and outcome',
    labelNames: ['director', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of attemptCounts) this.inc({ director: director.name, outcome }, count);
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
    depths: gauge('queue_depth', 'Jobs by queue and state, as last counted by the queue', ['queue', 'state']),
  };
}

async function readShared(services: Services, gauges: SharedGauges): Promise<void> {
  const ctx = toCtx(services);
  const { wrongBalances, lostReservations } = await readLedgerDrift(ctx);
  gauges.wrongBalances.set(wrongBalances);
  gauges.lostReservations.set(lostReservations);
  gauges.oldestJob.set(await oldestDueSeconds(ctx.em));
  for (const { name, ...counts } of await readQueueDepths(ctx.em)) {
    for (const [state, count] of Object.entries(counts)) gauges.depths.set({ queue: name, state }, count);
    if (name === 'send-mail') gauges.mails.set(counts.queued + counts.active);
  }
}

function mayReadMetrics({ headers }: FastifyRequest, { config }: Services): boolean {
  if (config.metricsToken === null) return !config.isProduction;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${config.metricsToken}`);
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}
