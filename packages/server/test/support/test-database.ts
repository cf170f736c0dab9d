import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { Client } from 'pg';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import type { DatabaseLocation } from '../../src/database/open-database.ts';
import type { PostgresLimits } from '../../src/database/postgres-limits.ts';
import { startPrivatePgbouncer } from '../postgres/private-pgbouncer.ts';
import { preparePostgresTemplate } from './database-template.ts';
import { acquirePglite } from './pglite-pool.ts';

/** The databases that every test of behavior runs on. */
export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
/** `pgbouncer` is PostgreSQL behind a pooler in transaction mode with few connections. */
export type DatabaseKind = (typeof DATABASE_KINDS)[number] | 'pgbouncer';
/** For tests that need PostgreSQL; the long run repeats them behind the pooler. */
export const POSTGRES_KINDS = (['postgres', 'pgbouncer'] as const).slice(0, sampleSize(1, 2));
/** For tests of races and failures; the long run repeats them behind the pooler. */
export const RACE_KINDS = ['pglite', ...POSTGRES_KINDS] as const;

/** An empty database with all tables; call `drop` when all connections are closed. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

export interface PostgresTestDatabase extends TestDatabase {
  readonly url: string;
}

/** Long enough for a busy machine. */
const LONG_LIMITS: PostgresLimits = { connectMs: 60_000, statementMs: 60_000, idleMs: 60_000 };

/**
 * Creates a database for exclusive use, copied from a migrated template or emptied.
 *
 * @param limits shorter ones for tests of the limits themselves
 */
export function createTestDatabase(kind: DatabaseKind, limits = LONG_LIMITS): Promise<TestDatabase> {
  if (kind === 'pgbouncer') return createPooled(limits);
  return kind === 'postgres' ? createPostgres(limits) : createPglite();
}

/** A PostgreSQL database whose `url` leads to a pooler of its own. */
export async function createPooled(limits = LONG_LIMITS): Promise<PostgresTestDatabase> {
  const { url: directUrl, drop } = await createPostgres(limits);
  const pooler = await startPrivatePgbouncer({ postgresUrl: directUrl });
  const url = pooler.urlOf(directUrl);
  return {
    url,
    location: { url, directUrl, limits },
    drop: async () => {
      await pooler.stop();
      await drop();
    },
  };
}

async function createPglite(): Promise<TestDatabase> {
  const { pglite, release } = await acquirePglite();
  return { location: { pglite }, drop: async () => release() };
}

/** A PostgreSQL database like `createTestDatabase`, with its address. */
export async function createPostgres(limits = LONG_LIMITS): Promise<PostgresTestDatabase> {
  const name = newName();
  await withServer(async (client) => {
    const template = await preparePostgresTemplate(client, urlOf);
    await client.query(`create database ${name} template ${template}`);
  });
  return toTestDatabase(name, limits);
}

/** A PostgreSQL database without tables, for tests of the first start. */
export async function createEmptyPostgres(): Promise<PostgresTestDatabase> {
  const name = newName();
  await withServer(async (client) => void (await client.query(`create database ${name}`)));
  return toTestDatabase(name, LONG_LIMITS);
}

function toTestDatabase(name: string, limits: PostgresLimits): PostgresTestDatabase {
  const url = urlOf(name);
  return {
    url,
    location: { url, limits },
    drop: () => withServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

function newName(): string {
  return `stylekit_test_${randomBytes(6).toString('hex')}`;
}

async function withServer(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: urlOf(null) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string | null): string {
  const base = process.env['TEST_DATABASE_URL'];
  if (base === undefined) {
    throw new Error('The tests require PostgreSQL: run them with npm test, or set TEST_DATABASE_URL.');
  }
  const url = new URL(base);
  if (database !== null) url.pathname = `/${database}`;
  return url.href;
}
