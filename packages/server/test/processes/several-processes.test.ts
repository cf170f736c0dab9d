import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { LIMITS } from '../../src/config/limits.ts';
import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { consumeLimit } from '../../src/modules/rate-limit/rate-limit.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import {
  createEmptyPostgres,
  createPostgres,
  createTestDatabase,
  type PostgresTestDatabase,
} from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const PROCESSES = sampleSize(3, 5);

describe(`${PROCESSES} processes that start together on an empty PostgreSQL database`, () => {
  let database: PostgresTestDatabase;
  let processes: ServerProcess[];

  beforeAll(async () => {
    database = await createEmptyPostgres();
    processes = await Promise.all(
      Array.from({ length: PROCESSES }, () => startServerProcess({ DATABASE_URL: database.url })),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await database.drop();
  });

  it('migrate it once, completely, and are all ready', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select name from mikro_orm_migrations');
    await client.end();
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    const opened = await openDatabase({ url: database.url });
    expect((await opened.schemaDrift()).trim()).toBe('');
    await opened.close();
    for (const { url } of processes) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    }
  });

  it('exit with 0 on SIGTERM', async () => {
    const codes = await Promise.all(processes.map((one) => one.end('SIGTERM')));
    expect(codes).toEqual(processes.map(() => 0));
  });
});

describe('two servers on one PostgreSQL', () => {
  let database: PostgresTestDatabase;
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    database = await createPostgres();
    first = await openTestServer('postgres', { database });
    second = await openTestServer('postgres', { database });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await database.drop();
  });

  it('share sessions: a sign-in or sign-out on one applies to the other', async () => {
    const { browser } = await first.signUp();
    const elsewhere = second.browser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const [session] = (await elsewhere.get('/api/user/sessions')).json();
    expect(session.isCurrent).toBe(true);
    await browser.delete(`/api/user/sessions/${session.id}`);
    expect((await elsewhere.get('/api/user/sessions')).statusCode).toBe(401);
  });

  it('share limits: uses on one count on the other', async () => {
    const tries = Array.from({ length: LIMITS.passwordBurst.max + 10 }, (_, index) =>
      consumeLimit((index % 2 === 0 ? first : second).ctx(), LIMITS.passwordBurst, 'ada@example.com'),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.passwordBurst.max);
  });

  it('share changes: one notifies the pages of the other', async () => {
    const { browser, user } = await first.signUp();
    const received = new Promise((resolve) => {
      second.services.sync.subscribe(user.id, { onChange: resolve, onGap: () => undefined });
    });
    const project = (await browser.post('/api/projects', { name: 'Forno', description: 'Bread' })).json();
    expect(await received).toEqual({
      userId: user.id,
      kind: 'project',
      id: project.id,
      projectId: project.id,
    });
  });
});

describe('the built-in database', () => {
  it('has exactly the tables of the entities', async () => {
    const database = await createTestDatabase('pglite');
    const opened = await openDatabase(database.location);
    expect((await opened.schemaDrift()).trim()).toBe('');
    await opened.close();
  });
});
