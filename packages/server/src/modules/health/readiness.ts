import { statfs } from 'node:fs/promises';
import { type Services, toCtx } from '../../context/context.ts';

/** Whether the server can serve requests. */
export interface Readiness {
  /** The reasons why it cannot; empty when it is ready. */
  faults(): Promise<readonly string[]>;
  /** Reports `closing` from now on, because the server is about to stop. */
  close(): void;
}

const DATABASE_LIMIT_MS = 500;
/** How long a result is reused. */
const KEPT_MS = 1_000;
const LEAST_FREE_DISK = 0.05;
const OLDEST_JOB_SECONDS = 5 * 60;

export function createReadiness(services: Services): Readiness {
  let isClosing = false;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let last: Promise<readonly string[]> = Promise.resolve([]);
  return {
    faults: () => {
      if (isClosing) return Promise.resolve(['closing']);
      const nowMs = Date.now();
      if (nowMs - lookedAtMs > KEPT_MS) {
        lookedAtMs = nowMs;
        last = look(services);
      }
      return last;
    },
    close: () => {
      isClosing = true;
    },
  };
}

async function look(services: Services): Promise<readonly string[]> {
  const faults = await Promise.all([databaseFault(services), diskFault(services.config.dataDir)]);
  return faults.flatMap((fault) => fault ?? []);
}

async function databaseFault(services: Services): Promise<string | null> {
  const limit = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), DATABASE_LIMIT_MS).unref();
  });
  const answer = services.jobs.oldestSeconds(toCtx(services).em).catch((error: unknown) => {
    services.log.warn({ err: error }, 'database not ready');
    return 'down' as const;
  });
  const oldest = await Promise.race([answer, limit]);
  if (typeof oldest === 'string') return 'database';
  return oldest > OLDEST_JOB_SECONDS ? 'queue' : null;
}

/** Only the disk that the server writes to matters; a missing folder is created when it is needed. */
async function diskFault(dataDir: string): Promise<string | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk !== null && disk.bavail / disk.blocks < LEAST_FREE_DISK ? 'disk' : null;
}
