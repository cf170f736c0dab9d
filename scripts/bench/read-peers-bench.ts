import path from 'node:path';
import { type BenchProcess, startBenchProcess } from '../../packages/server/bench/bench-process.ts';
import type { BenchPeople } from '../../packages/server/bench/bench-rows.ts';
import { type Figure, median } from './figure.ts';
import { loadServer } from './http-load.ts';

const SERVER = path.resolve('packages/server');
/** Short rounds in turn, so that other work on the machine slows both of a pair. */
const PAIRS = 9;
const SECONDS = 1.5;

interface Target {
  readonly url: string;
  readonly cookie: string;
}

/** The list of projects relative to less work for the same rows: raw `pg` in the same server, and a bare server. */
export async function benchReadPeers(people: BenchPeople): Promise<Figure[]> {
  const environment = { DATABASE_URL: people.url };
  const raw = await startBenchProcess({ module: path.join(SERVER, 'bench/raw-peer.ts'), environment });
  const inProcess = await compare(people, raw, '/bench/raw-projects', raw).finally(raw.stop);
  const servers: BenchProcess[] = [];
  try {
    for (const module of ['dist/server.js', 'bench/bare-peer.ts'])
      servers.push(await startBenchProcess({ module: path.join(SERVER, module), environment }));
    const [server = raw, bare = raw] = servers;
    const apart = await compare(people, server, '/', bare);
    return [
      ...describe(inProcess, 'raw pg behind the same session check', 0.8),
      ...describe(apart, 'a bare node:http and pg server', 0.4),
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
}

interface Comparison {
  readonly rate: number;
  readonly peerRate: number;
  readonly ratio: number;
}

/** Medians; the ratio is that of the ratios of the pairs. */
async function compare(
  { cookie, sessionKey }: BenchPeople,
  server: BenchProcess,
  peerPath: string,
  peer: BenchProcess,
): Promise<Comparison> {
  const ours: Target = { url: `${server.url}/api/projects`, cookie };
  const theirs: Target = {
    url: peer.url + peerPath,
    cookie: peer === server ? cookie : `session=${sessionKey}`,
  };
  const pairs: { ours: number; theirs: number }[] = [];
  // The first pair warms up.
  for (let round = 0; round <= PAIRS; round += 1) {
    const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    const rates = new Map<Target, number>();
    for (const target of order)
      rates.set(target, (await loadServer(target.url, target.cookie, SECONDS)).rate);
    if (round > 0) pairs.push({ ours: rates.get(ours) ?? 0, theirs: rates.get(theirs) ?? 0 });
  }
  return {
    rate: median(pairs.map((pair) => pair.ours)),
    peerRate: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

function describe({ rate, peerRate, ratio }: Comparison, peer: string, least: number): Figure[] {
  return [
    { name: `GET /api/projects, next to ${peer}`, value: rate, unit: '/s', target: null },
    { name: peer, value: peerRate, unit: '/s', target: null },
    { name: `GET /api/projects ÷ ${peer}`, value: ratio, unit: '×', target: null, least },
  ];
}
