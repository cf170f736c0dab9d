import type { Pool, PoolClient } from 'pg';

/** The names of statements that connections prepare, by their SQL. */
const names = new Map<string, string>();

/** Lets connections prepare this statement the first time that they run it. */
export function prepareStatement(name: string, sql: string): void {
  names.set(sql, name);
}

/**
 * Lets the connections of a pool prepare the statements registered above: PostgreSQL parses them once, and plans them once
 * when the plan does not depend on the values.
 *
 * Not for a pooler: it would run the statement in a session that does not know it.
 */
export function prepareStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const queryByName = (config: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const name = typeof config === 'string' ? names.get(config) : undefined;
      return name === undefined
        ? query(config, values, ...rest)
        : query({ name, text: config, values }, ...rest);
    };
    client.query = queryByName as PoolClient['query'];
  });
}
