import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { STREAMS } from '../../config/limits.ts';

/** An open connection for server-sent events. */
export interface EventStream {
  /** The response body; it ends with the stream. */
  readonly body: Readable;
  /** Sends an event; the browser returns `id` when it reconnects. */
  send(event: string, data: object, id?: string): void;
  /** Keeps the connection alive through proxies, and detects that it is broken. */
  heartbeat(): void;
  /** Ends the stream after everything has been sent. */
  end(): void;
  /** Closes the connection immediately, without sending the rest. */
  abort(): void;
}

/** Randomized, so that browsers do not all reconnect at the same time after a restart. */
const RETRY_MS = { from: 2_000, to: 5_000 } as const;

/**
 * Opens a stream of server-sent events; the browser returns `id` when it reconnects, unless an event has another id.
 *
 * A slow reader is disconnected when too much data is pending; it reconnects and reloads everything.
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
      // JSON contains no raw line breaks, so user input stays on one line.
      const named = eventId === undefined ? '' : `id: ${eventId}\n`;
      write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    heartbeat: () => write(':\n\n'),
    end: () => {
      if (isOver || body.destroyed) return;
      isOver = true;
      body.push(null);
    },
    abort: () => void body.destroy(),
  };
}
