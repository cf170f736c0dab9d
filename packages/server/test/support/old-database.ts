import { PGlite } from '@electric-sql/pglite';
import type { MikroORM } from '@mikro-orm/core';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import type { Em } from '../../src/database/entity-manager.ts';
import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import { ORM_OPTIONS } from '../../src/database/orm-options.ts';
import { createEmptyPostgres, type DatabaseKind, type TestDatabase } from './test-database.ts';

/** Inserts a row; the columns are those of the old schema. */
export type InsertRow = (table: string, row: Readonly<Record<string, unknown>>) => Promise<void>;

/**
 * Creates a database with the schema of an earlier version.
 *
 * @param migrations how many migrations that version had
 * @param fill adds its rows
 */
export async function createOldDatabase(
  kind: DatabaseKind,
  migrations: number,
  fill: (insert: InsertRow) => Promise<void>,
): Promise<TestDatabase> {
  const old = { ...ORM_OPTIONS.migrations, migrationsList: MIGRATIONS.slice(0, migrations) };
  const options = { ...ORM_OPTIONS, migrations: old };
  if (kind === 'postgres') {
    const { url, location, drop } = await createEmptyPostgres();
    const orm = await PostgresOrm.init({ ...options, clientUrl: url });
    await prepare(orm, orm.em.fork(), fill);
    return { location, drop };
  }
  const pglite = await PGlite.create();
  const orm = await PgliteOrm.init({ ...options, dbName: 'stylekit', driverOptions: { pglite } });
  await prepare(orm, orm.em.fork(), fill);
  return { location: { pglite }, drop: () => pglite.close() };
}

async function prepare(
  orm: Pick<MikroORM, 'migrator' | 'close'>,
  em: Pick<Em, 'execute'>,
  fill: (insert: InsertRow) => Promise<void>,
): Promise<void> {
  await orm.migrator.up();
  await fill(async (table, row) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const values = columns.map(() => '?');
    const statement = `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`;
    await em.execute(statement, Object.values(row));
  });
  await orm.close(true);
}
