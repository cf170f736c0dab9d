import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Text sent with NOTIFY on a channel; `onGap` says that some may have been missed and all has to be read again. */
export interface Listener {
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
}

/** Listens on a channel until the returned function is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5_000;

/** In one process there is no connection to lose. */
export function listenOnPglite(pglite: PGlite): Listen {
  return async (channel, { onMessage }) => {
    const stop = await pglite.listen(channel, onMessage);
    return async () => stop();
  };
}

/** One connection of its own, opened again with growing pauses when it breaks; each return counts as a gap. */
export function listenOnPostgres(url: string): Listen {
  return async (channel, listener) => {
    let client: Client | null = null;
    let isStopped = false;
    let retryMs = FIRST_RETRY_MS;
    let timer: NodeJS.Timeout | undefined;

    const connect = async (): Promise<void> => {
      const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3_000 });
      // One break tells of itself more than once; only the first may start the next try.
      let isBroken = false;
      const retry = (): void => {
        if (isBroken || isStopped) return;
        isBroken = true;
        client = null;
        next.end().catch(() => undefined);
        timer = setTimeout(reconnect, retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
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
