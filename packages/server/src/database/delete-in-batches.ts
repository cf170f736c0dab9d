import { type Expression, type SqlBool, sql } from 'kysely';
import { type Em, queries, type Tables } from './entity-manager.ts';

/** Rows per statement: few enough that each statement stays far below the time limit of the database. */
const BATCH = 2_000;

/** Rows to delete. */
export interface Deletion<Table extends keyof Tables> {
  readonly table: Table;
  /** A time with an index; the oldest rows are deleted first. */
  readonly by: keyof Tables[Table] & string;
  /** A condition that bounds this time. */
  readonly condition: Expression<SqlBool>;
}

/**
 * Deletes all matching rows in small statements and returns their number. The rows of earlier statements stay deleted
 * when a later one fails. A row that changes meanwhile is deleted only if it still matches.
 *
 * Each statement deletes a range of times, so that the rows are found by one index only. Rows of exactly the same time
 * are deleted together.
 *
 * @param signal checked between the statements
 * @throws the reason of `signal`
 */
export async function deleteInBatches<Table extends keyof Tables & string>(
  em: Em,
  { table, by, condition }: Deletion<Table>,
  signal?: AbortSignal,
): Promise<number> {
  const [rowsOf, time] = [sql.table(table), sql.ref(by)];
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql`delete from ${rowsOf} where ${condition} and ${time} <= coalesce(
      (select ${time} from ${rowsOf} where ${condition} order by ${time} offset ${BATCH - 1} limit 1), 'infinity')
      returning 1 as one`.execute(queries(em));
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
