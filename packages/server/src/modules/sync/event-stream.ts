import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { STREAMS } from '../../config/limits.ts';

/** One open connection that server-sent events are written to. */
export interface EventStream {
  /** What the reader gets; it ends with the stream. */
  readonly body: Readable;
  /** Sends an event; `id` is what the browser gives back when it comes again. */
  send(event: string, data: object, id?: string): void;
  /** Shows the reader, and everything between, that the connection lives. */
  beat(): void;
  /** Ends the stream once everything is read. */
  end(): void;
  /** Breaks the connection off, read or not. */
  cut(): void;
}

/** Browsers that lose the server all at once shall not come back all at once. */
const RETRY_MS = { from: 2_000, to: 5_000 } as const;

/**
 * Opens a stream of server-sent events; `id` is what the browser gives back when it comes again before an event named
 * another.
 *
 * A reader that does not read is cut off when more waits for it than it may; it comes back and reads everything anew.
 */
export function openEventStream(id: string): EventStream {
  const body = new Readable({ read: () => undefined });
  let isOver = false;
  const write = (text: string): void => {
    if (isOver || body.destroyed) return;
    body.push(text);
    if (body.readableLength > STREAMS.backlogBytes) body.destroy();
  };
  write(`retry: ${randomInt(RETRY_MS.from, RETRY_MS.to)}\nid: ${id}\n\n`);
  return {
    body,
    send: (event, data, eventId) => {
      // JSON holds no line break, so it is one line whatever a person wrote.
      const named = eventId === undefined ? '' : `id: ${eventId}\n`;
      write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat: () => write(':\n\n'),
    end: () => {
      if (isOver || body.destroyed) return;
      isOver = true;
      body.push(null);
    },
    cut: () => void body.destroy(),
  };
}
