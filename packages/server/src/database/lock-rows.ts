import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { type Em, queries, type Tables } from './entity-manager.ts';

/**
 * What others may still do with a held row: `key share` keeps it from being deleted, `no key update` from being changed
 * as well, `update` also from being referred to. `skip locked` passes over rows that somebody else holds.
 */
export type LockStrength = 'key share' | 'no key update' | 'update' | 'update skip locked';

/** Rows to hold. */
export interface RowLock<Table extends keyof Tables, Column extends keyof Selectable<Tables[Table]>> {
  /** Values that columns must have. */
  readonly where: Partial<Selectable<Tables[Table]>>;
  /** A condition beyond equal values. */
  readonly condition?: Expression<SqlBool>;
  readonly strength: LockStrength;
  readonly columns: readonly Column[];
}

/** The columns of one row, which is held until the transaction ends; null when there is none. */
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

/** The columns of all rows that fit, each held until the transaction ends; in the order of their first column. */
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
