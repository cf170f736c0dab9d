import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { House } from './context.ts';
import { type DatabasePlace, openDatabase } from './database/open-database.ts';
import { openJobs } from './jobs/jobs.ts';
import { loadGeneratedKey, toKeys } from './keys.ts';
import { createDirector } from './modules/generation/create-director.ts';
import { createMailTransport } from './modules/mail/create-mail-transport.ts';
import { openSyncHub } from './modules/sync/sync-hub.ts';
import { createUploadStore } from './modules/upload/create-upload-store.ts';

/** A house and how to leave it. */
export interface OpenHouse {
  readonly house: House;
  /** Stops the jobs, then the connections, then the database; the folder is free afterwards. */
  close(): Promise<void>;
}

/**
 * Opens everything a server works with: database brought up to date, job queue, change feed, upload store, director.
 *
 * What was opened before a failure is closed again.
 *
 * @param place where the rows live; from the configuration unless a test says otherwise
 */
export async function openHouse(
  config: Config,
  log: FastifyBaseLogger,
  place: DatabasePlace = placeOf(config),
): Promise<OpenHouse> {
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const leave of opened.splice(0).reverse()) await leave();
  };
  try {
    const keys = toKeys(config.sessionKeys ?? [loadGeneratedKey(config.dataDir)]);
    const database = await openDatabase(place);
    opened.push(() => database.close());
    await database.migrate();
    const sync = await openSyncHub(database.listen);
    opened.push(() => sync.stop());
    const jobs = await openJobs(database.queueOptions, (err) => log.error({ err }, 'job queue'));
    opened.push(() => jobs.stop());
    const uploads = createUploadStore(config);
    const director = createDirector(config);
    const mailer = createMailTransport(config);
    return { house: { config, keys, database, jobs, sync, uploads, director, mailer, log }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function placeOf({ databaseUrl, dataDir }: Config): DatabasePlace {
  return databaseUrl === null ? { folder: path.resolve(dataDir) } : { url: databaseUrl };
}
