import type { PGlite } from '@electric-sql/pglite';
import { openPreparedPglite } from './database-template.ts';

/** A PGlite without rows, used by one server at a time. */
export interface PooledPglite {
  readonly pglite: PGlite;
  release(): void;
}

/** Unused instances. Starting one takes more than a second of CPU time, emptying one a few milliseconds. */
const free: PGlite[] = [];

/** Returns an emptied instance of this worker, or starts a new one if all are in use. */
export async function acquirePglite(): Promise<PooledPglite> {
  const existing = free.pop();
  const pglite = existing ?? (await openPreparedPglite());
  if (existing !== undefined) await removeRows(existing);
  return { pglite, release: () => void free.push(pglite) };
}

/** Keeps the rows of the migrations and of the queue's setup. Tables that were never written to are skipped. */
async function removeRows(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and pg_relation_size(oid) > 0 and (
        (relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations')
        or (relnamespace = 'jobs'::regnamespace and relname not in ('version', 'queue', 'schedule')))`,
  );
  if (rows.length === 0) return;
  // The triggers of the ledger prevent deletions; this mode disables triggers.
  await pglite.exec(`
    set session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join(', ')} cascade;
    set session_replication_role = origin;
  `);
}
