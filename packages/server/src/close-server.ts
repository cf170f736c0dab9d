import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './http/app-type.ts';
import { unlessAborted } from './lib/unless-aborted.ts';
import type { OpenHouse } from './open-house.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';

/** What a running server consists of, for closing it. */
export interface RunningServer {
  readonly app: Pick<App, 'close' | 'readiness' | 'server'>;
  readonly closeHouse: OpenHouse['close'];
  readonly sandbox: Pick<Sandbox, 'close'> | null;
  /** Time a load balancer gets to read that this server is not ready any more, before it refuses connections. */
  readonly noticeMs: number;
}

/**
 * Ends everything in order: requests, jobs, and the database last.
 *
 * @param hurried when aborted, nothing is waited for any more except the database
 */
export async function closeServer(
  { app, closeHouse, sandbox, noticeMs }: RunningServer,
  hurried: AbortSignal,
): Promise<void> {
  app.readiness.close();
  await unlessAborted(delay(noticeMs), hurried);
  await unlessAborted(app.close(), hurried);
  if (hurried.aborted) app.server.closeAllConnections();
  await closeHouse(hurried);
  await sandbox?.close();
}
