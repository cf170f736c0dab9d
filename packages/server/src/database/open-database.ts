import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { type Pool, types } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { fromPglite } from 'pg-boss';
import type { Em } from './entity-manager.ts';
import { lockFolder } from './folder-lock.ts';
import { type Listen, listenOnPglite, listenOnPostgres } from './listen.ts';
import { ORM_OPTIONS } from './orm-options.ts';
import { jobOptions, POSTGRES_LIMITS, type PostgresLimits } from './postgres-limits.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { prepareStatements } from './prepared-statements.ts';
import { createReadReplica, type ReadReplica } from './read-replica.ts';
import { readTime } from './read-time.ts';
import { releaseDeadConnections } from './release-dead-connections.ts';

/** Where the data is stored: a PostgreSQL server, a PGlite folder, or a PGlite instance that the caller closes. */
export type DatabaseLocation = PostgresLocation | { readonly folder: string } | { readonly pglite: PGlite };

/** A PostgreSQL server. */
export interface PostgresLocation {
  /** May lead to a pooler in transaction mode. */
  readonly url: string;
  /** Leads to PostgreSQL itself, for what needs a session: LISTEN, migrations and jobs; by default `url`. */
  readonly directUrl?: string | undefined;
  /** Leads to a streaming replica, which answers reads while it has everything; by default there is none. */
  readonly replicaUrl?: string | undefined;
  /** Connections for requests. */
  readonly poolSize?: number;
  readonly limits?: PostgresLimits;
  /** How long a notification may take when the connections are checked, in milliseconds. */
  readonly notificationMs?: number;
}

/** An open database of either kind, behind one interface. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** How many requests may use the database at once; more would only wait for its connections. */
  readonly concurrency: number;
  /** A new entity manager; one per request or job. */
  fork(): Em;
  /** The same database for work outside requests, with connections and time limits of its own. */
  readonly forJobs: Pick<Database, 'fork'>;
  /** Answers reads instead of this database while it has everything; null if none is configured. */
  readonly replica: ReadReplica | null;
  /** The options with which the job queue connects to the same database. */
  readonly queueOptions: ConstructorOptions;
  readonly listen: Listen;
  /**
   * Checks the connections and brings the schema up to date; any number of processes may call it at the same time.
   *
   * @param warn gets what the operator should know
   * @throws DatabaseSetupError when the configured addresses do not fit together
   */
  migrate(warn?: (message: string) => void): Promise<void>;
  /** The statements that would make the schema match the entities; empty if it does. */
  schemaDrift(): Promise<string>;
  close(): Promise<void>;
}

/** Connections of a process that run jobs; the queue has as many again. */
const JOB_POOL_SIZE = 4;
/** PGlite runs one transaction at a time. */
const PGLITE_CONCURRENCY = 4;
const CLOSE_TIMEOUT_MS = 5_000;
/** The primary answers a read for which the replica needs longer to connect. */
const REPLICA_CONNECT_MS = 500;

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location);
  return 'folder' in location
    ? openFolder(location.folder)
    : openPglite(location.pglite, async () => undefined);
}

async function openPostgres(location: PostgresLocation): Promise<Database> {
  const {
    url,
    directUrl = url,
    replicaUrl,
    poolSize = 10,
    limits = POSTGRES_LIMITS,
    notificationMs,
  } = location;
  const { connectMs } = limits;
  const hasOwnSessions = directUrl === url;
  const requests = await openPool({ url, size: poolSize, connectMs, hasOwnSessions });
  const jobs = await openPool({
    url: directUrl,
    size: JOB_POOL_SIZE,
    connectMs,
    options: jobOptions(limits),
  });
  const replica = replicaUrl === undefined ? null : await openReplica(replicaUrl, poolSize);
  const fork = () => requests.em.fork() as Em;
  return {
    kind: 'postgres',
    // While one request uses a connection, another prepares its next query.
    concurrency: 2 * poolSize,
    fork,
    forJobs: { fork: () => jobs.em.fork() as Em },
    replica: replica === null ? null : createReadReplica(() => replica.em.fork() as Em),
    queueOptions: {
      connectionString: directUrl,
      max: JOB_POOL_SIZE,
      connectionTimeoutMillis: connectMs,
      options: jobOptions(limits),
    },
    listen: listenOnPostgres(directUrl),
    migrate: (warn = () => undefined) => {
      const access = { directUrl, limits, fork, notificationMs };
      return preparePostgres(access, async () => void (await jobs.migrator.up()), warn);
    },
    schemaDrift: () => requests.schema.getUpdateSchemaSQL({ wrap: false }),
    close: () =>
      closeWithTimeout(
        Promise.all([requests, jobs, ...(replica === null ? [] : [replica])].map((orm) => orm.close(true))),
      ),
  };
}

interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly connectMs: number;
  /** Startup options, which only a direct connection accepts. */
  readonly options?: string;
  /** Whether a connection is a session of PostgreSQL, rather than one of a pooler. */
  readonly hasOwnSessions?: boolean;
}

function openReplica(url: string, size: number): Promise<PostgresOrm> {
  return openPool({ url, size, connectMs: REPLICA_CONNECT_MS });
}

/** Connections without settings of their own: a pooler may use another one for each transaction. */
function openPool({
  url,
  size,
  connectMs,
  options,
  hasOwnSessions = false,
}: PoolOptions): Promise<PostgresOrm> {
  return PostgresOrm.init({
    ...ORM_OPTIONS,
    clientUrl: url,
    pool: { min: 0, max: size },
    driverOptions: {
      connectionTimeoutMillis: connectMs,
      ...(options === undefined ? {} : { options }),
      keepAlive: true,
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        readTimes(pool);
        if (hasOwnSessions) prepareStatements(pool);
      },
    },
  });
}

/** Parses times as Dates, as PGlite does; the ORM would return strings. */
function readTimes(pool: Pool): void {
  const { TIMESTAMPTZ } = types.builtins;
  pool.on('connect', (client) => client.setTypeParser(TIMESTAMPTZ, readTime));
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
  const fork = () => orm.em.fork() as Em;
  return {
    kind: 'pglite',
    concurrency: PGLITE_CONCURRENCY,
    fork,
    // It has one connection, and a statement cannot be canceled.
    forJobs: { fork },
    replica: null,
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
async function closeWithTimeout(closing: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  const timeout = delay(CLOSE_TIMEOUT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([closing, timeout]);
  limit.abort();
}
