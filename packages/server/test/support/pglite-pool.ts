import type { PGlite } from '@electric-sql/pglite';
import { openPreparedPglite } from './database-template.ts';

/** A PGlite without rows that one server uses at a time. */
export interface BorrowedPglite {
  readonly pglite: PGlite;
  giveBack(): void;
}

/** Instances that are not in use. Starting one costs more than a second of CPU time, emptying one a few milliseconds. */
const free: PGlite[] = [];

/** Empties an instance of this worker, or starts a new one when all of them are in use. */
export async function borrowPglite(): Promise<BorrowedPglite> {
  const known = free.pop();
  const pglite = known ?? (await openPreparedPglite());
  if (known !== undefined) await removeRows(known);
  return { pglite, giveBack: () => void free.push(pglite) };
}

/** Keeps what the migrations and the queue's set-up wrote. Tables that were never written to are skipped. */
async function removeRows(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and pg_relation_size(oid) > 0 and (
        (relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations')
        or (relnamespace = 'jobs'::regnamespace and relname not in ('version', 'queue', 'schedule')))`,
  );
  if (rows.length === 0) return;
  // The ledger's triggers refuse every deletion; this mode switches triggers off.
  await pglite.exec(`
    set session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join(', ')} cascade;
    set session_replication_role = origin;
  `);
}
