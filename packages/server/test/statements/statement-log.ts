import { AsyncLocalStorage } from 'node:async_hooks';
import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';
import type { App } from '../../src/http/app-type.ts';
import type { JobHandlers, Jobs } from '../../src/jobs/jobs.ts';
import { DUTIES, type QueueName } from '../../src/jobs/queues.ts';
import { changesSession } from './changes-session.ts';
import { findUnscoped } from './find-unscoped.ts';
import { USER_COLUMNS } from './person-tables.ts';

/**
 * The statements of a server, outside of the work on a schedule, that name a person's table without its user, or that
 * leave something behind in their session, which a pooler does not keep.
 */
export interface StatementLog {
  /** Records what the app does for its requests. */
  watchApp(app: App): void;
  /** Records what the jobs do. */
  watchJobs(jobs: Jobs): Jobs;
  /** Where each of them came from, its tables and its text; empty when all name their user. */
  findings(): string[];
}

/** The work that runs the current statement. */
interface Origin {
  readonly name: string;
  readonly statements: Map<string, string>;
}

const current = new AsyncLocalStorage<Origin>();

interface Executor {
  executeQuery(this: unknown, query: CompiledQuery, ...rest: unknown[]): unknown;
}

/** The entity manager and typed statements both end here, on either database. */
const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
const { executeQuery } = executor;
executor.executeQuery = function record(query, ...rest) {
  const origin = current.getStore();
  if (origin !== undefined) remember(origin, query.sql);
  return executeQuery.call(this, query, ...rest);
};

/** The entity manager writes values into its statements; without them, repeated ones are recognized. */
function remember({ name, statements }: Origin, sql: string): void {
  const text = sql.replaceAll(/'(?:[^']|'')*'/g, "''");
  if (!statements.has(text)) statements.set(text, name);
}

export function createStatementLog(): StatementLog {
  const statements = new Map<string, string>();
  const run = <T>(name: string, work: () => T): T => current.run({ name, statements }, work);
  return {
    watchApp: (app) => {
      app.inject = new Proxy(app.inject, {
        // The call is only sent when its result is awaited.
        apply: (inject, self, args) => run('request', async () => await Reflect.apply(inject, self, args)),
      });
      app.server.emit = new Proxy(app.server.emit, {
        apply: (emit, self, args) => {
          const forward = (): boolean => Reflect.apply(emit, self, args);
          return args[0] === 'request' ? run('request', forward) : forward();
        },
      });
    },
    watchJobs: (jobs) => ({ ...jobs, work: (handlers) => jobs.work(watchHandlers(handlers, run)) }),
    findings: () => [...statements].flatMap(([sql, name]) => describeFinding(name, sql)),
  };
}

/** Duties may read and write the rows of several people in one statement; other jobs work for one person. */
function watchHandlers(
  handlers: JobHandlers,
  run: (name: string, work: () => Promise<void>) => Promise<void>,
): JobHandlers {
  const names = Object.keys(handlers) as QueueName[];
  const watched = names
    .filter((name) => !(name in DUTIES))
    .map((name) => {
      const handle = handlers[name] as (...args: unknown[]) => Promise<void>;
      return [name, (...args: unknown[]) => run(`job ${name}`, () => handle(...args))];
    });
  return { ...handlers, ...Object.fromEntries(watched) };
}

/** What other servers of this worker have asked about already. */
const known = new Map<string, readonly string[]>();

function describeFinding(name: string, sql: string): string[] {
  if (changesSession(sql)) return [`${name}, changes its session: ${sql}`];
  const tables = known.get(sql) ?? (namesPerson(sql) ? findUnscoped(sql) : []);
  known.set(sql, tables);
  return tables.length === 0 ? [] : [`${name}, ${[...new Set(tables)].join(' and ')}: ${sql}`];
}

function namesPerson(sql: string): boolean {
  return [...USER_COLUMNS.keys()].some((table) => sql.includes(table));
}
