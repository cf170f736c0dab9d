import type { Pool, PoolClient } from 'pg';

/** Time the code that uses a connection gets to give it back by itself. */
const GRACE_MS = 100;

/**
 * Gives back connections that broke in the middle of a transaction.
 *
 * Kysely, on which the ORM stands, returns a connection only after a commit or a rollback that worked. When the
 * database goes away neither does, so each transaction of that moment would keep its place in the pool for ever and
 * after a few restarts of the database there would be none left.
 */
export function releaseDeadConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  const ended = new WeakSet<PoolClient>();
  const release = (client: PoolClient): void => {
    if (!inUse.delete(client)) return;
    client.release(true);
    // The pool has let go of it; whoever still holds it may say so as often as they like.
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
    // It may break in the very moment it is handed out; nothing would tell of it again.
    if (ended.has(client)) releaseSoon(client);
  });
  pool.on('release', (_error, client) => inUse.delete(client));
}
