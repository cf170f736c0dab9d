import { unavailable } from '../../http/api-error.ts';

export interface HashingQueue {
  /** Runs the work as soon as a slot is free, in first-come order. @throws ApiError 503 when too many calls wait */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Runs at most `concurrency` calls at once and queues at most `maxWaiting` more.
 *
 * A hash uses 19 MiB and one of the few threads that also read files and resolve host names; without a limit, a burst
 * of sign-ins would block both for all other requests.
 */
export function buildHashingQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): HashingQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= maxWaiting)
      throw unavailable('Too many sign-ins at the moment. Please try again shortly.');
    // The slot is passed on directly, so that later calls cannot overtake the queue.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
