import { Client } from 'pg';
import { DatabaseSetupError } from './database-setup-error.ts';
import type { Em } from './entity-manager.ts';
import { type NotificationProbe, probeNotifications } from './notification-probe.ts';
import { type PostgresLimits, storeLimits, UNLIMITED } from './postgres-limits.ts';

/** How a PostgreSQL database is reached. */
export interface PostgresAccess {
  /** Leads to PostgreSQL itself. */
  readonly directUrl: string;
  readonly limits: PostgresLimits;
  /** An entity manager for requests, whose connections may be those of a pooler. */
  readonly fork: () => Em;
  /** How long a notification may take at the start, in milliseconds. */
  readonly notificationMs?: number | undefined;
}

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_240_311;

/**
 * Checks both ways to the database, migrates it and stores the time limits of requests. Processes that start together do
 * so one after the other; the first does the work, the others find nothing to do.
 *
 * @param warn gets what is not as it should be but heals without a restart
 * @throws DatabaseSetupError when a pooler is in the direct way, or the two ways lead to different databases or roles
 */
export async function preparePostgres(
  access: PostgresAccess,
  migrate: () => Promise<void>,
  warn: (message: string) => void,
): Promise<void> {
  const client = await connectDirectly(access);
  const listening = await connectDirectly(access);
  try {
    const probe = await probeNotifications(listening, access.notificationMs);
    const send = (channel: string, payload: string) =>
      client.query('select pg_notify($1, $2)', [channel, payload]);
    if (!(await probe.receives(send))) throw poolerInTheWay();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate();
    await storeLimits(client, access.limits);
    await checkRequests(access, client, probe, warn);
  } finally {
    // Closing the connection releases the lock, also when the work failed.
    await Promise.all([client.end(), listening.end()]);
  }
}

async function connectDirectly({ directUrl, limits }: PostgresAccess): Promise<Client> {
  const client = new Client({
    connectionString: directUrl,
    connectionTimeoutMillis: limits.connectMs,
    options: UNLIMITED,
  });
  // A connection that breaks fails the next statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // This is how PgBouncer refuses settings of a session that it does not keep.
    if (error instanceof Error && error.message.includes('unsupported startup parameter'))
      throw poolerInTheWay(error);
    throw error;
  }
  return client;
}

function poolerInTheWay(cause?: unknown): DatabaseSetupError {
  return new DatabaseSetupError(
    'The database is reached through a connection pooler that keeps no sessions, such as PgBouncer in transaction ' +
      'mode: notifications do not arrive. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself; DATABASE_URL ' +
      'may remain that of the pooler.',
    cause,
  );
}

interface Session {
  readonly role: string;
  readonly database: string;
  /** In milliseconds. */
  readonly statementMs: number;
}

const SESSION = `select current_user as "role", current_database() as "database",
  (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs"`;

/** Requests must use the same database as LISTEN, and the same role, because the time limits are its defaults. */
async function checkRequests(
  { fork, limits }: PostgresAccess,
  client: Client,
  probe: NotificationProbe,
  warn: (message: string) => void,
): Promise<void> {
  const em = fork();
  const [request] = await em.execute<Session[]>(SESSION);
  const [direct] = (await client.query<Session>(SESSION)).rows;
  if (request === undefined || direct === undefined) throw new Error('A select without a table has one row.');
  const isSameRole = request.role === direct.role && request.database === direct.database;
  const send = (channel: string, payload: string) => em.execute('select pg_notify(?, ?)', [channel, payload]);
  if (!isSameRole || !(await probe.receives(send))) {
    throw new DatabaseSetupError(
      `DATABASE_URL leads to the database ${request.database} as ${request.role}, DATABASE_DIRECT_URL to ` +
        `${direct.database} as ${direct.role}${isSameRole ? ' on another server' : ''}. Both must lead to the same ` +
        'database of the same server with the same role.',
    );
  }
  if (request.statementMs === limits.statementMs) return;
  warn(
    `The pooler still uses connections with a statement limit of ${request.statementMs} ms instead of ` +
      `${limits.statementMs} ms. Run RECONNECT on its admin console, or wait until it replaces them.`,
  );
}
