import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { ConnectionError } from '../../api/send-request.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

async function collect(body: Readable): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents({ body })) events.push(event);
  return events;
}

async function read(...chunks: readonly (string | Uint8Array)[]) {
  const body = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const events = await collect(body);
  return events.map(({ event, data }) => `${event}: ${data}`);
}

describe('readEvents', () => {
  it.each([
    ['an event', ['event: status\ndata: {"a":1}\n\n'], ['status: {"a":1}']],
    ['an event without a name', ['data: a\n\n'], ['message: a']],
    ['data in several lines', ['data: a\ndata: b\n\n'], ['message: a\nb']],
    ['fields without a space', ['event:a\ndata:b\n\n'], ['a: b']],
    ['a value with a colon', ['data: a: b\n\n'], ['message: a: b']],
    ['several events', ['data: a\n\ndata: b\n\n'], ['message: a', 'message: b']],
    ['an event in parts', ['da', 'ta: a\n', '\n'], ['message: a']],
    ['line breaks of Windows', ['data: a\r\n\r\n'], ['message: a']],
    [
      'a letter in parts',
      [Buffer.from('data: €\n\n').subarray(0, 8), Buffer.from('data: €\n\n').subarray(8)],
      ['message: €'],
    ],
    ['a heartbeat', [': ping\n\n'], []],
    ['an unknown field', ['id: 1\n\n'], []],
    ['an event that is cut off', ['data: a\n'], []],
  ])('reads %s', async (_, chunks, expected) => {
    expect(await read(...chunks)).toEqual(expected);
  });

  it('reads a line break of Windows that is sent in two parts', async () => {
    expect(await read('data: a\r', '\ndata: b\r\n\r', '\n')).toEqual(['message: a\nb']);
  });

  it('fails when the connection breaks', async () => {
    const body = new Readable({ read: () => undefined });
    const events = collect(body);
    body.destroy(new Error('aborted'));
    await expect(events).rejects.toEqual(new ConnectionError('ECONNRESET'));
  });

  it('fails after 45 seconds of silence, and closes the connection', async () => {
    vi.useFakeTimers();
    try {
      const body = new Readable({ read: () => undefined });
      const events = collect(body);
      const failure = expect(events).rejects.toBeInstanceOf(ConnectionError);
      await vi.advanceTimersByTimeAsync(44_000);
      body.push(': ping\n\n');
      await vi.advanceTimersByTimeAsync(44_000);
      expect(body.destroyed).toBe(false);
      await vi.advanceTimersByTimeAsync(2_000);
      await failure;
      expect(body.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes the connection when the reader stops', async () => {
    const body = new Readable({ read: () => undefined });
    body.push('data: a\n\ndata: b\n\n');
    for await (const { data } of readEvents({ body })) {
      expect(data).toBe('a');
      break;
    }
    expect(body.destroyed).toBe(true);
  });
});
