import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../test/support/test-database.ts';
import type { Em } from './entity-manager.ts';
import { type Database, openDatabase } from './open-database.ts';
import { defineRead } from './prepared-read.ts';

const LETTERS = defineRead<{ from: string; many: number }, { letter: string }>(
  'test-letters',
  (db, { from, many }) =>
    db
      .selectFrom(
        sql<{ letter: string }>`unnest(array['a', 'c', 'b', 'd'])`.as<'all'>(sql`all_letters(letter)`),
      )
      .select(sql<string>`letter`.as('letter'))
      .where(sql<boolean>`letter >= ${from}::text`)
      .orderBy('letter', 'desc')
      .limit(many),
);

const ONE = defineRead<{ wanted: string }, { oneName: string }>('test-one', (db, { wanted }) =>
  db
    .selectFrom(sql<{ name: string }>`(values ('x'), ('y'))`.as<'names'>(sql`names(name)`))
    .select(sql<string>`name`.as('oneName'))
    .where(sql<boolean>`name = ${wanted}::text`),
);

const BOTH = LETTERS.after(ONE);

describe.each(DATABASE_KINDS)('a prepared read, on %s', (kind) => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    database = await openDatabase(test.location);
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it('runs with the values of each call', async () => {
    const em = database.fork();
    const letters = async (from: string, many: number) =>
      (await LETTERS.run(em, { from, many })).map(({ letter }) => letter);
    expect(await letters('b', 9)).toEqual(['d', 'c', 'b']);
    expect(await letters('a', 2)).toEqual(['d', 'c']);
  });

  it('can come after another one, in one statement', async () => {
    const em = database.fork();
    expect(await BOTH.run(em, { wanted: 'y', from: 'c', many: 9 })).toEqual([
      { oneName: 'y', isRow: true, letter: 'd' },
      { oneName: 'y', isRow: true, letter: 'c' },
    ]);
    expect(await BOTH.run(em, { wanted: 'x', from: 'z', many: 9 })).toEqual([
      { oneName: 'x', isRow: null, letter: null },
    ]);
    expect(await BOTH.run(em, { wanted: 'z', from: 'a', many: 9 })).toEqual([]);
  });
});

it('must name its columns, because a later version may add one', async () => {
  const read = defineRead<object, object>('test-all', (db) => db.selectFrom('project').selectAll());
  await expect(read.run({} as Em, {})).rejects.toThrow('The read test-all must name its columns.');
});

it('is prepared once by a connection of PostgreSQL', async () => {
  const test = await createTestDatabase('postgres');
  const database = await openDatabase(test.location);
  await database.fork().transactional(async (tx) => {
    await LETTERS.run(tx as Em, { from: 'a', many: 1 });
    await LETTERS.run(tx as Em, { from: 'b', many: 1 });
    const names = await tx.execute(`select name from pg_prepared_statements where name = 'test-letters'`);
    expect(names).toEqual([{ name: 'test-letters' }]);
  });
  await database.close();
  await test.drop();
});
