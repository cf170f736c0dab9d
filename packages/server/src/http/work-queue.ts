import { busy } from './api-error.ts';

/** Bounds how much work of a kind is done at once. */
export interface WorkQueue {
  /** Runs the work as soon as a slot is free, in first-come order. @throws ApiError 503 when too much work waits */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for a slot and returns what frees it, once. @throws ApiError 503 when too much work waits */
  acquire(): Promise<() => void>;
  /** Whether nothing runs or waits. */
  readonly isIdle: boolean;
}

export interface WorkQueueOptions {
  /** How many run at once. */
  readonly concurrency: number;
  /** How many more may wait. */
  readonly maxWaiting: number;
  /** How long one may wait, in milliseconds; without a limit if absent. */
  readonly maxWaitMs?: number;
  /** The message for the user whose work is rejected. */
  readonly message: string;
}

interface Waiting {
  start(): void;
}

/** Runs at most `concurrency` calls at once and queues at most `maxWaiting` more. */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaiting, message } = options;
  const waiting = new Set<Waiting>();
  let running = 0;

  const freeSlot = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    // The slot is passed on directly, so that later calls cannot overtake the queue.
    waiting.delete(next);
    next.start();
  };
  const acquire = async (): Promise<() => void> => {
    if (running < concurrency) running += 1;
    else if (waiting.size >= maxWaiting) throw busy(message);
    else await waitForSlot(waiting, options);
    let isFree = false;
    return () => {
      if (!isFree) freeSlot();
      isFree = true;
    };
  };
  return {
    acquire,
    run: async (work) => {
      const free = await acquire();
      try {
        return await work();
      } finally {
        free();
      }
    },
    get isIdle() {
      return running === 0;
    },
  };
}

function waitForSlot(waiting: Set<Waiting>, { maxWaitMs, message }: WorkQueueOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const entry = {
      // In a later turn of the event loop: work that only awaits PGlite, which runs in this thread, would otherwise
      // continue from one call to the next without ever reaching timers and sockets.
      start: () => {
        clearTimeout(timer);
        setImmediate(resolve);
      },
    };
    waiting.add(entry);
    if (maxWaitMs === undefined) return;
    timer = setTimeout(() => {
      waiting.delete(entry);
      reject(busy(message));
    }, maxWaitMs);
  });
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
