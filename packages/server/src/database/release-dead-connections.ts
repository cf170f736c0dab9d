import type { Pool, PoolClient } from 'pg';

/** How long the code that uses a broken connection has to release it. */
const GRACE_MS = 100;

/**
 * Returns connections to the pool that broke during a transaction.
 *
 * Kysely, which the ORM uses, releases a connection only after a successful commit or rollback. When the database goes
 * down, both fail, so each open transaction would occupy its slot in the pool forever. After a few restarts of the
 * database no slot would be left.
 */
export function releaseDeadConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  const ended = new WeakSet<PoolClient>();
  const release = (client: PoolClient): void => {
    if (!inUse.delete(client)) return;
    client.release(true);
    // The pool has released the connection already; a later `release` by its user would throw.
    client.release = () => undefined;
  };
  const releaseSoon = (client: PoolClient): void => {
    setTimeout(() => release(client), GRACE_MS).unref();
  };
  pool.on('connect', (client) => {
    client.once('end', () => {
      ended.add(client);
      releaseSoon(client);
    });
  });
  pool.on('acquire', (client) => {
    inUse.add(client);
    // The connection may have broken while it was handed out; no further event would report that.
    if (ended.has(client)) releaseSoon(client);
  });
  pool.on('release', (_error, client) => inUse.delete(client));
}
