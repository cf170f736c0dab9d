import path from 'node:path';
import process from 'node:process';
import {
  BENCH_METRICS_TOKEN,
  type BenchProcess,
  startBenchProcess,
} from '../../packages/server/bench/bench-process.ts';
import { fillForLoad, type LoadDatabase, type LoadPeople } from '../../packages/server/bench/load-people.ts';
import { openTestPostgres } from '../postgres.ts';
import type { Figure } from './figure.ts';
import { visit } from './visit-load.ts';

const MODULE = path.resolve('packages/server/dist/server.js');
const SETUPS: readonly { readonly kind: LoadDatabase; readonly processes: number }[] = [
  { kind: 'pglite', processes: 1 },
  ...[1, 2, 4].map((processes) => ({ kind: 'postgres' as const, processes })),
  ...[1, 2, 4].map((processes) => ({ kind: 'pgbouncer' as const, processes })),
];
const NAMES: Readonly<Record<LoadDatabase, string>> = {
  pglite: 'PGlite',
  postgres: 'PostgreSQL',
  pgbouncer: 'PgBouncer',
};
/** A read that takes longer feels slow. */
const MAX_P99_MS = 300;
const FIRST_RATE = 50;
const GROWTH = 1.4;
const MAX_STEPS = 12;
const SECONDS = 4;
/** Other work on the machine may slow a round, so a rate holds if one of three is fast. */
const TRIES = 3;
/** Of the knee of one process. */
const SOAK_SHARE = 0.5;
/** Memory settles in the first part of the soak. */
const SOAK_PARTS = 10;

/**
 * The rate of calls up to which reads are fast, for each database and number of processes, and memory during a soak.
 *
 * @param soakMinutes by default one
 */
export async function benchLoad(soakMinutes = 1): Promise<Figure[]> {
  const postgres = await openTestPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const figures: Figure[] = [];
  try {
    for (const { kind, processes } of SETUPS) {
      const filled = await fillForLoad(kind);
      process.stderr.write(`${NAMES[kind]}, ${processes}\n`);
      const servers = await startServers(filled, processes);
      try {
        const knee = await findKnee(servers, filled);
        const name = `visits on ${NAMES[kind]}, ${processes} server process${processes === 1 ? '' : 'es'}`;
        figures.push({
          name: `${name}: p99 of reads ≤ ${MAX_P99_MS} ms up to`,
          value: knee,
          unit: '/s',
          target: null,
        });
        if (kind === 'postgres' && processes === 1)
          figures.push(
            ...(await soak(servers, filled, {
              rate: Math.max(knee, FIRST_RATE) * SOAK_SHARE,
              minutes: soakMinutes,
            })),
          );
      } finally {
        for (const server of servers) await server.stop();
        await filled.drop();
      }
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function startServers({ environment }: LoadPeople, processes: number): Promise<BenchProcess[]> {
  const servers: BenchProcess[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await startBenchProcess({ module: MODULE, environment }));
  return servers;
}

/** The last rate before reads become slow or calls fail; 0 if they are at the first one. */
async function findKnee(servers: readonly BenchProcess[], { people }: LoadPeople): Promise<number> {
  const urls = servers.map(({ url }) => url);
  await visit(urls, people, { rate: FIRST_RATE, seconds: SECONDS });
  let knee = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rate = Math.round(FIRST_RATE * GROWTH ** step);
    if (!(await holds(urls, people, rate))) return knee;
    knee = rate;
  }
  return knee;
}

async function holds(urls: readonly string[], people: LoadPeople['people'], rate: number): Promise<boolean> {
  for (let round = 0; round < TRIES; round += 1) {
    const { p99, failed } = await visit(urls, people, { rate, seconds: SECONDS });
    process.stderr.write(`${rate}/s: p99 of reads ${Math.round(p99)} ms, ${failed} failed\n`);
    if (p99 <= MAX_P99_MS && failed === 0) return true;
  }
  return false;
}

/** Memory of the process at half of its knee: the most at the end relative to the most after the first part. */
async function soak(
  servers: readonly BenchProcess[],
  { people }: LoadPeople,
  { rate, minutes }: { readonly rate: number; readonly minutes: number },
): Promise<Figure[]> {
  const urls = servers.map(({ url }) => url);
  const memory: number[] = [];
  let failed = 0;
  for (let part = 0; part < SOAK_PARTS; part += 1) {
    const visits = await visit(urls, people, { rate, seconds: (minutes * 60) / SOAK_PARTS });
    failed += visits.failed;
    memory.push(Math.max(...(await Promise.all(urls.map(readMemory)))));
  }
  const half = SOAK_PARTS / 2;
  const before = Math.max(...memory.slice(1, half));
  const after = Math.max(...memory.slice(half));
  const name = `soak of ${minutes} min at ${Math.round(rate)}/s`;
  return [
    { name: `${name}: memory of the process`, value: after, unit: 'MB', target: null },
    {
      name: `${name}: memory in the second half ÷ in the first`,
      value: after / before,
      unit: '×',
      target: 1.2,
    },
    { name: `${name}: failed calls`, value: failed, unit: '', target: 0 },
  ];
}

async function readMemory(url: string): Promise<number> {
  const reply = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${BENCH_METRICS_TOKEN}` },
  });
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(await reply.text())?.[1];
  if (bytes === undefined) throw new Error('/metrics has no memory of the process.');
  return Number(bytes) / 1_000_000;
}
