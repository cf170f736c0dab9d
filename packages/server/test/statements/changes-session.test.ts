import { expect, it } from 'vitest';
import { changesSession } from './changes-session.ts';

it.each([
  'set statement_timeout = 0',
  'SET session statement_timeout = 0',
  'reset all',
  'listen "changes"',
  'prepare plan as select 1',
  'create temporary table t (n int)',
  'declare c cursor with hold for select 1',
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_lock_shared(1)',
  `select set_config('a', 'b', false)`,
])('finds what stays in the session: %s', (sql) => {
  expect(changesSession(sql)).toBe(true);
});

it.each([
  'set local statement_timeout = 0',
  'set transaction isolation level serializable',
  'select pg_advisory_xact_lock(1)',
  `select set_config('a', 'b', true)`,
  `select pg_notify('a', 'b')`,
  'update project set name = $1',
])('accepts what ends with the transaction: %s', (sql) => {
  expect(changesSession(sql)).toBe(false);
});
