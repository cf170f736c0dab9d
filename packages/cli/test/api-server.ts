import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Api, createApi } from '../src/api/api.ts';
import { createDeps } from './run-cli.ts';

/** A server of the running test that answers from a table, and the calls of the command to it. */
export interface ApiServer {
  readonly api: Api;
  readonly url: string;
  /** The paths called so far. */
  readonly paths: readonly string[];
}

/** Starts a server with a JSON answer per path; a path without an answer is an empty list. */
export async function startApiServer(answers: Readonly<Record<string, unknown>> = {}): Promise<ApiServer> {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    paths.push(url);
    reply.end(JSON.stringify(answers[url] ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { api: createApi({ url, token: null }, createDeps().deps), url, paths };
}
