import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a work queue with a limited wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const held = () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 3_000, message: 'Try later.' });
    const first = Promise.withResolvers<string>();
    return { queue, first, running: queue.run(() => first.promise) };
  };

  it('rejects work that waited too long with 503, and never starts it', async () => {
    const { queue, first, running } = held();
    let hasStarted = false;
    const late = queue.run(async () => {
      hasStarted = true;
    });
    const rejected = expect(late).rejects.toMatchObject({ status: 503, message: 'Try later.' });
    await vi.advanceTimersByTimeAsync(3_000);
    await rejected;
    first.resolve('done');
    expect(await running).toBe('done');
    await vi.runAllTimersAsync();
    expect([hasStarted, queue.isIdle]).toEqual([false, true]);
  });

  it('gives the place of rejected work to later work', async () => {
    const { queue, first, running } = held();
    const late = [queue.run(async () => 'late'), queue.run(async () => 'late')];
    const rejected = Promise.all(late.map((one) => expect(one).rejects.toMatchObject({ status: 503 })));
    await expect(queue.run(async () => 'too many')).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(3_000);
    await rejected;
    const next = queue.run(async () => 'next');
    first.resolve('done');
    await running;
    await vi.runAllTimersAsync();
    expect(await next).toBe('next');
  });

  it('does not limit how long work runs, only how long it waits', async () => {
    const { queue, first, running } = held();
    const second = queue.run(async () => 'second');
    await vi.advanceTimersByTimeAsync(2_999);
    first.resolve('first');
    await vi.runAllTimersAsync();
    expect([await running, await second]).toEqual(['first', 'second']);
  });

  it('frees a slot once, however often it is freed', async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, message: '' });
    const free = await queue.acquire();
    expect(queue.isIdle).toBe(false);
    free();
    free();
    expect(queue.isIdle).toBe(true);
    const again = await queue.acquire();
    let isSecond = false;
    const second = queue.acquire().then(() => {
      isSecond = true;
    });
    free();
    await vi.runAllTimersAsync();
    expect(isSecond).toBe(false);
    again();
    await vi.runAllTimersAsync();
    await second;
    expect(isSecond).toBe(true);
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
