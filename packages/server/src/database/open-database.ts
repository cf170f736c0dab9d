import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { Client, type Pool, types } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { fromPglite } from 'pg-boss';
import type { Em } from './entity-manager.ts';
import { lockFolder } from './folder-lock.ts';
import { type Listen, listenOnPglite, listenOnPostgres } from './listen.ts';
import { ORM_OPTIONS } from './orm-options.ts';
import { releaseDeadConnections } from './release-dead-connections.ts';

/** Where the data is stored: a PostgreSQL server, a PGlite folder, or a PGlite instance that the caller closes. */
export type DatabaseLocation =
  | { readonly url: string; readonly poolSize?: number; readonly limits?: PostgresLimits }
  | { readonly folder: string }
  | { readonly pglite: PGlite };

/** Timeouts for PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** To open a connection or to get one from the pool. */
  readonly connectMs: number;
  /** A statement, including lock waits. */
  readonly statementMs: number;
  /** An idle transaction. */
  readonly idleMs: number;
}

/** A statement that takes longer is canceled, so that with 4 seconds the caller gets a 503 within five. */
export function postgresLimits(statementSeconds: number): PostgresLimits {
  return { connectMs: 750 * statementSeconds, statementMs: 1_000 * statementSeconds, idleMs: 15_000 };
}

export const POSTGRES_LIMITS = postgresLimits(4);

/** An open database of either kind, behind one interface. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** How many requests may use the database at once; more would only wait for its connections. */
  readonly concurrency: number;
  /** A new entity manager; one per request or job. */
  fork(): Em;
  /** The options with which the job queue connects to the same database. */
  readonly queueOptions: ConstructorOptions;
  readonly listen: Listen;
  /** Brings the schema up to date; any number of processes may call it at the same time. */
  migrate(): Promise<void>;
  /** The statements that would make the schema match the entities; empty if it does. */
  schemaDrift(): Promise<string>;
  close(): Promise<void>;
}

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_240_311;
/** PGlite runs one transaction at a time. */
const PGLITE_CONCURRENCY = 4;
const CLOSE_TIMEOUT_MS = 5_000;

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location);
  return 'folder' in location
    ? openFolder(location.folder)
    : openPglite(location.pglite, async () => undefined);
}

async function openPostgres({
  url,
  poolSize = 10,
  limits = POSTGRES_LIMITS,
}: Extract<DatabaseLocation, { url: string }>): Promise<Database> {
  const orm = await PostgresOrm.init({
    ...ORM_OPTIONS,
    clientUrl: url,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      keepAlive: true,
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        readTimes(pool);
      },
    },
  });
  return {
    kind: 'postgres',
    // While one request uses a connection, another prepares its next query.
    concurrency: 2 * poolSize,
    fork: () => orm.em.fork() as Em,
    queueOptions: { connectionString: url, max: 4, connectionTimeoutMillis: limits.connectMs },
    listen: listenOnPostgres(url),
    migrate: () => withPostgresLock(url, async () => void (await orm.migrator.up())),
    schemaDrift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    close: () => closeWithTimeout(orm.close(true)),
  };
}

/** Parses times as Dates, as PGlite does; the ORM would return strings. */
function readTimes(pool: Pool): void {
  const { TIMESTAMPTZ } = types.builtins;
  pool.on('connect', (client) => client.setTypeParser(TIMESTAMPTZ, types.getTypeParser(TIMESTAMPTZ)));
}

async function openFolder(folder: string): Promise<Database> {
  const lock = lockFolder(folder);
  const pglite = await PGlite.create({ dataDir: path.join(folder, 'pglite') });
  return openPglite(pglite, async () => {
    await pglite.close();
    lock.release();
  });
}

async function openPglite(pglite: PGlite, dispose: () => Promise<void>): Promise<Database> {
  const orm = await PgliteOrm.init({ ...ORM_OPTIONS, dbName: 'stylekit', driverOptions: { pglite } });
  return {
    kind: 'pglite',
    concurrency: PGLITE_CONCURRENCY,
    fork: () => orm.em.fork() as Em,
    queueOptions: { db: fromPglite(pglite), backend: 'pglite' },
    listen: listenOnPglite(pglite),
    migrate: async () => void (await orm.migrator.up()),
    schemaDrift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    close: async () => {
      await orm.close(true);
      await dispose();
    },
  };
}

/** The pool waits for every connection in use; a connection lost with the database must not block the process. */
async function closeWithTimeout(closing: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const timeout = delay(CLOSE_TIMEOUT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([closing, timeout]);
  limit.abort();
}

/**
 * Processes that start together migrate one after the other; the first does the work, the others find nothing to do.
 */
async function withPostgresLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: POSTGRES_LIMITS.connectMs });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    // Closing the connection releases the lock, also when the work failed.
    await client.end();
  }
}
