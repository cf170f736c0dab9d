import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import { loadGeneratedKey, toKeys } from './config/keys.ts';
import { TIMINGS, type Timings } from './config/limits.ts';
import type { Services } from './context/context.ts';
import { createPaymentCounts } from './context/payment-counts.ts';
import { type DatabaseLocation, openDatabase } from './database/open-database.ts';
import { postgresLimits } from './database/postgres-limits.ts';
import { createLanes, createWorkQueue } from './http/work-queue.ts';
import { openJobs } from './jobs/jobs.ts';
import { unlessAborted } from './lib/unless-aborted.ts';
import { createPasswordHasher } from './modules/account/password.ts';
import { createStripeProvider } from './modules/billing/stripe-provider.ts';
import { createDirector } from './modules/generation/create-director.ts';
import { createMailTransport } from './modules/mail/create-mail-transport.ts';
import { openSyncHub } from './modules/sync/sync-hub.ts';
import { createUploadStore } from './modules/upload/create-upload-store.ts';

/** For one address, and for one network. */
const WAITING_SIGN_INS = {
  maxWaiting: 200,
  message: 'Too many sign-ins at the moment. Please try again shortly.',
} as const;

/**
 * Decoding an image takes up to 64 MiB and one of the four threads of Node; hashing passwords takes two, so one is left
 * for files and DNS.
 */
export const IMAGES = {
  concurrency: 1,
  maxWaiting: 50,
  maxWaitMs: 8_000,
  message: 'Too many uploads at the moment. Please try again shortly.',
} as const;

/** The services, and how to close them. */
export interface OpenServices {
  readonly services: Services;
  /**
   * Stops the jobs, then the connections, then the database, and unlocks the data folder.
   *
   * @param forced when aborted, running jobs are not waited for; the database is still closed
   */
  close(forced?: AbortSignal): Promise<void>;
}

/**
 * Opens everything a server works with: migrated database, change feed, job queue, upload store, director, mail.
 *
 * If one part fails, those already open are closed again.
 *
 * @param location where the data is stored; from the configuration by default
 * @param timings intervals and timeouts; tests use others
 */
export async function createServices(
  config: Config,
  log: FastifyBaseLogger,
  location: DatabaseLocation = locationOf(config),
  timings: Timings = TIMINGS,
): Promise<OpenServices> {
  const opened: ((forced: AbortSignal) => Promise<void>)[] = [];
  const close = async (forced = new AbortController().signal): Promise<void> => {
    for (const closePart of opened.splice(0).reverse()) await closePart(forced);
  };
  try {
    const keys = toKeys(config.sessionKeys ?? [loadGeneratedKey(config.dataDir)]);
    const database = await openDatabase(location);
    opened.push(() => database.close());
    await database.migrate((message) => log.warn(message));
    const sync = await openSyncHub(database.listen);
    opened.push(() => sync.stop());
    const jobs = await openJobs(database.queueOptions, log, timings.jobsStopMs);
    opened.push((forced) => unlessAborted(jobs.stop(), forced));
    const passwords = createPasswordHasher({ isProduction: config.isProduction });
    const uploads = createUploadStore(config);
    const director = createDirector(config);
    const mailer = createMailTransport(config);
    const services = {
      config,
      keys,
      database,
      jobs,
      sync,
      passwords,
      images: createWorkQueue(IMAGES),
      passwordLanes: createLanes({ ...WAITING_SIGN_INS, concurrency: 1 }),
      networkLanes: createLanes({ ...WAITING_SIGN_INS, concurrency: 10 }),
      timings,
      uploads,
      director,
      mailer,
      payments: config.stripe === null ? null : createStripeProvider(config.stripe),
      paymentCounts: createPaymentCounts(),
      attemptCounts: new Map(),
      log,
    };
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function locationOf(config: Config): DatabaseLocation {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl, dataDir, statementSeconds } = config;
  return databaseUrl === null
    ? { folder: path.resolve(dataDir) }
    : {
        url: databaseUrl,
        directUrl: databaseDirectUrl ?? databaseUrl,
        replicaUrl: databaseReplicaUrl ?? undefined,
        limits: postgresLimits(statementSeconds),
      };
}
