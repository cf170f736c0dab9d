import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITIES } from '../../src/database/entities.ts';
import { type Database, openDatabase } from '../../src/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { SHARED_TABLES, USER_COLUMNS } from './person-tables.ts';

/** Only duties use these, for the rows of all people. */
const DUTY_INDEXES = [
  'access_token_expires_at_index',
  'access_token_revoked_at_index',
  'credit_entry_id_index',
  'idempotency_key_created_at_index',
  'session_expires_at_index',
  'style_tile_generation_status_index',
  'subscription_access_until_index',
  'subscription_next_grant_at_index',
  'upload_check_at_index',
];

describe('the keys of what belongs to a person', () => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase('pglite');
    database = await openDatabase(test.location);
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  const read = <Row>(sql: string) => database.fork().execute<Row[]>(sql);

  it('are led by the user, except of indexes for duties', async () => {
    const keys = await read<{ table: string; name: string; first: string; is_unique: boolean }>(`
      select c.relname as table, i.relname as name, a.attname as first, x.indisunique as is_unique
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where c.relnamespace = 'public'::regnamespace`);
    const others = keys.filter(
      ({ table, first }) => USER_COLUMNS.has(table) && USER_COLUMNS.get(table) !== first,
    );
    expect(others.filter(({ is_unique: isUnique }) => isUnique)).toEqual([]);
    expect(others.map(({ name }) => name).toSorted()).toEqual(DUTY_INDEXES);
  });

  it('are led by the user in references, and no shared table refers to them', async () => {
    const references = await read<{ table: string; first: string }>(`
      select c.conrelid::regclass::text as table, a.attname as first from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f'
      and c.connamespace = 'public'::regnamespace`);
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter(({ first }) => first !== 'user_id')).toEqual([]);
    expect(references.filter(({ table }) => SHARED_TABLES.includes(table))).toEqual([]);
  });

  it('cover every table that is not shared', () => {
    const tables: readonly string[] = ENTITIES.map(({ meta }) => meta.tableName);
    expect(SHARED_TABLES.filter((table) => !tables.includes(table))).toEqual([]);
    expect(USER_COLUMNS.size + SHARED_TABLES.length).toBe(tables.length);
  });
});
