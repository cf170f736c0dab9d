import { sampleSize } from '../../../engine/test/sample-size.ts';
import { QUEUE_SCHEMA } from '../../src/database/orm-options.ts';
import { SHARED_TABLES, USER_COLUMNS } from '../statements/person-tables.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import type { TestServer } from '../support/test-server.ts';

/**
 * The tables of each side of a database that is split by person: those keyed by a person, and those of all people with
 * the queue's. A transaction that writes both commits on two machines.
 */
const TABLES = {
  person: [...USER_COLUMNS.keys()],
  shared: [...SHARED_TABLES, `${QUEUE_SCHEMA}.job`],
} as const;
export type Side = keyof typeof TABLES;

/** Short runs take back commits of PostgreSQL only: it is the one that can be split. */
export const SPLIT_KINDS = DATABASE_KINDS.slice(sampleSize(1, 0));

/**
 * Runs `work` and then takes back everything it wrote on one side, as if the machine of that side had died before its
 * commit. The process dies too: whatever `work` returns or throws is lost.
 */
export async function loseCommit(
  server: TestServer,
  side: Side,
  work: () => Promise<unknown>,
): Promise<void> {
  const { em } = server.ctx();
  const copies = await Promise.all(TABLES[side].map((table) => describeCopy(server, table)));
  await em.execute('create schema saved');
  try {
    for (const { table, saved } of copies) await em.execute(`create table ${saved} as table ${table}`);
    await work().catch(() => undefined);
    // Without foreign keys and triggers, because whole tables are replaced, also the append-only ledger.
    await em.transactional(async (tx) => {
      await tx.execute(`set local session_replication_role = 'replica'`);
      for (const { table, saved, columns } of copies) {
        await tx.execute(`delete from ${table}`);
        await tx.execute(`insert into ${table} (${columns}) select ${columns} from ${saved}`);
      }
    });
  } finally {
    await em.execute('drop schema saved cascade');
  }
}

async function describeCopy(server: TestServer, table: string) {
  const { em } = server.ctx();
  const [row] = await em.execute<{ columns: string }[]>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return { table, saved: `saved.${table.replace('.', '_')}`, columns: row?.columns ?? '' };
}
