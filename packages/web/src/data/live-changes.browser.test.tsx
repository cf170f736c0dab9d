import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchStreams } from '../../test/watch-streams.ts';
import { followChanges } from './live-changes.ts';

const LOCK = 'stylekit-changes';

afterEach(() => vi.unstubAllGlobals());

describe('followChanges', () => {
  it('opens no stream for a page that was left before its turn', async () => {
    const opened = watchStreams();
    const stop = followChanges();
    stop();
    // Locks are granted in request order. This one is granted only when no open stream still holds the lock.
    await navigator.locks.request(LOCK, () => undefined);
    expect(opened).toEqual([]);
  });

  it('closes the stream when the page is left and passes the turn on', async () => {
    const opened = watchStreams();
    const stop = followChanges();
    await expect.poll(() => opened.length).toBe(1);
    stop();
    await navigator.locks.request(LOCK, () => undefined);
    expect(opened.map(({ readyState }) => readyState)).toEqual([EventSource.CLOSED]);
  });
});
