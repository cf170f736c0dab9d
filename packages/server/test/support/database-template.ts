import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';
import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import { type DatabaseLocation, openDatabase } from '../../src/database/open-database.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import { createLogger } from '../../src/logger.ts';

/** Next to other caches of this checkout. */
const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/stylekit');
const TEMPLATE_LOCK = 7_240_312;

/** Returns the name of a PostgreSQL database with all tables and no rows; creates it if necessary. */
export async function preparePostgresTemplate(
  client: Client,
  urlOf: (name: string) => string,
): Promise<string> {
  const template = `stylekit_template_${fingerprint()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const found = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await createTables({ url: urlOf(draft) });
    await client.query(`alter database ${draft} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return template;
}

/**
 * Opens a new PGlite with all tables and no rows, from a cached copy, which takes a third of the time.
 *
 * @param dataDir an empty folder for its files; by default it is in memory
 */
export async function openPreparedPglite(dataDir?: string): Promise<PGlite> {
  const file = path.join(CACHE, `pglite-${fingerprint()}.tar`);
  if (!existsSync(file)) await keepPgliteCopy(file);
  const copy = { loadDataDir: new Blob([readFileSync(file)]) };
  return PGlite.create(dataDir === undefined ? copy : { ...copy, dataDir });
}

/**
 * Several workers may create the copy; each writes a complete file, and the last one stays. Outdated copies are
 * removed.
 */
async function keepPgliteCopy(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await createTables({ pglite });
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const isOld = /^pglite-.*\.tar$/.test(name) && name !== path.basename(file);
    if (isOld) rmSync(path.join(CACHE, name), { force: true });
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, new Uint8Array(await copy.arrayBuffer()));
  renameSync(draft, file);
}

async function createTables(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  await database.migrate();
  const jobs = await openJobs(database.queueOptions, createLogger('silent'));
  await jobs.stop();
  await database.close();
}

/** Changes whenever the tables may have changed: covers the migrations, the job queue and the version of pg-boss. */
function fingerprint(): string {
  const folder = path.resolve(import.meta.dirname, '../../src/database/migrations');
  const hash = createHash('sha256');
  for (const { name } of MIGRATIONS) hash.update(readFileSync(path.join(folder, `${name}.ts`)));
  hash.update(readFileSync(path.resolve(import.meta.dirname, '../../src/jobs/queues.ts')));
  hash.update(readFileSync(path.resolve(import.meta.dirname, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}
