import { sql } from 'kysely';
import { type Em, queries } from '../database/entity-manager.ts';
import { QUEUE_SCHEMA } from '../database/orm-options.ts';
import { QUEUES } from './queues.ts';

/** The jobs at the head of a queue that are looked at; those behind them are not older. */
const HEAD = 100;

/**
 * Seconds for which the oldest queued job has been due; 0 when nothing is due.
 *
 * Reads at most 100 jobs of each queue, in the order in which workers fetch them, from the index that pg-boss keeps of
 * unfinished jobs: the cost depends neither on finished jobs nor on the length of a queue.
 */
export async function oldestDueSeconds(em: Em): Promise<number> {
  const { rows } = await selectOldestDue().execute(queries(em));
  return Math.max(0, rows[0]?.seconds ?? 0);
}

export function selectOldestDue() {
  const job = sql.table(`${QUEUE_SCHEMA}.job`);
  const heads = Object.keys(QUEUES).map(
    (
      name,
    ) => sql`(select start_after from ${job} where name = ${sql.lit(name)} and state < 'active' and not blocked
      order by priority desc, created_on limit ${sql.lit(HEAD)})`,
  );
  return sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - start_after)), 0)::float8 as seconds
    from (${sql.join(heads, sql` union all `)}) as head where start_after <= now()`;
}

/** The jobs of a queue that are waiting, running, or failed for good. */
export interface QueueDepth {
  readonly name: string;
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
}

/** The depth of every queue, as pg-boss last counted it, at most some seconds ago: one row per queue. */
export async function readQueueDepths(em: Em): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name, queued_count as queued, active_count as active, failed_count as failed
    from ${sql.table(`${QUEUE_SCHEMA}.queue`)} where name = any(${Object.keys(QUEUES)})`.execute(queries(em));
  return rows;
}
