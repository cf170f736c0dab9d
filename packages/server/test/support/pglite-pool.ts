import type { PGlite } from '@electric-sql/pglite';
import { openPreparedPglite } from './database-template.ts';

/** A PGlite without any row, for one user at a time. */
export interface BorrowedPglite {
  readonly pglite: PGlite;
  giveBack(): void;
}

/** Instances nobody uses now. Starting one costs more than a second of processor time, emptying one a few milliseconds. */
const free: PGlite[] = [];

/** An instance of this worker's, emptied; a new one where all of them are in use. */
export async function borrowPglite(): Promise<BorrowedPglite> {
  const known = free.pop();
  const pglite = known ?? (await openPreparedPglite());
  if (known !== undefined) await removeRows(known);
  return { pglite, giveBack: () => void free.push(pglite) };
}

/** Leaves what the migrations and the queue's set-up wrote, and does not touch a table that was never written to. */
async function removeRows(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and pg_relation_size(oid) > 0 and (
        (relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations')
        or (relnamespace = 'jobs'::regnamespace and relname not in ('version', 'queue', 'schedule')))`,
  );
  if (rows.length === 0) return;
  // The ledger refuses to be emptied by anybody but this.
  await pglite.exec(`
    set session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join(', ')} cascade;
    set session_replication_role = origin;
  `);
}
