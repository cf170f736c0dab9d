import type { PgBoss } from 'pg-boss';
import { DUTIES, type DutyName, QUEUES, type QueueName, type QueueSettings } from './queues.ts';

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Creates missing queues and schedules, updates those whose settings changed, and removes schedules of duties that no
 * longer exist. Two queries when everything is in place.
 */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, { policy, ...settings }] of Object.entries(QUEUES)) {
    const existing = stored.get(name);
    if (existing === undefined) {
      await boss.createQueue(name, policy === undefined ? settings : { policy, ...settings });
    } else if (isDifferent(existing, settings)) await boss.updateQueue(name, settings);
    else continue;
    // Caches the queue in pg-boss: otherwise `send` would query it on a separate connection within a transaction, and
    // PGlite has only one connection.
    await boss.findJobs(name, { id: NO_JOB });
  }
  await prepareSchedules(boss);
}

async function prepareSchedules(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of stored.keys()) if (!(name in DUTIES)) await boss.unschedule(name);
  for (const name of Object.keys(DUTIES) as DutyName[]) {
    const { schedule } = DUTIES[name];
    if (stored.get(name) !== schedule) await boss.schedule(name satisfies QueueName, schedule, {});
  }
}

function isDifferent(stored: object, settings: Omit<QueueSettings, 'policy'>): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(settings).some(([key, value]) => values.get(key) !== value);
}
