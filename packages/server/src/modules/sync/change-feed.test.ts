import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAMS } from '../../config/limits.ts';
import type { Change, ChangeListener } from '../../ports/sync-hub.ts';
import { followChanges } from './change-feed.ts';
import type { EventStream } from './event-stream.ts';
import { openSyncHub } from './sync-hub.ts';

const change = (id: string, kind: Change['kind'] = 'project', projectId: string | null = null): Change => ({
  userId: 'ada',
  kind,
  id,
  projectId,
});

describe('the changes of a user', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => {
    const sent: [string, unknown][] = [];
    const body = new PassThrough();
    const stream = { body, send: (event: string, data: unknown) => void sent.push([event, data]) };
    const feed = followChanges(stream as unknown as EventStream);
    return { sent, body, feed, pass: () => vi.advanceTimersByTime(STREAMS.batchMs) };
  };

  it('are sent in batches, each change once, in the order of their first occurrence', () => {
    const { sent, feed, pass } = open();
    feed.onChange(change('p'));
    feed.onChange(change('t', 'style-tile', 'p'));
    feed.onChange(change('p'));
    vi.advanceTimersByTime(STREAMS.batchMs - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      ['project', { id: 'p' }],
      ['style-tile', { id: 't', projectId: 'p' }],
    ]);
    pass();
    expect(sent).toHaveLength(2);
    feed.onChange(change('p'));
    pass();
    expect(sent).toHaveLength(3);
  });

  it('of two kinds with one id are two changes', () => {
    const { sent, feed, pass } = open();
    feed.onChange(change('x', 'project'));
    feed.onChange(change('x', 'user'));
    pass();
    expect(sent.map(([event]) => event)).toEqual(['project', 'user']);
  });

  it.each([
    [STREAMS.maxChanges, STREAMS.maxChanges],
    [STREAMS.maxChanges + 1, 1],
    [10 * STREAMS.maxChanges, 1],
  ])('are %i events or one refresh: %i', (count, events) => {
    const { sent, feed, pass } = open();
    for (let n = 0; n < count; n += 1) feed.onChange(change(`p${n}`));
    pass();
    expect(sent).toHaveLength(events);
    expect(sent[0]?.[0]).toBe(events === 1 ? 'refresh' : 'project');
    feed.onChange(change('later'));
    pass();
    expect(sent.at(-1)).toEqual(['project', { id: 'later' }]);
  });

  it('are replaced by one refresh after a gap', () => {
    const { sent, feed, pass } = open();
    feed.onChange(change('p'));
    feed.onGap();
    feed.onGap();
    pass();
    expect(sent).toEqual([['refresh', {}]]);
    feed.onChange(change('q'));
    pass();
    expect(sent).toEqual([
      ['refresh', {}],
      ['project', { id: 'q' }],
    ]);
  });

  it('are not sent to a closed stream', () => {
    const { sent, body, feed, pass } = open();
    feed.onChange(change('p'));
    body.emit('close');
    pass();
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the hub of changes', () => {
  const openHub = async () => {
    let handler: Parameters<Parameters<typeof openSyncHub>[0]>[1] | null = null;
    const stop = vi.fn(async () => undefined);
    const hub = await openSyncHub(async (channel, given) => {
      expect(channel).toBe('stylekit_changes');
      handler = given;
      return stop;
    });
    if (handler === null) throw new Error('The hub does not listen.');
    const { onMessage, onGap } = handler as { onMessage(payload: string): void; onGap(): void };
    return { hub, stop, onMessage, onGap };
  };
  const listener = () => {
    const changes: Change[] = [];
    let gaps = 0;
    const own: ChangeListener = {
      onChange: (one) => void changes.push(one),
      onGap: () => {
        gaps += 1;
      },
    };
    return { own, changes, gaps: () => gaps };
  };

  it('passes a change to the listeners of its user only', async () => {
    const { hub, onMessage, onGap } = await openHub();
    const [ada, second, grace] = [listener(), listener(), listener()];
    const leave = hub.subscribe('ada', ada.own);
    hub.subscribe('ada', second.own);
    hub.subscribe('grace', grace.own);
    expect(hub.size).toBe(3);
    onMessage(JSON.stringify(change('p')));
    expect([ada.changes, second.changes, grace.changes]).toEqual([[change('p')], [change('p')], []]);
    onGap();
    expect([ada.gaps(), second.gaps(), grace.gaps()]).toEqual([1, 1, 1]);
    leave();
    leave();
    onMessage(JSON.stringify(change('q')));
    expect([ada.changes.length, second.changes.length, hub.size]).toEqual([1, 2, 2]);
  });

  it('keeps a listener that joined after all others of its user left', async () => {
    const { hub, onMessage } = await openHub();
    const [old, fresh] = [listener(), listener()];
    const leave = hub.subscribe('ada', old.own);
    leave();
    hub.subscribe('ada', fresh.own);
    leave();
    onMessage(JSON.stringify(change('p')));
    expect([old.changes.length, fresh.changes.length, hub.size]).toEqual([0, 1, 1]);
  });

  it.each([
    '',
    'no JSON',
    'null',
    '[]',
    '"ada"',
    '{}',
    JSON.stringify({ ...change('p'), userId: 1 }),
    JSON.stringify({ ...change('p'), id: null }),
    JSON.stringify({ ...change('p'), kind: 'password' }),
    JSON.stringify({ ...change('p'), projectId: 1 }),
    JSON.stringify({ userId: 'ada', kind: 'project', id: 'p' }),
  ])('ignores the message %s of another program', async (payload) => {
    const { hub, onMessage } = await openHub();
    const ada = listener();
    hub.subscribe('ada', ada.own);
    onMessage(payload);
    expect(ada.changes).toEqual([]);
  });

  it('stops listening', async () => {
    const { hub, stop } = await openHub();
    await hub.stop();
    expect(stop).toHaveBeenCalledOnce();
  });
});
