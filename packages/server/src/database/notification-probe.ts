import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';

/** Long enough for a busy server; a notification that does not arrive at once never arrives. */
const WAIT_MS = 5_000;

/** Finds out whether notifications reach a connection. */
export interface NotificationProbe {
  /** Whether the notification that `send` sends with `pg_notify(channel, payload)` arrives. */
  receives(send: (channel: string, payload: string) => Promise<unknown>): Promise<boolean>;
}

/** Listens on a connection until it is closed. */
export async function probeNotifications(client: Client, waitMs = WAIT_MS): Promise<NotificationProbe> {
  const channel = `stylekit_probe_${randomUUID()}`;
  const received = new Map<string, () => void>();
  client.on('notification', ({ payload }) => received.get(payload ?? '')?.());
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return {
    receives: async (send) => {
      const payload = randomUUID();
      const arrival = Promise.withResolvers<boolean>();
      received.set(payload, () => arrival.resolve(true));
      await send(channel, payload);
      const timer = setTimeout(async () => {
        // If this process was busy, the notification may be waiting in the socket, which is read before this.
        await setImmediate();
        arrival.resolve(false);
      }, waitMs);
      const hasArrived = await arrival.promise;
      clearTimeout(timer);
      return hasArrived;
    },
  };
}
