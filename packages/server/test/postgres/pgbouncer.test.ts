import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isTransientDatabaseError } from '../../src/database/database-error.ts';
import type { Em } from '../../src/database/entity-manager.ts';
import { type Database, openDatabase, type PostgresLocation } from '../../src/database/open-database.ts';
import { StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import { startJobWorkers } from '../../src/job-handlers.ts';
import { explainStartError } from '../../src/start-error.ts';
import { addOwner, requestGuide } from '../generation/generation-support.ts';
import { testConfig } from '../support/test-config.ts';
import {
  createEmptyPostgres,
  createPooled,
  createPostgres,
  type PostgresTestDatabase,
} from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { type PrivatePgbouncer, startPrivatePgbouncer } from './private-pgbouncer.ts';

const CANCELED = { code: '57014' };
const LIMITS = { connectMs: 60_000, statementMs: 700, idleMs: 60_000 };

describe('servers behind PgBouncer in transaction mode', () => {
  let database: PostgresTestDatabase;
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    database = await createPooled();
    first = await openTestServer('pgbouncer', { database });
    second = await openTestServer('pgbouncer', { database });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await database.drop();
  });

  it('share changes and sessions', async () => {
    const { browser, user } = await first.signUp();
    const received = new Promise((resolve) => {
      second.services.sync.subscribe(user.id, { onChange: resolve, onGap: () => undefined });
    });
    const { id } = (await browser.post('/api/projects', { name: 'Forno', description: 'Bread' })).json();
    expect(await received).toEqual({ userId: user.id, kind: 'project', id, projectId: id });
    const elsewhere = second.browser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get(`/api/projects/${id}`)).statusCode).toBe(200);
  });

  it('run prepared reads as plain ones, because a session is that of another client each time', async () => {
    const { browser } = await first.signUp();
    const read = () => browser.get('/api/projects');
    const replies = await Promise.all(Array.from({ length: 40 }, read));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const names = await first.ctx().em.execute('select name from pg_prepared_statements');
    expect(names).toEqual([]);
  });

  it('answer more parallel writes than the pooler has connections', async () => {
    const { browser } = await first.signUp();
    const create = (_: unknown, index: number) =>
      browser.post('/api/projects', { name: `Project ${index}`, description: 'Bread' });
    const replies = await Promise.all(Array.from({ length: 40 }, create));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  });

  it('run jobs while requests hold every connection of the pooler', async () => {
    const id = await requestGuide(await addOwner(first));
    const { database: opened } = first.services;
    const holders = Array.from({ length: 4 }, () => opened.fork());
    for (const em of holders) {
      await em.begin();
      await em.execute('select 1');
    }
    let isAnswered = false;
    const waiting = opened
      .fork()
      .execute('select 1')
      .finally(() => {
        isAnswered = true;
      });
    await startJobWorkers(first.services);
    const readStatus = async () =>
      (await opened.forJobs.fork().findOneOrFail(StyleTileEntity, { id })).generationStatus;
    await expect.poll(readStatus).toBe('generated');
    expect(isAnswered).toBe(false);
    for (const em of holders) await em.rollback();
    await waiting;
  });
});

describe('a pooler without a free connection', () => {
  it('ends the wait with an error that is a 503', async () => {
    const { url: directUrl, drop } = await createPostgres();
    const settings = ['query_wait_timeout = 1'];
    const pooler = await startPrivatePgbouncer({ postgresUrl: directUrl, poolSize: 1, settings });
    const opened = await openDatabase({ url: pooler.urlOf(directUrl), directUrl });
    const holder = opened.fork();
    await holder.begin();
    await holder.execute('select 1');
    const error = await opened
      .fork()
      .execute('select 1')
      .catch((cause: unknown) => cause);
    expect(isTransientDatabaseError(error)).toBe(true);
    await holder.rollback();
    await opened.close();
    await pooler.stop();
    await drop();
  });
});

describe('the time limits behind PgBouncer', () => {
  let database: PostgresTestDatabase;
  let opened: Database;
  const warnings: string[] = [];

  beforeAll(async () => {
    database = await createPooled(LIMITS);
    opened = await openDatabase(database.location);
    await opened.migrate((message) => warnings.push(message));
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  it('cancel a statement outside a transaction and in one', async () => {
    await expect(opened.fork().execute('select pg_sleep(600)')).rejects.toMatchObject(CANCELED);
    const inside = opened.fork().transactional((em) => em.execute('select pg_sleep(600)'));
    await expect(inside).rejects.toMatchObject(CANCELED);
    expect(warnings).toEqual([]);
  });

  it('are longer for jobs', async () => {
    const read = (em: Em) => em.execute('show statement_timeout');
    expect(await read(opened.fork())).toEqual([{ statement_timeout: '700ms' }]);
    expect(await read(opened.forJobs.fork())).toEqual([{ statement_timeout: '7s' }]);
  });

  it('are reported as long as the pooler uses connections with other ones', async () => {
    const other = await openDatabase({
      ...(database.location as PostgresLocation),
      limits: { ...LIMITS, statementMs: 900 },
    });
    await other.migrate((message) => warnings.push(message));
    expect(warnings).toEqual([expect.stringMatching(/700 ms instead of 900 ms\. Run RECONNECT/)]);
    await other.close();
  });
});

describe('a start with addresses that do not fit together', () => {
  let pooler: PrivatePgbouncer | undefined;
  let opened: Database | undefined;
  afterEach(async () => {
    await opened?.close();
    await pooler?.stop();
  });

  async function explainStart(location: PostgresLocation): Promise<string | null> {
    opened = await openDatabase(location);
    const error = await opened.migrate().then(
      () => null,
      (cause: unknown) => cause,
    );
    return explainStartError(error, testConfig());
  }

  it('is refused when everything goes through the pooler', async () => {
    const database = await createPooled();
    const explanation = await explainStart({ url: database.url });
    expect(explanation).toMatch(/keeps no sessions.*Set DATABASE_DIRECT_URL/);
    await database.drop();
  });

  it('is refused when the pooler ignores what it does not keep', async () => {
    const database = await createEmptyPostgres();
    const settings = ['ignore_startup_parameters = options'];
    pooler = await startPrivatePgbouncer({ postgresUrl: database.url, settings });
    const explanation = await explainStart({ url: pooler.urlOf(database.url), notificationMs: 500 });
    expect(explanation).toMatch(/keeps no sessions.*Set DATABASE_DIRECT_URL/);
    await database.drop();
  });

  it('is refused when requests would use another database', async () => {
    const database = await createPooled();
    const other = await createPostgres();
    const explanation = await explainStart({ url: database.url, directUrl: other.url });
    expect(explanation).toMatch(/Both must lead to the same database/);
    await opened?.close();
    await database.drop();
    await other.drop();
  });
});
