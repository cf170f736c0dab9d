import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createLanes, createWorkQueue } from './work-queue.ts';

describe('a work queue', () => {
  it('never exceeds its concurrency and runs in first-come order', async () => {
    const queue = createWorkQueue({ concurrency: 3, maxWaiting: 200, message: '' });
    const started: number[] = [];
    let running = 0;
    let peak = 0;
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        queue.run(async () => {
          started.push(n);
          running += 1;
          peak = Math.max(peak, running);
          await setImmediate();
          running -= 1;
        }),
      ),
    );
    expect(peak).toBe(3);
    expect(started).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('rejects calls with 503 when the queue is full, and frees the slot of failed work', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, message: 'Try later.' });
    const failing = queue.run(async () => {
      throw new Error('no memory');
    });
    const next = queue.run(async () => 'done');
    const rejected = queue.run(async () => 'never');
    await expect(rejected).rejects.toBeInstanceOf(ApiError);
    await expect(rejected).rejects.toMatchObject({
      status: 503,
      message: 'Try later.',
      retryAfterSeconds: 2,
    });
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});

describe('lanes', () => {
  it('run work with the same key one after the other, and other keys beside it', async () => {
    const lanes = createLanes({ concurrency: 1, maxWaiting: 5, message: '' });
    const held = Promise.withResolvers<string>();
    const first = lanes.run('ada', () => held.promise);
    let hasStarted = false;
    const second = lanes.run('ada', async () => {
      hasStarted = true;
    });
    expect(await lanes.run('grace', async () => 'done')).toBe('done');
    expect(hasStarted).toBe(false);
    held.resolve('held');
    expect(await first).toBe('held');
    await second;
    expect(hasStarted).toBe(true);
  });
});
