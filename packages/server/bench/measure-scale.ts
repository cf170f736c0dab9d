import { Client } from 'pg';
import { LEDGER_CHECK } from '../src/config/limits.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { buffersOf, openPlanLog, type PlanLog, reportPlans } from '../test/plans/plan-log.ts';
import { addWork, fillTables, GUIDES_PER_PERSON } from '../test/support/fill-tables.ts';
import { createPostgres, type PostgresTestDatabase } from '../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../test/support/test-server.ts';
import { type Cost, openBoss, requestCosts, upkeepCosts } from './scale-costs.ts';

/** The cost of some work in a database of a size. */
export interface ScaleCost {
  readonly name: string;
  readonly kind: Cost['kind'] | 'start';
  /** Rows that a duty worked on; 1 for others. */
  readonly units: number;
  /** Pages of tables and indexes that its statements touched, in memory or on disk. */
  readonly buffers: number;
  /** Median of the time, in milliseconds, without reports of plans. */
  readonly ms: number;
}

/** Rows of each kind that a duty finds to do; the ledger check looks at 200 accounts or at all. */
const WORK = 20;

/**
 * Fills a database step by step and measures at each step.
 *
 * @param sizes numbers of style guides, ascending
 * @param onSize gets the costs of each size when they are known
 */
export async function measureScale(
  sizes: readonly number[],
  onSize: (guides: number, costs: readonly ScaleCost[]) => void,
): Promise<void> {
  const database = await createPostgres();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    let people = 0;
    for (const guides of sizes) {
      const added = guides / GUIDES_PER_PERSON - people;
      await fillTables(client, people + 1, people + added);
      const first = people + 1;
      people += added;
      onSize(guides, await measureSize({ database, client, people }, first));
    }
  } finally {
    await client.end();
    await database.drop();
  }
}

interface Filled {
  readonly database: PostgresTestDatabase;
  readonly client: Client;
  readonly people: number;
}

/** Times and pages are measured by two servers, because reporting plans takes time. */
async function measureSize(filled: Filled, person: number): Promise<ScaleCost[]> {
  const { database, client } = filled;
  const name = new URL(database.url).pathname.slice(1);
  const migrationMs = await timeMigration(filled);
  await addWork(client, person, person + WORK - 1);
  const times = await measure(filled, timeOf);
  await addWork(client, person + WORK, person + 2 * WORK - 1);
  for (const statement of reportPlans(name)) await client.query(statement);
  const log = openPlanLog();
  try {
    const pages = await measure(filled, (cost) => countBuffers(log, cost));
    return [
      { name: 'migration of uploads', kind: 'start', units: 1, buffers: Number.NaN, ms: migrationMs },
      ...pages.map(({ value: buffers, ...rest }, index) => ({
        ...rest,
        buffers,
        ms: times[index]?.value ?? Number.NaN,
      })),
    ];
  } finally {
    log.close();
    await client.query(`alter database ${name} reset all`);
  }
}

interface Measured extends Pick<ScaleCost, 'name' | 'kind' | 'units'> {
  readonly value: number;
}

async function measure(
  { database, people }: Filled,
  measureOne: (cost: Cost) => Promise<number>,
): Promise<Measured[]> {
  let server: TestServer | undefined;
  const run = async () => {
    server = await openTestServer('postgres', { database });
  };
  const start = await measureOne({ name: 'start', kind: 'upkeep', rounds: 1, units: 1, run });
  if (server === undefined) throw new Error('The server was not started.');
  const boss = await openBoss(server);
  const unitsOf = (name: string) => (name === 'check-ledger' ? Math.min(people, LEDGER_CHECK.minPart) : WORK);
  try {
    const measured: Measured[] = [{ name: 'start', kind: 'start', units: 1, value: start }];
    for (const cost of [...(await requestCosts(server)), ...upkeepCosts(server, boss, unitsOf)])
      measured.push({ name: cost.name, kind: cost.kind, units: cost.units, value: await measureOne(cost) });
    return measured;
  } finally {
    await boss.stop();
    await server.close();
  }
}

async function repeat(cost: Cost, measureRound: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  // The first round of repeated work warms up.
  for (let round = cost.rounds === 1 ? 1 : 0; round <= cost.rounds; round += 1) {
    await cost.prepare?.();
    const value = await measureRound();
    if (round > 0) values.push(value);
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function timeOf(cost: Cost): Promise<number> {
  return repeat(cost, async () => {
    const startedAt = performance.now();
    await cost.run();
    return performance.now() - startedAt;
  });
}

function countBuffers(log: PlanLog, cost: Cost): Promise<number> {
  return repeat(cost, async () => {
    const plans = await log.during(cost.run);
    const counted = plans.filter(({ text }) => cost.statements?.test(text) ?? true);
    if (counted.length === 0) throw new Error(`${cost.name} ran no statement.`);
    return counted.reduce((sum, plan) => sum + buffersOf(plan), 0);
  });
}

/** Runs the migration that gives each upload the time of its check as if the database were older. */
async function timeMigration({ database, client }: Filled): Promise<number> {
  await client.query('alter table upload drop column check_at');
  await client.query(`delete from mikro_orm_migrations where name = '0011-upload-checks'`);
  const opened = await openDatabase(database.location);
  const startedAt = performance.now();
  await opened.migrate();
  const ms = performance.now() - startedAt;
  await opened.close();
  await client.query('update upload set check_at = null where check_at is not null');
  await client.query('vacuum analyze upload');
  return ms;
}
