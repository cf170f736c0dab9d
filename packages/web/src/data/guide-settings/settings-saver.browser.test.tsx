import { DEFAULT_SETTINGS } from '@stylekit/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUEUED_TILE } from '../../../test/style-tile-example.ts';
import { runBeforeLogout } from '../before-logout.ts';
import { queueSettings, setServerSettings } from './settings-saver.ts';

/** The paths of the calls of the test. */
let calls: string[];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers all calls. */
function stubServer(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    calls.push(`${method} ${new URL(url).pathname}`);
    return answer();
  });
}

/** Changes the settings of a guide, with nothing sent yet. */
function change(tileId: string): void {
  setServerSettings(tileId, null);
  queueSettings(tileId, DEFAULT_SETTINGS);
  expect(calls).toEqual([]);
}

describe('a change of settings at a logout', () => {
  it('is sent at once, and the logout waits for the response', async () => {
    const response = Promise.withResolvers<Response>();
    stubServer(() => response.promise);
    change('saved');
    let isOver = false;
    const logout = runBeforeLogout().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['PUT /api/style-tiles/saved/settings']);
    expect(isOver).toBe(false);
    response.resolve(Response.json({ ...QUEUED_TILE, id: 'saved', settings: DEFAULT_SETTINGS }));
    await vi.advanceTimersByTimeAsync(1);
    await logout;
    expect(calls).toHaveLength(1);
  });

  it('delays it by three seconds at most', async () => {
    stubServer(() => Promise.race([]));
    change('unanswered');
    let isOver = false;
    void runBeforeLogout().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });
});
