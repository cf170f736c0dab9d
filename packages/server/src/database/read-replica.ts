import { ApiError } from '../http/api-error.ts';
import type { Em } from './entity-manager.ts';

/** How many reads the replica answered, and why it did not answer the others, since the process started. */
export interface ReplicaCounts {
  answered: number;
  /** It had not applied all that the primary had. */
  behind: number;
  /** It was away, too slow or canceled the read, or was paused after one of these. */
  failed: number;
}

/** A streaming replica that answers reads while it has everything that the primary has. */
export interface ReadReplica {
  readonly counts: Readonly<ReplicaCounts>;
  /**
   * Runs a read on the replica if it has applied everything that was visible on the primary at this call.
   *
   * @param read may run again on the primary, so it must not write
   * @returns null when the primary must answer
   * @throws ApiError of the read
   */
  read<T>(primary: Em, read: (em: Em) => Promise<T>): Promise<{ readonly value: T } | null>;
}

/** How long a replica that failed is left alone, so that reads do not wait for it one after the other. */
const PAUSE_MS = 2_000;
/** The primary answers a read for which the replica needs longer. */
const READ_MS = 2_000;

interface Position {
  readonly position: string;
  readonly system: string;
  readonly database: string;
}

/**
 * Everything that any transaction can see on the primary is flushed to the log, except of transactions that do not wait for
 * that. Positions of another cluster would be meaningless, so its identifier is compared as well.
 */
const POSITION = `select current_database() as "database",
  (select system_identifier::text from pg_control_system()) as "system",
  (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end)::text as "position"`;

/** A promoted replica has a history of its own, so it does not answer. */
const IS_FRESH = `select pg_is_in_recovery() and current_database() = ?
  and (select system_identifier::text from pg_control_system()) = ?
  and coalesce(pg_last_wal_replay_lsn() >= ?::pg_lsn, false) as "isFresh"`;

/** @param fork an entity manager whose connections lead to the replica, or to one of several */
export function createReadReplica(fork: () => Em): ReadReplica {
  const counts: ReplicaCounts = { answered: 0, behind: 0, failed: 0 };
  let pausedUntil = 0;
  return {
    counts,
    read: async (primary, read) => {
      if (performance.now() < pausedUntil) {
        counts.failed += 1;
        return null;
      }
      const [needed] = await primary.execute<Position[]>(POSITION);
      if (needed === undefined) throw new Error('A select without a table has one row.');
      try {
        const found = await withTimeLimit(readIfFresh(fork(), needed, read));
        counts[found === null ? 'behind' : 'answered'] += 1;
        return found;
      } catch (error) {
        if (error instanceof ApiError) {
          counts.answered += 1;
          throw error;
        }
        counts.failed += 1;
        pausedUntil = performance.now() + PAUSE_MS;
        return null;
      }
    },
  };
}

/** Checks and reads in one transaction, because an address may lead to several replicas. */
function readIfFresh<T>(
  replica: Em,
  { database, system, position }: Position,
  read: (em: Em) => Promise<T>,
): Promise<{ readonly value: T } | null> {
  return replica.transactional(async (em) => {
    const [row] = await em.execute<{ isFresh: boolean }[]>(IS_FRESH, [database, system, position]);
    return row?.isFresh === true ? { value: await read(em as Em) } : null;
  });
}

/**
 * Stops waiting, but not the work: it ends with its connection, which then returns to the pool. A statement canceled by the
 * client would keep its connection out of the pool.
 */
function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The replica does not answer in time.')), READ_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
