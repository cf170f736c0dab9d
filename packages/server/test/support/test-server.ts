import { randomUUIDv7 } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config/config.ts';
import { TIMINGS, type Timings } from '../../src/config/limits.ts';
import { type Ctx, type Services, type SessionCtx, toCtx } from '../../src/context/context.ts';
import { createServices } from '../../src/create-services.ts';
import { claimName } from '../../src/database/directory.ts';
import { type User, UserEntity } from '../../src/database/tables/user.entity.ts';
import type { App } from '../../src/http/app-type.ts';
import { createLogger } from '../../src/logger.ts';
import { createPasswordHasher } from '../../src/modules/account/password.ts';
import { startSession } from '../../src/modules/session/session.service.ts';
import { createStatementLog } from '../statements/statement-log.ts';
import { Browser } from './browser.ts';
import { findUndocumented } from './find-undocumented.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './test-database.ts';

export interface TestServerOptions {
  readonly config?: Partial<Config>;
  /** Services that replace the real ones, such as a director that the test controls. */
  readonly services?: (services: Services) => Partial<Services>;
  /** The database of another test server, to simulate a second process. */
  readonly database?: TestDatabase;
  readonly log?: FastifyBaseLogger;
  /** Intervals and timeouts that differ from those of the product. */
  readonly timings?: Partial<Timings>;
  /** The folder of another built web app. */
  readonly webRoot?: string;
  /** Additional routes, such as one that throws. */
  readonly routes?: (app: App) => void;
}

/** A complete server with its own database, not listening unless `listen` is called. */
export interface TestServer {
  readonly app: App;
  readonly services: Services;
  readonly database: TestDatabase;
  /** A new context, like that of a request or a job. */
  ctx(): Ctx;
  /** A new browser without a session. */
  browser(): Browser;
  /** Creates a user with a verified address and the given balances, and a signed-in browser. */
  signUp(overrides?: Partial<User>): Promise<SignedUp>;
  close(): Promise<void>;
}

export interface SignedUp {
  readonly user: User;
  readonly browser: Browser;
  /** A new context of a request of this user. */
  ctx(): SessionCtx;
}

/** A production hash takes 80 ms, and few tests depend on it. */
const LOW_COST = { memoryKib: 64, passes: 1, lanes: 1 };
const CALLER = { ip: '203.0.113.7', userAgent: 'test' };

/** Writes the least that the server needs of a built web app. */
export function writeTestPage(webRoot: string): void {
  mkdirSync(path.join(webRoot, 'documents'));
  writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>StyleKit</title>');
  writeFileSync(path.join(webRoot, 'page-names.json'), '["","dashboard","style-tile"]');
  writeFileSync(path.join(webRoot, 'documents/index.html'), '<!doctype html><title>StyleKit</title>');
}

export async function openTestServer(
  kind: DatabaseKind,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const config = testConfig(options.config);
  const database = options.database ?? (await createTestDatabase(kind));
  const log = options.log ?? createLogger('silent');
  const timings = { ...TIMINGS, ...options.timings };
  const opened = await createServices(config, log, database.location, timings);
  const { isProduction } = config;
  const passwords = isProduction
    ? opened.services.passwords
    : createPasswordHasher({ isProduction, cost: LOW_COST });
  const statements = createStatementLog();
  const jobs = statements.watchJobs(opened.services.jobs);
  const services = { ...opened.services, passwords, jobs, ...options.services?.(opened.services) };
  const temporaryRoot = mkdtempSync(path.join(tmpdir(), 'stylekit-web-'));
  writeTestPage(temporaryRoot);
  const app = await buildApp({ services, webRoot: options.webRoot ?? temporaryRoot });
  statements.watchApp(app);
  const productRoutes = new Set(app.routeTable.map(({ url }) => url));
  options.routes?.(app);
  await app.ready();
  const ctx = (): Ctx => toCtx(services);
  return {
    app,
    services,
    database,
    ctx,
    browser: () => new Browser(app),
    signUp: (overrides = {}) => signUp(app, ctx, overrides),
    close: async () => {
      const undocumented = await findUndocumented(app, productRoutes);
      await app.close();
      await opened.close();
      if (options.database === undefined) await database.drop();
      rmSync(temporaryRoot, { recursive: true, force: true });
      rmSync(config.dataDir, { recursive: true, force: true });
      const unscoped = statements.findings();
      if (unscoped.length > 0) throw new Error(`Statements that break a rule:\n${unscoped.join('\n')}`);
      if (undocumented.length > 0) throw new Error(`Not in the OpenAPI document: ${undocumented.join(', ')}`);
    },
  };
}

async function signUp(app: App, ctx: () => Ctx, overrides: Partial<User>): Promise<SignedUp> {
  const here = ctx();
  const id = randomUUIDv7();
  const user = here.em.create(UserEntity, {
    id,
    name: 'Ada Example',
    email: `${id}@example.com`,
    emailVerified: true,
    aiCredits: 0,
    customCredits: 0,
    createdAt: here.now,
    updatedAt: here.now,
    ...overrides,
  });
  await here.em.persist(user).flush();
  await claimName(here.em, { kind: 'email', name: user.email }, id);
  if (user.googleId != null) await claimName(here.em, { kind: 'google', name: user.googleId }, id);
  const { key, session } = await startSession(here, { userId: user.id, isRemembered: true, caller: CALLER });
  const actor = { userId: user.id, sessionId: session.id, authenticatedAt: session.authenticatedAt };
  const browser = new Browser(app);
  browser.useSessionKey(key);
  return { user, browser, ctx: () => ({ ...ctx(), actor }) };
}
