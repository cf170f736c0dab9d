import { type Expression, type SqlBool, sql } from 'kysely';
import { type Em, queries, type Tables } from './entity-manager.ts';

/** Rows per statement: few enough that each statement stays far below the time limit of the database. */
const BATCH = 2_000;

/** Rows to delete. */
export interface Deletion<Table extends keyof Tables> {
  readonly table: Table;
  /** The columns of the primary key. */
  readonly key: readonly (keyof Tables[Table] & string)[];
  /** A condition that an index answers. */
  readonly condition: Expression<SqlBool>;
}

/**
 * Deletes all matching rows in small statements and returns their number. The rows of earlier statements stay deleted
 * when a later one fails.
 *
 * @param signal checked between the statements
 * @throws the reason of `signal`
 */
export async function deleteInBatches<Table extends keyof Tables & string>(
  em: Em,
  { table, key, condition }: Deletion<Table>,
  signal?: AbortSignal,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql`delete from ${sql.table(table)} where (${columns}) in
      (select ${columns} from ${sql.table(table)} where ${condition} limit ${BATCH}) returning 1 as one`.execute(
      queries(em),
    );
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
