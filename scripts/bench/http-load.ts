import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';

export const CONNECTIONS = 50;

/** What a server answered under load. */
export interface Load {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds; half a one at least, because autocannon reports less than one as 0. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Sends as many calls as 50 connections can.
 *
 * @throws Error for a response other than 2xx
 */
export async function loadServer(url: string, cookie: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      // Each connection uses another network address, so that the rate limit does not affect the result.
      const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      client.setHeaders({ cookie, 'x-forwarded-for': network });
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `GET ${url}: ${result.non2xx} responses other than 2xx and ${result.errors} errors under load.`,
    );
  }
  return {
    rate: result.requests.average,
    p50: Math.max(0.5, result.latency.p50),
    p99: result.latency.p99,
  };
}
