import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import { PACE } from '../config/limits.ts';
import { type Em, queries } from '../database/entity-manager.ts';
import { QUEUE_SCHEMA } from '../database/orm-options.ts';

/** Work that outlives a request. The data names rows and holds no secret: finished jobs are kept for a while. */
export type Job =
  | { readonly name: 'generate'; readonly data: { readonly styleTileId: string; readonly attempt: number } }
  | { readonly name: 'send-mail'; readonly data: { readonly mailId: string } }
  | { readonly name: 'sweep'; readonly data: Record<string, never> };

type JobName = Job['name'];
type DataOf<Name extends JobName> = Extract<Job, { name: Name }>['data'];

/** Does one job; `signal` is aborted when the job is given up or the server stops. Running one twice must be harmless. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: DataOf<Name>, signal: AbortSignal) => Promise<void>;
};

/** The job queue, in the same database as the rows. */
export interface Jobs {
  /** Adds a job in the transaction of `em`: it exists exactly when the rows written with it do. */
  enqueue(em: Em, job: Job, options?: { readonly startAfterSeconds?: number }): Promise<void>;
  /** Starts doing jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Seconds the oldest waiting job has been due; 0 when none waits. */
  oldestSeconds(em: Em): Promise<number>;
  /** Takes no new job, gives the running ones their time to finish, hands the rest back. */
  stop(): Promise<void>;
}

/** An id no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** A generation has its own retries, counted on the tile; the others are simply tried again. */
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
  sweep: { policy: 'singleton', retryLimit: 0, expireInSeconds: 60 },
} as const;

/** A notice wakes a worker at once, but there is none for a job whose time comes later. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

const WORKERS = { generate: 4, 'send-mail': 2, sweep: 1 } as const satisfies Record<JobName, number>;

/**
 * Opens the queue; its own tables are made and kept up to date by pg-boss, once however many processes start.
 *
 * @param onError hears what goes wrong in the queue itself; the queue goes on by itself
 * @param stopLimitMs what running jobs get when the queue stops
 */
export async function openJobs(
  options: ConstructorOptions,
  onError: (error: unknown) => void,
  stopLimitMs = PACE.jobsStopMs,
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
    // Reads the queue into pg-boss's memory now: inside a transaction it would ask on a connection of its own, and on
    // PGlite there is only the one that the transaction holds.
    await boss.findJobs(name, { id: NO_JOB });
  }
  await boss.schedule('sweep', '* * * * *', {});
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
      // Who was told to stop is still putting its work back, and needs the database for it.
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
        // More may wait; pg-boss would only look after its next pause.
        boss.notifyWorker(workerId);
      });
    }
  };
  await start('generate', handlers.generate);
  await start('send-mail', handlers['send-mail']);
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
