import { describe, expect, it } from 'vitest';
import { STREAMS } from '../../config/limits.ts';
import { openEventStream } from './event-stream.ts';

/** Everything that was written and not read. */
const written = ({ body }: ReturnType<typeof openEventStream>): string => String(body.read() ?? '');

describe('a stream of events', () => {
  it('begins with its id and a random time to reconnect', () => {
    const times = Array.from({ length: 50 }, () => {
      const [, ms = '', id] = /^retry: (\d+)\nid: (.+)\n\n$/.exec(written(openEventStream('now-1'))) ?? [];
      expect(id).toBe('now-1');
      return Number(ms);
    });
    for (const ms of times) expect(ms >= 2_000 && ms < 5_000).toBe(true);
    expect(new Set(times).size).toBeGreaterThan(10);
  });

  it.each<[string, object, string | undefined, string]>([
    ['project', { id: 'p' }, undefined, 'event: project\ndata: {"id":"p"}\n\n'],
    ['status', { generated: true }, 'end', 'id: end\nevent: status\ndata: {"generated":true}\n\n'],
    ['refresh', {}, undefined, 'event: refresh\ndata: {}\n\n'],
    [
      'note',
      { text: 'a\n\nevent: evil\r\u2028' },
      undefined,
      'event: note\ndata: {"text":"a\\n\\nevent: evil\\r\u2028"}\n\n',
    ],
  ])('sends %s with %j', (event, data, id, text) => {
    const stream = openEventStream('1');
    written(stream);
    stream.send(event, data, id);
    expect(written(stream)).toBe(text);
  });

  it('sends a comment as its heartbeat', () => {
    const stream = openEventStream('1');
    written(stream);
    stream.heartbeat();
    expect(written(stream)).toBe(':\n\n');
  });

  it('ends after everything was sent, and sends nothing afterward', async () => {
    const stream = openEventStream('1');
    stream.send('last', {});
    stream.end();
    stream.end();
    stream.send('late', {});
    stream.heartbeat();
    const chunks = await stream.body.toArray();
    expect(chunks.join('')).toMatch(/event: last\ndata: \{\}\n\n$/);
  });

  it('is closed at once, without the rest', () => {
    const stream = openEventStream('1');
    stream.send('lost', {});
    stream.abort();
    expect(stream.body.destroyed).toBe(true);
    stream.send('late', {});
    stream.end();
    expect(stream.body.destroyed).toBe(true);
  });

  it('disconnects a reader that is too slow', () => {
    const stream = openEventStream('1');
    const data = { text: 'x'.repeat(1_000) };
    for (let size = 0; size < STREAMS.backlogBytes - 2_000; size += 1_030) stream.send('a', data);
    expect(stream.body.destroyed).toBe(false);
    for (let count = 0; count < 4; count += 1) stream.send('a', data);
    expect(stream.body.destroyed).toBe(true);
  });
});
