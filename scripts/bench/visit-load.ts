import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadPerson } from '../../packages/server/bench/load-people.ts';

/** One of ten calls writes. */
const WRITE_EVERY = 10;
/** Calls that are due start together this often, in milliseconds. */
const TICK_MS = 10;
const MAX_SOCKETS = 100;
const TIMEOUT_MS = 10_000;

/** What the visits at a rate met. */
export interface Visits {
  /** Of the reads, in milliseconds from the time at which a call was due. */
  readonly p99: number;
  /** Calls that were not answered with a 2xx. */
  readonly failed: number;
}

interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Lets people visit at a constant rate, whether or not the servers keep up: the reads of their pages, and writes between
 * them. Each call goes to the next server.
 *
 * @param rate calls per second
 */
export async function visit(
  urls: readonly string[],
  people: readonly LoadPerson[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS * urls.length });
  const count = Math.round(rate * seconds);
  const latencies: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const run = async (index: number): Promise<void> => {
    const dueAt = startedAt + (index * 1_000) / rate;
    const call = toCall(urls, people, index);
    const isAnswered = await send(agent, call).catch(() => false);
    if (!isAnswered) failed += 1;
    else if (call.method === 'GET') latencies.push(performance.now() - dueAt);
  };
  const running: Promise<void>[] = [];
  while (running.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - startedAt) / 1_000) * rate));
    while (running.length < due) running.push(run(running.length));
    await delay(TICK_MS);
  }
  await Promise.all(running);
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return { p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY, failed };
}

/** Each person reads their pages in turn; every tenth call writes. */
function toCall(urls: readonly string[], people: readonly LoadPerson[], index: number): Call {
  const person = people[index % people.length];
  const server = urls[index % urls.length];
  if (person === undefined || server === undefined) throw new Error('People and servers are required.');
  const turn = Math.floor(index / people.length);
  const isWrite = (index + turn) % WRITE_EVERY === 0;
  const paths = isWrite ? person.writes : person.reads;
  return {
    url: server + (paths[turn % paths.length] ?? '/'),
    method: isWrite ? 'POST' : 'GET',
    headers: {
      cookie: person.cookie,
      'sec-fetch-site': 'same-origin',
      // Each person has a network of their own, as the rate limit expects.
      'x-forwarded-for': `10.1.${index % people.length}.1`,
    },
  };
}

/** Whether the response is a 2xx. */
function send(agent: Agent, { url, method, headers }: Call): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      response.once('end', () => resolve(statusCode >= 200 && statusCode < 300));
      response.once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error('No answer in time.')));
    sent.once('error', reject);
    sent.end();
  });
}
