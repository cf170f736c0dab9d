import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import { TIMINGS } from '../config/limits.ts';
import { type Em, queries } from '../database/entity-manager.ts';
import { QUEUE_SCHEMA } from '../database/orm-options.ts';

/** Work outside a request. The data contains ids but no secrets, because finished jobs are kept for a while. */
export type Job =
  | { readonly name: 'generate'; readonly data: { readonly styleTileId: string; readonly attempt: number } }
  | { readonly name: 'send-mail'; readonly data: { readonly mailId: string } }
  | { readonly name: 'payment-event'; readonly data: { readonly eventId: string } }
  | { readonly name: 'payment-dates'; readonly data: Record<string, never> }
  | { readonly name: 'sweep'; readonly data: Record<string, never> };

type JobName = Job['name'];
type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data'];

/** Runs one job; `signal` is aborted when the job times out or the server stops. Handlers must be idempotent. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: DataOf<Name>, signal: AbortSignal) => Promise<void>;
};

/** The job queue, in the same database as the data. */
export interface Jobs {
  /** Adds a job in the transaction of `em`: it is queued if and only if the transaction commits. */
  enqueue(em: Em, job: Job, options?: { readonly startAfterSeconds?: number }): Promise<void>;
  /** Starts the job workers of this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Seconds for which the oldest queued job has been due; 0 when the queue is empty. */
  oldestSeconds(em: Em): Promise<number>;
  /** Accepts no new jobs, gives running ones time to finish, and returns the others to the queue. */
  stop(): Promise<void>;
}

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Generation counts its own retries per style guide; the other jobs use those of the queue. */
const QUEUES = {
  generate: { retryLimit: 3, retryDelay: 1, expireInSeconds: 180, heartbeatSeconds: 10, notify: true },
  'send-mail': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    notify: true,
  },
  'payment-event': {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    notify: true,
  },
  'payment-dates': { policy: 'singleton', retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
  sweep: { policy: 'singleton', retryLimit: 0, expireInSeconds: 60 },
} as const;

/** A notification wakes a worker immediately; polling finds jobs with a delayed start. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

const WORKERS = {
  generate: 4,
  'send-mail': 2,
  'payment-event': 2,
  'payment-dates': 1,
  sweep: 1,
} as const satisfies Record<JobName, number>;

/**
 * Opens the queue. pg-boss creates and updates its own tables, safely for any number of processes.
 *
 * @param onError called with errors of the queue itself, which recovers on its own
 * @param stopLimitMs how long running jobs may take when the queue stops
 */
export async function openJobs(
  options: ConstructorOptions,
  onError: (error: unknown) => void,
  stopLimitMs = TIMINGS.jobsStopMs,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...options,
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, queue] of Object.entries(QUEUES)) {
    await boss.createQueue(name, queue);
    // Caches the queue in pg-boss: otherwise `send` would query it on a separate connection within a transaction, and
    // PGlite has only one connection.
    await boss.findJobs(name, { id: NO_JOB });
  }
  await boss.schedule('sweep', '* * * * *', {});
  await boss.schedule('payment-dates', '7 * * * *', {});
  const running = new Set<Promise<void>>();
  return {
    enqueue: async (em, job, { startAfterSeconds } = {}) => {
      await boss.send(job.name, job.data, {
        db: fromKysely(em.getKysely()),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
    },
    work: (handlers) => startWorkers(boss, handlers, running),
    oldestSeconds,
    stop: async () => {
      await boss.stop({ graceful: true, timeout: stopLimitMs });
      // Aborted jobs are still returning their work to the queue, which requires the database.
      await Promise.allSettled(running);
    },
  };
}

async function startWorkers(boss: PgBoss, handlers: JobHandlers, running: Set<Promise<void>>): Promise<void> {
  const start = async <Name extends JobName>(name: Name, handle: JobHandlers[Name]): Promise<void> => {
    for (let worker = 0; worker < WORKERS[name]; worker += 1) {
      let workerId = '';
      workerId = await boss.work<DataOf<Name>>(name, POLLING, async ([job]) => {
        if (job === undefined) return;
        const work = handle(job.data, job.signal);
        running.add(work);
        await work.finally(() => running.delete(work));
        // There may be more jobs, but pg-boss would only check after its next pause.
        boss.notifyWorker(workerId);
      });
    }
  };
  await start('generate', handlers.generate);
  await start('send-mail', handlers['send-mail']);
  await start('payment-event', handlers['payment-event']);
  await start('payment-dates', handlers['payment-dates']);
  await start('sweep', handlers.sweep);
}

async function oldestSeconds(em: Em): Promise<number> {
  const { seconds } = await queries(em)
    .selectFrom(sql<object>`${sql.table(`${QUEUE_SCHEMA}.job`)}`.as('job'))
    .select(sql<number>`coalesce(max(extract(epoch from now() - start_after)), 0)::float8`.as('seconds'))
    .where(sql<boolean>`state in ('created', 'retry') and start_after <= now()`)
    .executeTakeFirstOrThrow();
  return Math.max(0, seconds);
}
