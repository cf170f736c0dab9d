import { unavailable } from '../../http/api-error.ts';

export interface HashingQueue {
  /** Runs the work as soon as a place is free, in the order of asking. @throws ApiError 503 when too many wait */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Lets at most `places` pieces of work run at once and at most `waiting` more wait.
 *
 * A hash costs 19 MiB and a thread of the few that also read files and look up names; without a bound a burst of sign-ins
 * would take both from everybody else.
 */
export function buildHashingQueue({ places, waiting }: { places: number; waiting: number }): HashingQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < places) {
      running += 1;
      return;
    }
    if (queue.length >= waiting)
      throw unavailable('Too many people sign in right now. Please try again in a moment.');
    // The place is handed over by the one who leaves, so nobody who asks later can take it.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
