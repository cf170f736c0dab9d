import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one call instead of forwarding it. */
export type Fault = 'reset' | 'cut' | 'busy' | 'broken' | 'redirect' | 'cut-stream';

/** A proxy in front of a server that fails as told. */
export interface FaultProxy {
  readonly url: string;
  /** Calls fail in this order; those after the last one are forwarded. */
  readonly fail: (...faults: readonly Fault[]) => void;
  /** Whether all faults have happened. */
  readonly isDone: () => boolean;
  readonly close: () => Promise<void>;
}

/** Opens a proxy on a free port. `redirect` leads to `otherUrl`. */
export async function openFaultProxy(targetUrl: string, otherUrl: string): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const server = createServer((call, reply) => {
    const isStream = call.url?.endsWith('/events') === true;
    // A fault of streams waits for one.
    const fault = faults[0] === 'cut-stream' && !isStream ? undefined : faults.shift();
    if (fault !== undefined && fault !== 'cut' && fault !== 'cut-stream')
      return answer(fault, reply, otherUrl);
    const { method, headers } = call;
    const forwarded = request(new URL(call.url ?? '/', targetUrl), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      if (fault === undefined) response.pipe(reply);
      else {
        response.once('data', (chunk: Buffer) => {
          reply.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => reply.destroy());
        });
      }
    });
    forwarded.on('error', () => reply.destroy());
    call.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (...next) => faults.splice(0, faults.length, ...next),
    isDone: () => faults.length === 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(fault: Exclude<Fault, 'cut' | 'cut-stream'>, reply: ServerResponse, otherUrl: string): void {
  switch (fault) {
    case 'reset':
      reply.destroy();
      return;
    case 'busy':
      reply.writeHead(503, { 'retry-after': '7' }).end();
      return;
    case 'broken':
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    case 'redirect':
      reply.writeHead(302, { location: `${otherUrl}/stolen` }).end();
  }
}
