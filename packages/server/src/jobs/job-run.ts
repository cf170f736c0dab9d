import type { FastifyBaseLogger } from 'fastify';
import type { QueueName } from './queues.ts';

/** How many jobs of each queue this process completed, and how many attempts failed; `/metrics` shows it. */
export type JobCounts = ReadonlyMap<QueueName, { completed: number; failed: number }>;

/** A job as the queue hands it out. */
export interface RunningJob {
  readonly id: string;
  readonly retryCount: number;
  readonly retryLimit: number;
  /** Aborted when the job exceeds its time limit, when another worker took it over, and when the server stops. */
  readonly signal: AbortSignal;
}

export interface JobRuns {
  readonly counts: JobCounts;
  /** Runs one job; logs and counts its failure, which the queue then handles. */
  run(name: QueueName, job: RunningJob, work: () => Promise<void>): Promise<void>;
  /** From now on an aborted job was stopped, and has not failed. */
  stop(): void;
}

export function createJobRuns(names: readonly QueueName[], log: FastifyBaseLogger): JobRuns {
  const counts = new Map(names.map((name) => [name, { completed: 0, failed: 0 }]));
  let isStopping = false;

  const fail = (name: QueueName, { id, retryCount, retryLimit }: RunningJob, err: unknown): void => {
    const count = counts.get(name);
    if (count !== undefined) count.failed += 1;
    const isFinal = retryCount >= retryLimit;
    const fields = { event: 'job_failed', queue: name, jobId: id, attempt: retryCount + 1, isFinal, err };
    if (isFinal) log.error(fields, 'a job failed');
    else log.warn(fields, 'a job failed and will be repeated');
  };

  return {
    counts,
    run: async (name, job, work) => {
      let isOver = false;
      // The queue gives up on a job without waiting for its handler, which may never return.
      const onAbort = (): void => {
        if (isOver || isStopping) return;
        isOver = true;
        fail(name, job, new Error('The job exceeded its time limit, or another worker took it over.'));
      };
      job.signal.addEventListener('abort', onAbort, { once: true });
      try {
        await work();
        const count = counts.get(name);
        if (!isOver && count !== undefined) count.completed += 1;
      } catch (error) {
        if (!isOver && !isStopping) fail(name, job, error);
        throw error;
      } finally {
        isOver = true;
        job.signal.removeEventListener('abort', onAbort);
      }
    },
    stop: () => {
      isStopping = true;
    },
  };
}
