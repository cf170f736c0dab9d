import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { ProjectEntity } from '../../src/database/tables/project.entity.ts';
import { StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import { BALANCED_LEDGER, measure } from '../generation/generation-support.ts';
import { resetLimits } from '../support/mailbox.ts';
import { createPostgres, type PostgresTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { type ProxiedProcesses, startProxiedProcesses } from './proxied-processes.ts';
import { SteadyUser } from './steady-user.ts';

const PROCESSES = sampleSize(2, 4);
/** The long number takes two minutes. */
const KILLS = sampleSize(1, 40);
const USERS = 6;
/** Rounds of each user between two steps, so that all kinds of calls meet each of them. */
const ROUNDS = 2;

describe(`${PROCESSES} processes behind HAProxy under load`, () => {
  let database: PostgresTestDatabase;
  let server: TestServer;
  let processes: ProxiedProcesses;

  beforeAll(async () => {
    database = await createPostgres();
    // Creates the accounts and reads what is stored.
    server = await openTestServer('postgres', { database });
    processes = await startProxiedProcesses(PROCESSES, {
      DATABASE_URL: database.url,
      SHUTDOWN_NOTICE_SECONDS: '0.5',
    });
  });
  afterAll(async () => {
    await processes.stop();
    await server.close();
    await database.drop();
  });

  it('fail no request while each is restarted in turn', async () => {
    const codes: (number | null)[] = [];
    const users = await withLoad(async (isBusy) => {
      for (let index = 0; index < PROCESSES; index += 1) {
        await isBusy();
        codes.push(await processes.restart(index, 'SIGTERM'));
      }
    });
    expect(codes).toEqual(codes.map(() => 0));
    expect(outcomesOf(users, 'reads')).toEqual([200]);
    expect(outcomesOf(users, 'writes')).toEqual([200, 201]);
    await expectAllStored(users);
  });

  it(`lose nothing that was acknowledged when one of them is killed at random, ${KILLS} times`, async () => {
    const users = await withLoad(async (isBusy) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await isBusy();
        await processes.restart(Math.floor(Math.random() * PROCESSES), 'SIGKILL');
      }
    });
    for (const outcome of outcomesOf(users, 'reads')) expect([200, 'cut off']).toContain(outcome);
    // HAProxy sends no write twice: it answers for a killed process with 502.
    for (const outcome of outcomesOf(users, 'writes')) expect([200, 201, 502, 'cut off']).toContain(outcome);
    await expectAllStored(users);
  });

  /** Lets users work during the given steps; `isBusy` resolves when each of them has worked on. */
  async function withLoad(steps: (isBusy: () => Promise<void>) => Promise<void>): Promise<SteadyUser[]> {
    const users: SteadyUser[] = [];
    while (users.length < USERS) users.push(await SteadyUser.create(server, processes.url));
    let isOver = false;
    const working = users.map((user) => user.work(() => isOver));
    const isBusy = async (): Promise<void> => {
      await resetLimits(server);
      const before = users.map(({ rounds }) => rounds);
      await expect
        .poll(() => users.every(({ rounds }, index) => rounds >= (before[index] ?? 0) + ROUNDS))
        .toBe(true);
    };
    await steps(isBusy);
    await isBusy();
    isOver = true;
    await Promise.all(working);
    return users;
  }

  async function expectAllStored(users: readonly SteadyUser[]): Promise<void> {
    const { em } = server.ctx();
    const projects = await em.find(ProjectEntity, {}, { fields: ['id'] });
    const guides = await em.find(StyleTileEntity, {}, { fields: ['id'] });
    const stored = new Set([...projects, ...guides].map(({ id }) => id));
    const acknowledged = users.flatMap((user) => [...user.projects, ...user.guides]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * USERS);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(users.flatMap(({ lost }) => lost)).toEqual([]);
    expect(await measure(server)).toEqual(BALANCED_LEDGER);
  }
});

function outcomesOf(users: readonly SteadyUser[], kind: 'reads' | 'writes') {
  return [...new Set(users.flatMap((user) => [...user[kind]]))].sort();
}
