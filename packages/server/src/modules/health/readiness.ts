import { statfs } from 'node:fs/promises';
import { type Services, toCtx } from '../../context/context.ts';
import { oldestDueSeconds } from '../../jobs/queue-state.ts';

/** Whether the server can serve requests. */
export interface Readiness {
  /** The reasons why it cannot; empty when it is ready. */
  issues(): Promise<readonly string[]>;
  /** Reports `closing` from now on, because the server is about to stop. */
  close(): void;
  readonly isClosing: boolean;
}

const DATABASE_TIMEOUT_MS = 500;
/** How long a result is reused. */
const CACHE_MS = 1_000;
const MIN_FREE_DISK_RATIO = 0.05;
const MAX_JOB_AGE_SECONDS = 5 * 60;

export function createReadiness(services: Services): Readiness {
  let isClosing = false;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let last: Promise<readonly string[]> = Promise.resolve([]);
  return {
    issues: () => {
      if (isClosing) return Promise.resolve(['closing']);
      const nowMs = Date.now();
      if (nowMs - checkedAtMs > CACHE_MS) {
        checkedAtMs = nowMs;
        last = checkReadiness(services);
      }
      return last;
    },
    close: () => {
      isClosing = true;
    },
    get isClosing() {
      return isClosing;
    },
  };
}

async function checkReadiness(services: Services): Promise<readonly string[]> {
  const issues = await Promise.all([findDatabaseIssue(services), findDiskIssue(services.config.dataDir)]);
  return issues.flatMap((issue) => issue ?? []);
}

async function findDatabaseIssue(services: Services): Promise<string | null> {
  const limit = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), DATABASE_TIMEOUT_MS).unref();
  });
  const measurement = oldestDueSeconds(toCtx(services).em).catch((error: unknown) => {
    services.log.warn({ err: error }, 'database not ready');
    return 'down' as const;
  });
  const oldest = await Promise.race([measurement, limit]);
  if (typeof oldest === 'string') return 'database';
  return oldest > MAX_JOB_AGE_SECONDS ? 'queue' : null;
}

/** Only the disk that the server writes to matters; a missing folder is created when it is needed. */
async function findDiskIssue(dataDir: string): Promise<string | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk !== null && disk.bavail / disk.blocks < MIN_FREE_DISK_RATIO ? 'disk' : null;
}
