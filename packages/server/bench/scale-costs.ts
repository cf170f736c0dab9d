import { PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../src/database/orm-options.ts';
import { createJobHandlers } from '../src/job-handlers.ts';
import { DUTIES, type DutyName } from '../src/jobs/queues.ts';
import { createReadiness } from '../src/modules/health/readiness.ts';
import { startSession } from '../src/modules/session/session.service.ts';
import { filledId, filledLogo } from '../test/support/fill-tables.ts';
import type { TestServer } from '../test/support/test-server.ts';

/** Some work of the server whose cost is measured. */
export interface Cost {
  readonly name: string;
  readonly kind: 'request' | 'duty' | 'upkeep';
  /** Repeatable work runs several times. */
  readonly rounds: number;
  /** Rows that a duty has to work on; 1 for others. */
  readonly units: number;
  /** Only these statements count; all by default. */
  readonly statements?: RegExp;
  /** Unmeasured work before each round. */
  readonly prepare?: () => Promise<unknown>;
  readonly run: () => Promise<unknown>;
}

const PERSON = 1;
/** Few enough that a person may write that often. */
const ROUNDS = 25;

/** Requests of a person with four projects and twenty style guides, and the parts that requests have in common. */
export async function requestCosts(server: TestServer): Promise<Cost[]> {
  const userId = filledId('user', PERSON);
  const caller = { ip: '203.0.113.7', userAgent: 'bench' };
  const { key } = await startSession(server.ctx(), { userId, isRemembered: true, caller });
  const browser = server.browser();
  browser.useSessionKey(key);
  const project = `/api/projects/${filledId('project', 4 * PERSON)}`;
  const guide = `/api/style-tiles/${filledId('guide', 20 * PERSON)}`;
  const call =
    (url: string, method: 'GET' | 'POST' = 'GET') =>
    async () => {
      const reply = await browser.call(method, url, {});
      // The bytes of the logo do not exist.
      if (reply.statusCode !== (url.startsWith('/uploads') ? 404 : 200))
        throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
    };
  const request = (name: string, run: Cost['run'], statements?: RegExp): Cost => ({
    name,
    kind: 'request',
    rounds: ROUNDS,
    units: 1,
    run,
    ...(statements === undefined ? {} : { statements }),
  });
  return [
    request('session check', call('/api/user'), /from "session"/),
    request('rate limit', call(`${project}/archive`, 'POST'), /into "rate_limit"/),
    request('directory look-up', call(`/uploads/${filledLogo(2)}`), /from "directory"/),
    request('project list', call('/api/projects')),
    request('guide list', call(`${project}/style-tiles?limit=20`)),
    request('one guide', call(guide)),
    request('version list', call(`${guide}/versions`)),
    request('memory', call(`${project}/memory`)),
    request('ledger page', call('/api/user/transactions')),
    request('account with credits', call('/api/user')),
    request('archive a project', call(`${project}/archive`, 'POST')),
  ];
}

/**
 * What runs outside of requests: probes, the duties with their work, the queue.
 *
 * @param unitsOf the rows that a duty has to work on
 */
export function upkeepCosts(server: TestServer, boss: PgBoss, unitsOf: (name: DutyName) => number): Cost[] {
  const handlers = createJobHandlers(server.services);
  const duties = (Object.keys(DUTIES) as DutyName[]).filter((name) => name !== 'reconcile-payments');
  const userId = filledId('user', PERSON);
  const probe = { kind: 'request', rounds: ROUNDS, units: 1 } as const;
  return [
    { ...probe, name: '/readyz', run: () => createReadiness(server.services).issues() },
    { ...probe, name: '/metrics', run: () => server.app.inject('/metrics') },
    {
      ...probe,
      name: 'job fetch',
      prepare: () => boss.send('generate', { userId, styleTileId: userId, attempt: 0 }, { priority: 1 }),
      run: () => boss.fetch('generate'),
    },
    ...duties.map(
      (name): Cost => ({
        name,
        kind: 'duty',
        rounds: 1,
        units: unitsOf(name),
        run: () => handlers[name]({}, new AbortController().signal),
      }),
    ),
    { name: 'statistics of the queue', kind: 'upkeep', rounds: 1, units: 1, run: () => boss.supervise() },
  ];
}

/** The queue of the server with connections of its own, for calls that the server's workers make. */
export async function openBoss(server: TestServer): Promise<PgBoss> {
  const boss = new PgBoss({
    ...server.services.database.queueOptions,
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  await boss.start();
  return boss;
}
