import { busy } from './api-error.ts';

/** Bounds how much work of a kind is done at once. */
export interface WorkQueue {
  /** Runs the work as soon as a slot is free, in first-come order. @throws ApiError 503 when too much work waits */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether nothing runs or waits. */
  readonly isIdle: boolean;
}

export interface WorkQueueOptions {
  /** How many run at once. */
  readonly concurrency: number;
  /** How many more may wait. */
  readonly maxWaiting: number;
  /** The message for the user whose work is rejected. */
  readonly message: string;
}

/** Runs at most `concurrency` calls at once and queues at most `maxWaiting` more. */
export function createWorkQueue({ concurrency, maxWaiting, message }: WorkQueueOptions): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= maxWaiting) throw busy(message);
    // The slot is passed on directly, so that later calls cannot overtake the queue.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    run: async (work) => {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
    get isIdle() {
      return running === 0;
    },
  };
}

/** One work queue for each key, such as an email address. */
export interface Lanes {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Creates work queues as they are needed; those without work are dropped. */
export function createLanes(options: WorkQueueOptions): Lanes {
  const lanes = new Map<string, WorkQueue>();
  return {
    run: async (key, work) => {
      const lane = lanes.get(key) ?? createWorkQueue(options);
      lanes.set(key, lane);
      try {
        return await lane.run(work);
      } finally {
        if (lane.isIdle) lanes.delete(key);
      }
    },
  };
}
