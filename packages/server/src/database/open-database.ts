import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { fromPglite } from 'pg-boss';
import type { Em } from './entity-manager.ts';
import { lockFolder } from './folder-lock.ts';
import { type Listen, listenOnPglite, listenOnPostgres } from './listen.ts';
import { ORM_OPTIONS } from './orm-options.ts';
import { releaseDeadConnections } from './release-dead-connections.ts';

/** Where the rows live: a server by its address, or a folder of PGlite's (null: in memory, for tests). */
export type DatabasePlace =
  | { readonly url: string; readonly poolSize?: number }
  | { readonly folder: string | null; readonly snapshot?: Blob };

/** An open database of either kind, with everything above it alike. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** A fresh entity manager: one a request, one a job. */
  fork(): Em;
  /** What the job queue needs to work in the same database. */
  readonly queueOptions: ConstructorOptions;
  readonly listen: Listen;
  /** Brings the tables up to date; safe to call from any number of processes at once. */
  migrate(): Promise<void>;
  /** The statements that would bring the tables to the entities: empty when they fit. */
  schemaDrift(): Promise<string>;
  /** A copy of everything, which PGlite can start from. Tests start in a fifth of the time that way. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

/** Any number, as long as every process uses the same. */
const MIGRATION_LOCK = 7_240_311;
/** A statement that waits longer, for a lock or for work, is given up: the caller gets a 503 within five seconds. */
const STATEMENT_TIMEOUT_MS = 4_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CLOSE_LIMIT_MS = 5_000;

export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return 'url' in place ? openPostgres(place.url, place.poolSize ?? 10) : openPglite(place);
}

async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const orm = await PostgresOrm.init({
    ...ORM_OPTIONS,
    clientUrl: url,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  });
  releaseDeadConnections(await orm.em.getConnection().getNativeClient());
  return {
    kind: 'postgres',
    fork: () => orm.em.fork() as Em,
    queueOptions: { connectionString: url, max: 4, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    listen: listenOnPostgres(url),
    migrate: () => withPostgresLock(url, async () => void (await orm.migrator.up())),
    schemaDrift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    snapshot: () =>
      Promise.reject(new Error('PostgreSQL copies a database by itself: create database … template.')),
    close: () => closeWithin(orm.close(true)),
  };
}

async function openPglite(place: { folder: string | null; snapshot?: Blob }): Promise<Database> {
  const lock = place.folder === null ? null : lockFolder(place.folder);
  const pglite = await PGlite.create({
    ...(place.folder === null ? {} : { dataDir: path.join(place.folder, 'pglite') }),
    ...(place.snapshot === undefined ? {} : { loadDataDir: place.snapshot }),
  });
  const orm = await PgliteOrm.init({ ...ORM_OPTIONS, dbName: 'stylekit', driverOptions: { pglite } });
  return {
    kind: 'pglite',
    fork: () => orm.em.fork() as Em,
    queueOptions: { db: fromPglite(pglite), backend: 'pglite' },
    listen: listenOnPglite(pglite),
    migrate: async () => void (await orm.migrator.up()),
    schemaDrift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    snapshot: () => pglite.dumpDataDir('none'),
    close: async () => {
      await orm.close(true);
      await pglite.close();
      lock?.release();
    },
  };
}

/** The pool waits for every connection that is out; one that was lost with the database must not hold the process. */
async function closeWithin(closing: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const late = delay(CLOSE_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([closing, late]);
  limit.abort();
}

/** Processes that start together migrate one after the other; the first does the work, the others find it done. */
async function withPostgresLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    // Ending the connection gives the lock back, also where the work failed.
    await client.end();
  }
}
