import { setTimeout as delay } from 'node:timers/promises';
import type { OpenServices } from './create-services.ts';
import type { App } from './http/app-type.ts';
import { unlessAborted } from './lib/unless-aborted.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';

/** The parts of a running server that have to be closed. */
export interface RunningServer {
  readonly app: Pick<App, 'close' | 'readiness' | 'server'>;
  readonly closeServices: OpenServices['close'];
  readonly sandbox: Pick<Sandbox, 'close'> | null;
  /** How long a load balancer has to notice that this server is no longer ready, before connections are refused. */
  readonly noticeMs: number;
}

/**
 * Closes everything in order: requests, jobs, and the database last.
 *
 * @param forced when aborted, only the database is still waited for
 */
export async function closeServer(
  { app, closeServices, sandbox, noticeMs }: RunningServer,
  forced: AbortSignal,
): Promise<void> {
  app.readiness.close();
  await unlessAborted(delay(noticeMs), forced);
  await unlessAborted(app.close(), forced);
  if (forced.aborted) app.server.closeAllConnections();
  await closeServices(forced);
  await sandbox?.close();
}
