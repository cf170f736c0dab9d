import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import { type Database, type DatabasePlace, openDatabase } from '../../src/database/open-database.ts';
import { openJobs } from '../../src/jobs/jobs.ts';

/** The two databases every rule has to hold on. */
export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** An empty database with all of its tables, and how to throw it away. */
export interface TestDatabase {
  readonly place: DatabasePlace;
  drop(): Promise<void>;
}

/** Beside the other things this checkout keeps between runs. */
const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/stylekit');
const TEMPLATE_LOCK = 7_240_312;

/** A database of its own for one test file, copied from one that was migrated once. */
export function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'postgres' ? createPostgres() : createPglite();
}

/** Changes whenever the tables may have: the migrations' own sources, and pg-boss's version. */
function fingerprint(): string {
  const folder = path.resolve(import.meta.dirname, '../../src/database/migrations');
  const hash = createHash('sha256');
  for (const { name } of MIGRATIONS) hash.update(readFileSync(path.join(folder, `${name}.ts`)));
  hash.update(readFileSync(path.resolve(import.meta.dirname, '../../src/jobs/jobs.ts')));
  hash.update(readFileSync(path.resolve(import.meta.dirname, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function prepare(place: DatabasePlace): Promise<Database> {
  const database = await openDatabase(place);
  await database.migrate();
  const jobs = await openJobs(database.queueOptions, (error) => {
    throw error;
  });
  await jobs.stop();
  return database;
}

async function createPostgres(): Promise<TestDatabase> {
  const template = `stylekit_template_${fingerprint()}`;
  const name = `stylekit_test_${randomBytes(6).toString('hex')}`;
  await withServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      const database = await prepare({ url: urlOf(draft) });
      await database.close();
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    place: { url: urlOf(name) },
    drop: () => withServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** A PostgreSQL database without any table, for what happens at a first start. */
export async function createEmptyPostgres(): Promise<TestDatabase & { readonly url: string }> {
  const name = `stylekit_test_${randomBytes(6).toString('hex')}`;
  await withServer(async (client) => void (await client.query(`create database ${name}`)));
  const url = urlOf(name);
  return {
    url,
    place: { url },
    drop: () => withServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
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
    throw new Error('The tests need a PostgreSQL: run them with npm test, or name one in TEST_DATABASE_URL.');
  }
  const url = new URL(base);
  if (database !== null) url.pathname = `/${database}`;
  return url.href;
}

async function createPglite(): Promise<TestDatabase> {
  const file = path.join(CACHE, `pglite-${fingerprint()}.tar`);
  if (!existsSync(file)) await writeSnapshot(file);
  return { place: { folder: null, snapshot: new Blob([readFileSync(file)]) }, drop: async () => undefined };
}

/** Two workers may both make it; each writes a whole file and the last one stays. */
async function writeSnapshot(file: string): Promise<void> {
  const database = await prepare({ folder: null });
  const snapshot = await database.snapshot();
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(draft, file);
}
