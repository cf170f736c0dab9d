import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/**
 * Receives NOTIFY messages of a channel. `onGap` means that messages may have been missed and everything must be
 * reloaded.
 */
export interface Listener {
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
}

/** Listens on a channel until the returned function is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5_000;

/** PGlite runs in this process, so there is no connection that could break. */
export function listenOnPglite(pglite: PGlite): Listen {
  return async (channel, { onMessage }) => {
    const stop = await pglite.listen(channel, onMessage);
    return async () => stop();
  };
}

/** Uses a separate connection, reopened with growing pauses when it breaks; each reconnection counts as a gap. */
export function listenOnPostgres(url: string): Listen {
  return async (channel, listener) => {
    let client: Client | null = null;
    let isStopped = false;
    let retryMs = FIRST_RETRY_MS;
    let timer: NodeJS.Timeout | undefined;

    const connect = async (): Promise<void> => {
      const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3_000 });
      // One broken connection emits several events; only the first one starts the next attempt.
      let isBroken = false;
      const retry = (): void => {
        if (isBroken || isStopped) return;
        isBroken = true;
        client = null;
        next.end().catch(() => undefined);
        timer = setTimeout(reconnect, retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      };
      next.on('error', retry);
      next.on('end', retry);
      next.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
      try {
        await next.connect();
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
      } catch (error) {
        retry();
        throw error;
      }
      client = next;
      retryMs = FIRST_RETRY_MS;
    };
    const reconnect = (): void => {
      if (isStopped) return;
      connect().then(listener.onGap, () => undefined);
    };

    await connect();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    };
  };
}
