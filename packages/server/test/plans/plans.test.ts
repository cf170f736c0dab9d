import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { DUTIES, type DutyName } from '../../src/jobs/queues.ts';
import type { RouteEntry } from '../../src/plugins/route-table.ts';
import { addOwner, requestGuide, runWorker } from '../generation/generation-support.ts';
import { addWork, filledLogo, fillTables } from '../support/fill-tables.ts';
import { createPostgres } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { bodyOf, createOneOfEach, keyOf, methodOf, type OwnedIds, pathOf } from '../sweeps/route-fixtures.ts';
import { findScans, GROWING_TABLES, tablesOf } from './find-scans.ts';
import { type ExecutedPlan, openPlanLog, type PlanLog, reportPlans } from './plan-log.ts';

/** Twenty style guides each. */
const PEOPLE = 100;
/** Of a table; a page of a list and a part of a sweep are smaller. */
const MAX_ROWS = 240;

let server: TestServer;
let log: PlanLog;
let admin: Client;

beforeAll(async () => {
  const database = await createPostgres();
  admin = new Client({ connectionString: database.url });
  await admin.connect();
  await fillTables(admin, 1, PEOPLE);
  const name = new URL(database.url).pathname.slice(1);
  // A prepared statement may be planned for any values.
  const settings = { enable_seqscan: 'off', plan_cache_mode: 'force_generic_plan' };
  const changes = Object.entries(settings).map(
    ([key, value]) => `alter database ${name} set ${key} = ${value}`,
  );
  for (const statement of [...reportPlans(name), ...changes]) await admin.query(statement);
  log = openPlanLog();
  server = await openTestServer('postgres', { database });
});
afterAll(async () => {
  await server.close();
  log.close();
  await admin.end();
  await server.database.drop();
});

/** Only calls of a payment provider use it. */
const NOT_IN_REQUESTS = ['payment_event'];

const hasChanged = ({ plan }: ExecutedPlan) =>
  plan['Node Type'] === 'ModifyTable' &&
  plan.Plans?.some((part) => part['Parent Relationship'] === 'Outer' && (part['Actual Rows'] ?? 0) > 0) ===
    true;

const scansOf = (name: string, plans: readonly ExecutedPlan[]) =>
  plans.flatMap((plan) => findScans(plan, MAX_ROWS).map((scan) => `${name}: ${scan} in ${plan.text}`));

const runDuty = (name: DutyName) =>
  log.during(() => createJobHandlers(server.services)[name]({}, new AbortController().signal));

const urlOf = (route: RouteEntry, ids: OwnedIds): string =>
  route.url.includes(':name') ? route.url.replace(':name', filledLogo(2)) : (pathOf(route, ids) ?? route.url);

it('no statement of a request reads a growing table as a whole', async () => {
  const found: string[] = [];
  const tables = new Set<string>();
  for (const route of server.app.routeTable) {
    if (route.url.endsWith('/events')) continue;
    // A new one for each, because some routes end sessions or delete the account.
    const owner = await server.signUp({ aiCredits: 9, customCredits: 9 });
    const ids = await createOneOfEach(server, owner);
    const plans = await log.during(() =>
      owner.browser.call(methodOf(route), urlOf(route, ids), { body: bodyOf(route) }),
    );
    found.push(...scansOf(keyOf(route), plans));
    for (const table of plans.flatMap(tablesOf)) tables.add(table);
  }
  expect(found).toEqual([]);
  expect([...GROWING_TABLES].filter((table) => !tables.has(table))).toEqual(NOT_IN_REQUESTS);
});

it('no statement of a generation reads a growing table as a whole', async () => {
  const id = await requestGuide(await addOwner(server));
  const plans = await log.during(() => runWorker(server, id));
  expect(plans.flatMap(tablesOf)).toContain('generation_attempt');
  expect(scansOf('generate', plans)).toEqual([]);
});

it('no statement of a duty reads a growing table as a whole', async () => {
  await addWork(admin, 1, 20);
  const found: string[] = [];
  const idle: string[] = [];
  for (const name of Object.keys(DUTIES) as DutyName[]) {
    const plans = await runDuty(name);
    found.push(...scansOf(name, plans));
    if (!plans.some(hasChanged)) idle.push(name);
  }
  expect(found).toEqual([]);
  // There is no payment provider here.
  expect(idle).toEqual(['reconcile-payments']);
});

it.each([
  ['delete-sessions', 'session_expires_at_index', 'Seq Scan on session'],
  ['recover-guides', 'style_tile_generation_status_index', 'Seq Scan on style_tile'],
] as const)('finds that %s lacks %s', async (duty, index, scan) => {
  await admin.query(`drop index ${index}`);
  expect(scansOf(duty, await runDuty(duty))).toContainEqual(expect.stringContaining(scan));
});
