import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Api, createApi } from '../src/api/api.ts';
import type { Deps } from '../src/deps.ts';
import { createDeps } from './run-cli.ts';

/** What the server does with one call. */
export type Reply =
  | { readonly json: unknown; readonly status?: number }
  /** Server-sent events, after which the stream ends or breaks. */
  | { readonly events: readonly string[]; readonly breaks?: boolean }
  /** Closes the connection without a response. */
  | 'no response';

/** A call that the server received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A server of the running test, and the calls of the command to it. */
export interface ApiServer {
  readonly api: Api;
  readonly url: string;
  /** The calls received so far. */
  readonly calls: readonly ReceivedCall[];
  /** The paths of the calls. */
  readonly paths: () => readonly string[];
}

type Replies = Readonly<Record<string, unknown>> | ((call: ReceivedCall) => Reply);

/**
 * Starts a server that replies by a function, or with a JSON answer per path; a path without an answer is an empty list.
 */
export async function startApiServer(
  replies: Replies = {},
  deps: Deps = createDeps().deps,
): Promise<ApiServer> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const call = { method, path, body: await readBody(request) };
    calls.push(call);
    send(typeof replies === 'function' ? replies(call) : { json: replies[path] ?? [] }, response);
  });
  // A busy machine could end an idle connection just when a client uses it again, and the call would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = () => calls.map((call) => call.path);
  return { api: createApi({ url, token: null }, deps), url, calls, paths };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'no response') response.destroy();
  else if ('json' in reply) response.writeHead(reply.status ?? 200).end(JSON.stringify(reply.json));
  else {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(reply.events.join(''), () =>
      reply.breaks === true ? response.destroy() : response.end(),
    );
  }
}
