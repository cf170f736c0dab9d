import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/keys.ts';
import type { Timings } from '../config/limits.ts';
import type { Em } from '../database/entity-manager.ts';
import type { Database } from '../database/open-database.ts';
import type { Scope } from '../http/scopes.ts';
import type { Lanes, WorkQueue } from '../http/work-queue.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Director } from '../ports/director.ts';
import type { MailTransport } from '../ports/mail-transport.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { SyncHub } from '../ports/sync-hub.ts';
import type { UploadStore } from '../ports/upload-store.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import type { PaymentCounts } from './payment-counts.ts';

/** The services of a running server, one instance per process. Holds no state that must be shared between processes. */
export interface Services {
  readonly config: Config;
  readonly keys: Keys;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sync: SyncHub;
  readonly uploads: UploadStore;
  readonly passwords: PasswordHasher;
  /** Passwords of one email address, trusted browser or user are compared one after the other. */
  readonly passwordLanes: Lanes;
  /** Passwords of one network that are compared at once. */
  readonly networkLanes: Lanes;
  /** Images that are decoded and rewritten at once. */
  readonly images: WorkQueue;
  readonly timings: Timings;
  readonly director: Director;
  readonly mailer: MailTransport;
  /** Null when payment is not configured. */
  readonly payments: PaymentProvider | null;
  readonly paymentCounts: PaymentCounts;
  readonly attemptCounts: AttemptCounts;
  readonly log: FastifyBaseLogger;
}

/** The caller of a request, as seen by the connection. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

/** The context of a service call: the entity manager of one request or job, and the time at which it started. */
export interface Ctx {
  readonly services: Services;
  readonly em: Em;
  readonly now: Date;
}

/** A user who is signed in with a browser. */
export interface SessionActor {
  readonly userId: string;
  readonly sessionId: string;
  /** When the user last proved their identity. */
  readonly authenticatedAt: Date;
}

/** A program that calls with an access token of a user. */
export interface TokenActor {
  readonly userId: string;
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
}

/** The user of a request. */
export type Actor = SessionActor | TokenActor;

/** A context with a user. */
export interface ActorCtx extends Ctx {
  readonly actor: Actor;
}

/** A context with a user who is signed in with a browser. */
export interface SessionCtx extends Ctx {
  readonly actor: SessionActor;
}

/** A context of a call with an access token. */
export interface TokenCtx extends Ctx {
  readonly actor: TokenActor;
}

/**
 * Runs `work` in one transaction: all of its rows and jobs are written, or none.
 *
 * Never await the network inside. PGlite has a single connection, so a query on another entity manager would wait for
 * this transaction and deadlock.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.em.transactional((em) => work({ ...ctx, em: em as Em }));
}

/** A context for work outside a request. */
export function toCtx(services: Services): Ctx {
  return { services, em: services.database.fork(), now: new Date() };
}
