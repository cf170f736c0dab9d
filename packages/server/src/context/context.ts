import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/keys.ts';
import type { Pace } from '../config/limits.ts';
import type { Em } from '../database/entity-manager.ts';
import type { Database } from '../database/open-database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Director } from '../ports/director.ts';
import type { MailTransport } from '../ports/mail-transport.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { SyncHub } from '../ports/sync-hub.ts';
import type { UploadStore } from '../ports/upload-store.ts';

/** What a running server is made of; there is one a process, and nothing in it that another process would miss. */
export interface House {
  readonly config: Config;
  readonly keys: Keys;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sync: SyncHub;
  readonly uploads: UploadStore;
  readonly passwords: PasswordHasher;
  readonly pace: Pace;
  readonly director: Director;
  readonly mailer: MailTransport;
  readonly log: FastifyBaseLogger;
}

/** Who calls, as far as the connection tells. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

/** What a service works with: one request's or one job's entity manager, and the clock it was started at. */
export interface Ctx {
  readonly house: House;
  readonly em: Em;
  readonly now: Date;
}

/** The signed-in person of a request. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** When they last proved who they are. */
  readonly authenticatedAt: Date;
}

/** A context in which somebody is signed in. */
export interface ActorCtx extends Ctx {
  readonly actor: Actor;
}

/**
 * Runs `work` in one transaction: all of its rows and jobs, or none.
 *
 * Never await the network inside. On PGlite there is one connection, so a query on another entity manager would wait
 * for this very transaction.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.em.transactional((em) => work({ ...ctx, em: em as Em }));
}

/** A context for work that no request asked for. */
export function toCtx(house: House): Ctx {
  return { house, em: house.database.fork(), now: new Date() };
}
