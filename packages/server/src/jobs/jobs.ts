import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import { TIMINGS } from '../config/limits.ts';
import type { Em } from '../database/entity-manager.ts';
import { QUEUE_SCHEMA } from '../database/orm-options.ts';
import { createJobRuns, type JobCounts, type JobRuns } from './job-run.ts';
import { prepareQueues } from './prepare-queues.ts';
import { type DutyName, QUEUES, type QueueName, WORKERS } from './queues.ts';

interface GenerateData {
  /** The owner of the style guide; jobs of earlier versions do not name it. */
  readonly userId?: string;
  readonly styleTileId: string;
  readonly attempt: number;
}

/** Work outside a request. The data contains ids but no secrets, because finished jobs are kept for some hours. */
export type Job =
  | { readonly name: 'generate'; readonly data: GenerateData }
  | { readonly name: 'send-mail'; readonly data: { readonly mailId: string } }
  | { readonly name: 'payment-event'; readonly data: { readonly eventId: string } }
  | { readonly name: DutyName; readonly data: Record<string, never> };

type DataOf<Name extends QueueName> = Name extends DutyName
  ? Record<string, never>
  : Extract<Job, { name: Name }>['data'];

/** Runs one job; `signal` is aborted when the job times out or the server stops. Handlers must be idempotent. */
export type JobHandlers = {
  readonly [Name in QueueName]: (data: DataOf<Name>, signal: AbortSignal) => Promise<void>;
};

/** When a job starts, and under which id it can be found. */
export interface JobOptions {
  readonly startAfterSeconds?: number;
  /** A UUID that no other job has; without it the queue chooses one. */
  readonly id?: string;
}

/** The job queue, in the same database as the data. */
export interface Jobs {
  /** Adds a job in the transaction of `em`: it is queued if and only if the transaction commits. */
  enqueue(em: Em, job: Job, options?: JobOptions): Promise<void>;
  /** Starts the job workers of this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** The jobs that this process ran since it started. */
  readonly counts: JobCounts;
  /** Accepts no new jobs, gives running ones time to finish, and returns the others to the queue. */
  stop(): Promise<void>;
}

const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/**
 * Opens the queue. pg-boss creates and updates its own tables, safely for any number of processes.
 *
 * @param log gets the errors of the queue itself, which recovers on its own, and failed jobs
 * @param stopLimitMs how long running jobs may take when the queue stops
 */
export async function openJobs(
  options: ConstructorOptions,
  log: FastifyBaseLogger,
  stopLimitMs = TIMINGS.jobsStopMs,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...options,
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  await prepareQueues(boss);
  const runs = createJobRuns(QUEUE_NAMES, log);
  const running = new Set<Promise<void>>();
  return {
    enqueue: async (em, job, { startAfterSeconds, id } = {}) => {
      await boss.send(job.name, job.data, {
        db: fromKysely(em.getKysely()),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(id === undefined ? {} : { id }),
      });
    },
    work: async (handlers) => {
      for (const name of QUEUE_NAMES) await startWorkers({ boss, runs, running }, name, handlers);
    },
    counts: runs.counts,
    stop: async () => {
      runs.stop();
      await boss.stop({ graceful: true, timeout: stopLimitMs });
      // Aborted jobs are still returning their work to the queue, which requires the database.
      await Promise.allSettled(running);
    },
  };
}

interface Work {
  readonly boss: PgBoss;
  readonly runs: JobRuns;
  readonly running: Set<Promise<void>>;
}

async function startWorkers<Name extends QueueName>(
  { boss, runs, running }: Work,
  name: Name,
  handlers: JobHandlers,
): Promise<void> {
  const { count, pollSeconds } = WORKERS[name];
  const options = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
  } as const;
  for (let worker = 0; worker < count; worker += 1) {
    let workerId = '';
    workerId = await boss.work<DataOf<Name>, void, typeof options>(name, options, async ([job]) => {
      if (job === undefined) return;
      const work = runs.run(name, job, () => handlers[name](job.data, job.signal));
      running.add(work);
      await work.finally(() => running.delete(work));
      // There may be more jobs, but pg-boss would only check after its next pause.
      boss.notifyWorker(workerId);
    });
  }
}
