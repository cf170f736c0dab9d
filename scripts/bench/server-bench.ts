import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import autocannon from 'autocannon';
import { type BenchPeople, fillDatabase, fillTiles } from '../../packages/server/bench/bench-rows.ts';
import { startRawServer } from '../../packages/server/bench/raw-peer.ts';
import { startServerProcess } from '../../packages/server/test/support/server-process.ts';
import { openTestPostgres } from '../postgres.ts';
import { type Figure, median } from './figure.ts';

const SECONDS = 4;
const CONNECTIONS = 50;
const START_ROUNDS = 5;
const LIST_ROUNDS = 200;

/** The server over real sockets and PostgreSQL, a raw `pg` peer in the same app, and a start with PGlite. */
export async function benchServer(): Promise<Figure[]> {
  const starts = await benchStart();
  const postgres = await openTestPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    return [...starts, ...(await benchReads()), ...(await benchLongList())];
  } finally {
    await postgres.stop();
  }
}

/** Signed-in reads under load, and the project list relative to the same query by raw `pg` in the same app. */
async function benchReads(): Promise<Figure[]> {
  const people = await fillDatabase();
  const server = await startRawServer(people.url);
  try {
    const figures: Figure[] = [];
    const reads = readsOf(people);
    // Warm up both before measuring.
    await load(server.url, '/bench/raw-projects', people, 1);
    const rates: Record<string, number> = {};
    for (const read of ['/bench/raw-projects', ...reads]) {
      const { rate, p50, p99 } = await load(server.url, read, people, SECONDS);
      rates[read] = rate;
      const name = read.replaceAll(/[0-9a-f-]{36}/g, ':id');
      figures.push({ name: `GET ${name}, requests per second`, value: rate, unit: '/s', target: null });
      if (!read.startsWith('/bench')) {
        figures.push({
          name: `GET ${name}, p99 ÷ median at ${CONNECTIONS} connections`,
          value: p99 / p50,
          unit: '×',
          target: 5,
        });
      }
    }
    const ratio = (rates['/bench/raw-projects'] ?? 0) / (rates['/api/projects'] ?? 1);
    figures.push({ name: 'raw pg ÷ GET /api/projects, 20 projects', value: ratio, unit: '×', target: 2 });
    return figures;
  } finally {
    await server.close();
    await people.drop();
  }
}

function readsOf({ projectId, tileId }: BenchPeople): string[] {
  return [
    '/api/projects',
    '/api/user',
    `/api/projects/${projectId}`,
    `/api/projects/${projectId}/style-tiles?limit=20`,
    `/api/projects/${projectId}/memory`,
    `/api/style-tiles/${tileId}`,
    '/api/user/transactions',
    '/api/user/sessions',
    '/api/catalog',
  ];
}

async function load(url: string, read: string, { cookie }: BenchPeople, seconds: number) {
  const result = await autocannon({
    url: url + read,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      // Each connection uses another network address, so that the rate limit does not affect the result.
      const network = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
      client.setHeaders({ cookie, 'x-forwarded-for': network });
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `GET ${read}: ${result.non2xx} responses other than 2xx and ${result.errors} errors under load.`,
    );
  }
  // autocannon reports less than one millisecond as 0; half a millisecond is the safe lower bound.
  return { rate: result.requests.average, p50: Math.max(0.5, result.latency.p50), p99: result.latency.p99 };
}

/** The list of one project with a thousand and with a million rows in the table. */
async function benchLongList(): Promise<Figure[]> {
  const people = await fillDatabase();
  const server = await startRawServer(people.url);
  try {
    const read = `${server.url}/api/projects/${people.projectId}/style-tiles?limit=20`;
    await fillTiles(people.url, 1_000);
    const few = await timeReads(read, people.cookie);
    await fillTiles(people.url, 1_000_000);
    const many = await timeReads(read, people.cookie);
    return [
      {
        name: 'list of a project at 1,000,000 ÷ at 1,000 style guides',
        value: many / few,
        unit: '×',
        target: 1.3,
      },
    ];
  } finally {
    await server.close();
    await people.drop();
  }
}

async function timeReads(url: string, cookie: string): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < LIST_ROUNDS * 2; round += 1) {
    const startedAt = performance.now();
    const reply = await fetch(url, { headers: { cookie, 'x-forwarded-for': `10.1.${round % 256}.1` } });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`GET ${url} answered ${reply.status}.`);
    if (round >= LIST_ROUNDS) taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** From process start to a ready server with an existing data folder. */
async function benchStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-bench-'));
  const environment = {
    STYLEKIT_DATA_DIR: dataDir,
    STYLEKIT_DEMO: 'true',
    NODE_COMPILE_CACHE:
      process.env['NODE_COMPILE_CACHE'] ?? path.resolve('node_modules/.cache/stylekit/compile'),
  };
  const taken: number[] = [];
  for (let round = 0; round <= START_ROUNDS; round += 1) {
    const startedAt = performance.now();
    const server = await startServerProcess(environment);
    const reply = await fetch(`${server.url}/readyz`);
    // The first round creates the database and fills the compile cache.
    if (round > 0) taken.push(performance.now() - startedAt);
    if (reply.status !== 200) throw new Error(`The server is not ready: ${await reply.text()}`);
    await server.end('SIGTERM');
  }
  rmSync(dataDir, { recursive: true, force: true });
  return [
    { name: 'warm start to ready on the built-in database', value: median(taken), unit: 'ms', target: 1_500 },
  ];
}
