import type { Client } from 'pg';

/** Timeouts for PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** To open a connection or to get one from the pool. */
  readonly connectMs: number;
  /** A statement, including lock waits. */
  readonly statementMs: number;
  /** An idle transaction. */
  readonly idleMs: number;
}

/** A statement of a job may take this many times as long as one of a request. */
const JOB_FACTOR = 10;

/** A statement that takes longer is canceled, so that with 4 seconds the caller gets a 503 within five. */
export function postgresLimits(statementSeconds: number): PostgresLimits {
  const milliseconds = (factor: number) => Math.round(1_000 * factor * statementSeconds);
  return { connectMs: milliseconds(0.75), statementMs: milliseconds(1), idleMs: 15_000 };
}

export const POSTGRES_LIMITS = postgresLimits(4);

type Settings = Readonly<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
>;

function toSettings({ statementMs, idleMs }: PostgresLimits): Settings {
  return {
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
  };
}

/** Startup options of the direct connections that run jobs. */
export function jobOptions(limits: PostgresLimits): string {
  return toOptions(toSettings({ ...limits, statementMs: JOB_FACTOR * limits.statementMs }));
}

/** Startup options of a direct connection that may wait for as long as it takes. */
export const UNLIMITED = toOptions({
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
});

function toOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Makes the limits the defaults of new sessions of this role in this database. They cannot be sent by the connections
 * themselves: those of a pooler belong to no one process. A role may change its own defaults, so this needs no special
 * privilege. Writes nothing when the defaults are the same.
 */
export async function storeLimits(client: Client, limits: PostgresLimits): Promise<void> {
  const wanted = Object.entries(toSettings(limits)).map(([name, value]) => `${name}=${value}`);
  const { rows } = await client.query<{ database: string; settings: string[] }>(
    `select current_database() as database, coalesce(
       (select setconfig from pg_db_role_setting
         where setdatabase = (select oid from pg_database where datname = current_database())
           and setrole = (select oid from pg_roles where rolname = current_user)), '{}') as settings`,
  );
  const [stored] = rows;
  if (stored === undefined || wanted.every((setting) => stored.settings.includes(setting))) return;
  const database = client.escapeIdentifier(stored.database);
  for (const [name, value] of Object.entries(toSettings(limits))) {
    await client.query(`alter role current_user in database ${database} set ${name} = ${value}`);
  }
}
