import { createRequire } from 'node:module';
import type { Client } from 'pg';

/** One statement, as PostgreSQL planned and ran it. Those of foreign keys and triggers count as statements. */
export interface ExecutedPlan {
  readonly text: string;
  /** In milliseconds, without planning and network. */
  readonly ms: number;
  readonly plan: PlanNode;
}

/** A node of a plan in the JSON form of EXPLAIN (ANALYZE, BUFFERS). */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The plans of all statements that this process runs in databases that report them. */
export interface PlanLog {
  /** Runs some work and returns the plans of what ran meanwhile. */
  during(work: () => Promise<unknown>): Promise<ExecutedPlan[]>;
  /** New connections are no longer recorded. */
  close(): void;
}

/** auto_explain belongs to PostgreSQL; it sends the plan of each statement to the client that runs it. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** The statements that make a database report the plans of its later connections; only a superuser may. */
export function reportPlans(database: string): string[] {
  return Object.entries(SETTINGS).map(([name, value]) => `alter database ${database} set ${name} = ${value}`);
}

/** The packages that open connections; each may have a version of pg of its own. */
const USERS_OF_PG = ['@mikro-orm/postgresql', 'pg-boss'];

/** Records from now on; connections that are already open are not recorded. */
export function openPlanLog(): PlanLog {
  let plans: ExecutedPlan[] = [];
  const restore = clientPrototypes().map((prototype) => {
    const { connect } = prototype;
    prototype.connect = function connectAndListen(this: Client, ...rest: []) {
      this.on('notice', ({ message }) => {
        const plan = parsePlan(message ?? '');
        if (plan !== null) plans.push(plan);
      });
      return connect.apply(this, rest);
    };
    return () => {
      prototype.connect = connect;
    };
  });
  return {
    during: async (work) => {
      plans = [];
      await work();
      return plans;
    },
    close: () => {
      for (const undo of restore) undo();
    },
  };
}

function clientPrototypes(): { connect: () => unknown }[] {
  const own = createRequire(import.meta.url);
  const all = USERS_OF_PG.map((name) => {
    const { Client: Loaded } = createRequire(own.resolve(name))('pg') as { Client: typeof Client };
    return Loaded.prototype;
  });
  return [...new Set(all)] as { connect: () => unknown }[];
}

function parsePlan(message: string): ExecutedPlan | null {
  const found = /^duration: (?<ms>[\d.]+) ms\s+plan:\s*(?<json>\{.*\})\s*$/s.exec(message)?.groups;
  if (found === undefined) return null;
  const { 'Query Text': text, Plan: plan } = JSON.parse(found['json'] ?? '') as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return { text, ms: Number(found['ms']), plan };
}

/** The pages of tables and indexes that a statement touched, from memory or disk. */
export function buffersOf({ plan }: ExecutedPlan): number {
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}
