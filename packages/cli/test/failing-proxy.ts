import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one call instead of forwarding it. */
export type Failure = 'reset' | 'cut' | 'busy' | 'broken' | 'redirect' | 'cut-stream';

/** A proxy in front of a server that fails on request. */
export interface FailingProxy {
  readonly url: string;
  /** Calls fail in this order; those after the last one are forwarded. */
  readonly fail: (...failures: readonly Failure[]) => void;
  /** Whether all failures have happened. */
  readonly isDone: () => boolean;
  readonly close: () => Promise<void>;
}

/** Opens a proxy on a free port. `redirect` leads to `otherUrl`. */
export async function openFailingProxy(targetUrl: string, otherUrl: string): Promise<FailingProxy> {
  const failures: Failure[] = [];
  const server = createServer((call, reply) => {
    const isStream = call.url?.endsWith('/events') === true;
    // A failure of streams waits for one.
    const failure = failures[0] === 'cut-stream' && !isStream ? undefined : failures.shift();
    if (failure !== undefined && failure !== 'cut' && failure !== 'cut-stream')
      return answer(failure, reply, otherUrl);
    const { method, headers } = call;
    const forwarded = request(new URL(call.url ?? '/', targetUrl), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      if (failure === undefined) response.pipe(reply);
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
    fail: (...next) => failures.splice(0, failures.length, ...next),
    isDone: () => failures.length === 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  failure: Exclude<Failure, 'cut' | 'cut-stream'>,
  reply: ServerResponse,
  otherUrl: string,
): void {
  switch (failure) {
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
