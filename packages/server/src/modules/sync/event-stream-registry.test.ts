import { describe, expect, it } from 'vitest';
import { STREAMS } from '../../config/limits.ts';
import type { ActorCtx, Services } from '../../context/context.ts';
import type { EventStream } from './event-stream.ts';
import { createEventStreamRegistry } from './event-stream-registry.ts';

/** The streams of a process without a database: none of their sessions is ever checked. */
function openRegistry() {
  const sync = { subscribe: () => () => undefined };
  const services = { sync, timings: { streamCheckMs: 3_600_000 } } as unknown as Services;
  const registry = createEventStreamRegistry(services);
  const open = (userId: string): EventStream => {
    const ctx = { actor: { userId, sessionId: userId, authenticatedAt: new Date() } } as unknown as ActorCtx;
    const stream = registry.open(ctx, 'open', () => ({ onChange: () => undefined, onGap: () => undefined }));
    stream.body.resume();
    return stream;
  };
  return { registry, open };
}

describe('the streams of a process', () => {
  it('are shared fairly: accounts with many streams never keep another from its first', async () => {
    const { registry, open } = openRegistry();
    const held: EventStream[] = [];
    for (let index = 0; index < STREAMS.perProcess; index += 1) {
      held.push(open(`greedy-${Math.floor(index / STREAMS.perUser)}`));
    }
    const ended = () => held.filter(({ body }) => body.readableEnded).length;
    const newcomers = Array.from({ length: 50 }, (_, index) => open(`newcomer-${index}`));
    await expect.poll(ended).toBe(50);
    expect(newcomers.some(({ body }) => body.readableEnded)).toBe(false);
    registry.close();
  });

  it('are full when no user has many more than the caller', () => {
    const { registry, open } = openRegistry();
    for (let index = 0; index < STREAMS.perProcess; index += 1) open(`user-${Math.floor(index / 2)}`);
    expect(open('newcomer').body.destroyed).toBe(false);
    // One stream for the newcomer, and at most two for any other user: none has two more than this one.
    expect(() => open('newcomer')).toThrow('Too many open connections');
    registry.close();
  });

  it('end when the server stops, and none is opened that it would wait for', () => {
    const { registry, open } = openRegistry();
    const { body } = open('user');
    registry.close();
    expect(body.destroyed).toBe(true);
    expect(() => open('user')).toThrow('The server is restarting');
  });
});
