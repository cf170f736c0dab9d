import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type BenchProcess, startBenchProcess } from '../../packages/server/bench/bench-process.ts';
import { type BenchPeople, fillDatabase, fillTiles } from '../../packages/server/bench/bench-rows.ts';
import { startServerProcess } from '../../packages/server/test/support/server-process.ts';
import { openTestPostgres } from '../postgres.ts';
import { type Figure, median } from './figure.ts';
import { CONNECTIONS, loadServer } from './http-load.ts';
import { benchReadPeers } from './read-peers-bench.ts';

const SECONDS = 4;
const START_ROUNDS = 5;
const LIST_ROUNDS = 200;

/** The server over real sockets and PostgreSQL, next to peers that do less, and a start with PGlite. */
export async function benchServer(): Promise<Figure[]> {
  const starts = await benchStart();
  const postgres = await openTestPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    const people = await fillDatabase();
    const reads = [...(await benchReads(people)), ...(await benchReadPeers(people))];
    await people.drop();
    return [...starts, ...reads, ...(await benchLongList())];
  } finally {
    await postgres.stop();
  }
}

/** The server of `npm start`, with the settings of production. */
function startServer({ url }: BenchPeople): Promise<BenchProcess> {
  return startBenchProcess({
    module: path.resolve('packages/server/dist/server.js'),
    environment: { DATABASE_URL: url },
  });
}

/** Signed-in reads under load. */
async function benchReads(people: BenchPeople): Promise<Figure[]> {
  const server = await startServer(people);
  try {
    const figures: Figure[] = [];
    await loadServer(`${server.url}/api/projects`, people.cookie, 1);
    for (const read of readsOf(people)) {
      const { rate, p50, p99 } = await loadServer(server.url + read, people.cookie, SECONDS);
      const name = read.replaceAll(/[0-9a-f-]{36}/g, ':id');
      figures.push(
        { name: `GET ${name}, requests per second`, value: rate, unit: '/s', target: null },
        {
          name: `GET ${name}, p99 ÷ median at ${CONNECTIONS} connections`,
          value: p99 / p50,
          unit: '×',
          target: 5,
        },
      );
    }
    return figures;
  } finally {
    await server.stop();
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

/** The list of one project with a thousand and with a million rows in the table. */
async function benchLongList(): Promise<Figure[]> {
  const people = await fillDatabase();
  const server = await startServer(people);
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
    await server.stop();
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
