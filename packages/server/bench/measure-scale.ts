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
  /** How many statements that were. */
  readonly statements: number;
  /** Median of the time, in milliseconds, without reports of plans. */
  readonly ms: number;
}

/** Rows of each kind that a duty finds to do; the ledger check looks at 200 accounts or at all. */
const WORK = 20;
/** Pages differ little between rounds. */
const PAGE_ROUNDS = 3;

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
    const pages = await measure(filled, (cost) => countPages(log, cost));
    return [
      { ...NO_PLANS, name: 'migration of uploads', kind: 'start', units: 1, ms: migrationMs },
      ...pages.map(({ value, ...rest }, index) => ({
        ...rest,
        ...value,
        ms: times[index]?.value ?? Number.NaN,
      })),
    ];
  } finally {
    log.close();
    await client.query(`alter database ${name} reset all`);
    await finishWork(client);
  }
}

/** Work that waits for a worker would add to that of the next size. */
async function finishWork(client: Client): Promise<void> {
  await client.query(`update style_tile set generation_status = 'generated', reservation_id = null
    where generation_status in ('queued', 'running')`);
  await client.query(`delete from jobs.job where state < 'completed'`);
}

type Pages = Pick<ScaleCost, 'buffers' | 'statements'>;
const NO_PLANS: Pages = { buffers: Number.NaN, statements: 0 };

interface Measured<Value> extends Pick<ScaleCost, 'name' | 'kind' | 'units'> {
  readonly value: Value;
}

async function measure<Value>(
  { database, people }: Filled,
  measureOne: (cost: Cost) => Promise<Value>,
): Promise<Measured<Value>[]> {
  let server: TestServer | undefined;
  const run = async () => {
    server = await openTestServer('postgres', { database });
  };
  const start = await measureOne({ name: 'start', kind: 'upkeep', rounds: 1, units: 1, run });
  if (server === undefined) throw new Error('The server was not started.');
  const boss = await openBoss(server);
  const unitsOf = (name: string) => (name === 'check-ledger' ? Math.min(people, LEDGER_CHECK.minPart) : WORK);
  try {
    const measured: Measured<Value>[] = [{ name: 'start', kind: 'start', units: 1, value: start }];
    for (const cost of [...(await requestCosts(server)), ...upkeepCosts(server, boss, unitsOf)])
      measured.push({ name: cost.name, kind: cost.kind, units: cost.units, value: await measureOne(cost) });
    return measured;
  } finally {
    await boss.stop();
    await server.close();
  }
}

/** The middle one of the rounds by `of`, after as many rounds that warm up unless the work can run only once. */
async function repeat<Value>(
  cost: Cost,
  rounds: number,
  { run, of }: { readonly run: () => Promise<Value>; readonly of: (value: Value) => number },
): Promise<Value> {
  const values: Value[] = [];
  for (let round = cost.rounds === 1 ? 0 : -rounds; round < rounds; round += 1) {
    await cost.prepare?.();
    const value = await run();
    if (round >= 0) values.push(value);
  }
  const middle = values.sort((a, b) => of(a) - of(b))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error(`${cost.name} was not measured.`);
  return middle;
}

function timeOf(cost: Cost): Promise<number> {
  const run = async (): Promise<number> => {
    const startedAt = performance.now();
    await cost.run();
    return performance.now() - startedAt;
  };
  return repeat(cost, cost.rounds, { run, of: (ms) => ms });
}

function countPages(log: PlanLog, cost: Cost): Promise<Pages> {
  const run = async (): Promise<Pages> => {
    const plans = await log.during(cost.run);
    const counted = plans.filter(({ text }) => cost.statements?.test(text) ?? true);
    if (counted.length === 0) throw new Error(`${cost.name} ran no statement.`);
    return {
      buffers: counted.reduce((sum, plan) => sum + buffersOf(plan), 0),
      statements: counted.length,
    };
  };
  return repeat(cost, Math.min(cost.rounds, PAGE_ROUNDS), { run, of: ({ buffers }) => buffers });
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
