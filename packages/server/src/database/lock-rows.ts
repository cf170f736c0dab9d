import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { type Em, queries, type Tables } from './entity-manager.ts';

/**
 * What other transactions may still do with a locked row: `key share` prevents deletion, `no key update` also prevents
 * changes, `update` also prevents references to it. `skip locked` skips rows that another transaction has locked.
 */
export type LockStrength = 'key share' | 'no key update' | 'update' | 'update skip locked';

/** Rows to lock. */
export interface RowLock<Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]>> {
  /** Values that columns must have. */
  readonly where: Partial<Selectable<Tables[Table]>>;
  /** A further condition. */
  readonly condition?: Expression<SqlBool>;
  readonly strength: LockStrength;
  readonly columns: readonly Column[];
}

/** Locks one row until the transaction ends and returns its columns; null when no row matches. */
export async function lockRow<
  Table extends keyof Tables & string,
  Column extends keyof Selectable<Tables[Table]> & string,
>(
  em: Em,
  table: Table,
  lock: RowLock<Table, Column>,
): Promise<Pick<Selectable<Tables[Table]>, Column> | null> {
  const [row] = await lockRows(em, table, lock);
  return row ?? null;
}

/** Locks all matching rows until the transaction ends and returns their columns, ordered by the first column. */
export async function lockRows<
  Table extends keyof Tables & string,
  Column extends keyof Selectable<Tables[Table]> & string,
>(
  em: Em,
  table: Table,
  { where, condition, strength, columns }: RowLock<Table, Column>,
): Promise<Pick<Selectable<Tables[Table]>, Column>[]> {
  const conditions = Object.entries(where).map(
    ([column, value]) => sql<SqlBool>`${sql.ref(column)} = ${value}`,
  );
  const all = sql.join([...conditions, ...(condition === undefined ? [] : [condition])], sql` and `);
  const { rows } = await sql<
    Pick<Selectable<Tables[Table]>, Column>
  >`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${all} order by 1 for ${sql.raw(strength)}`.execute(queries(em));
  return rows;
}
