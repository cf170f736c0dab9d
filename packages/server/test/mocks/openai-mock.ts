import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildProposal } from './build-proposal.ts';
import { buildError, buildResponse, refusalPart, textPart } from './response-body.ts';

/** A way in which a call can fail: `timeout` never responds, `stalled` sends half a response and then nothing. */
export type OpenAiFailure =
  | 'rate-limited'
  | 'quota-spent'
  | 'server-error'
  | 'unauthorized'
  | 'timeout'
  | 'stalled'
  | 'reset'
  | 'half-json'
  | 'half-proposal'
  | 'wrong-schema'
  | 'huge'
  | 'refusal'
  | 'truncated'
  | 'html'
  | 'redirect';

/** The default response, sent when the promise returned by `after` settles. */
export interface DelayedResponse {
  readonly after: () => Promise<unknown>;
}

/** The response to one call: a failure, the default response, immediately or later, or a given proposal. */
export type OpenAiStep = OpenAiFailure | 'ok' | DelayedResponse | { readonly proposal: unknown };

export interface OpenAiCall {
  readonly path: string;
  /** Whether the call contained a bearer token; the token itself is not stored. */
  readonly isAuthorized: boolean;
  /** The JSON body as received. */
  readonly body: unknown;
}

export interface OpenAiMock {
  /** The base URL for the SDK, ending in `/v1`. */
  readonly baseUrl: string;
  /** All calls so far, in order, including rejected ones. */
  readonly requests: readonly OpenAiCall[];
  /** Queues the responses to the next calls, one step per call; after that, every call gets the default response. */
  script(steps: readonly OpenAiStep[]): void;
  /** Removes the recorded calls and the script. */
  reset(): void;
  /** Ends every open call and stops listening. */
  close(): Promise<void>;
}

const HUGE_BYTES = 5 * 1024 * 1024;
const CHUNK = 'x'.repeat(64 * 1024);

/**
 * Starts an OpenAI-compatible server on this machine for tests: `POST …/v1/responses` under any path.
 *
 * Responds with a proposal derived from the brief in the request, or with scripted failures. Port 0, the default,
 * selects a free port.
 */
export async function startOpenAiMock({ port = 0 } = {}): Promise<OpenAiMock> {
  const requests: OpenAiCall[] = [];
  const steps: OpenAiStep[] = [];
  const server = createServer((request, response) => {
    handleCall(request, response, requests, () => steps.shift() ?? 'ok').catch(() => response.destroy());
  });
  // A busy machine could end an idle connection just when a client uses it again, and the call would fail.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${readPort(server)}/v1`,
    requests,
    script: (next) => void steps.push(...next),
    reset() {
      requests.length = 0;
      steps.length = 0;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function readPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mock has no port.');
  return address.port;
}

async function handleCall(
  request: IncomingMessage,
  response: ServerResponse,
  requests: OpenAiCall[],
  nextStep: () => OpenAiStep,
): Promise<void> {
  const body = await readBody(request);
  const path = request.url ?? '';
  const isAuthorized = /^Bearer \S+$/.test(request.headers.authorization ?? '');
  requests.push({ path, isAuthorized, body });
  response.setHeader('x-request-id', `req_standin_${requests.length}`);
  if (request.method !== 'POST' || !path.endsWith('/v1/responses')) {
    return send(response, 404, buildError('not_found'));
  }
  if (!isAuthorized) return send(response, 401, buildError('missing_api_key'));
  await runStep(nextStep(), request, response, body);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

async function runStep(step: OpenAiStep, request: IncomingMessage, response: ServerResponse, body: unknown) {
  if (typeof step === 'object' && 'proposal' in step) {
    return send(response, 200, buildResponse(textPart(JSON.stringify(step.proposal))));
  }
  if (step === 'ok' || typeof step === 'object') {
    if (step !== 'ok') await step.after();
    return send(response, 200, await defaultResponse(body));
  }
  if (step === 'timeout') return;
  if (step === 'stalled') return await startResponse(response, body);
  if (step === 'reset') return void request.socket.resetAndDestroy();
  if (step === 'huge') return sendHuge(response);
  await sendFailure(step, request, response, body);
}

type PlainFailure = Exclude<OpenAiFailure, 'timeout' | 'stalled' | 'reset' | 'huge'>;

async function sendFailure(
  failure: PlainFailure,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const senders: Readonly<Record<PlainFailure, () => void | Promise<void>>> = {
    'rate-limited': () => send(response, 429, buildError('rate_limit_exceeded'), { 'retry-after': '7' }),
    'quota-spent': () => send(response, 429, buildError('insufficient_quota')),
    'server-error': () => send(response, 500, buildError('server_error')),
    unauthorized: () =>
      send(response, 401, buildError('invalid_api_key', `Incorrect API key provided: ${key}`)),
    'half-json': async () =>
      sendText(response, 200, 'application/json', firstHalf(JSON.stringify(await defaultResponse(body)))),
    'half-proposal': async () =>
      send(response, 200, buildResponse(textPart(firstHalf(JSON.stringify(await buildProposal(body)))))),
    'wrong-schema': () => send(response, 200, buildResponse(textPart('{"colors":"teal"}'))),
    refusal: () => send(response, 200, buildResponse(refusalPart('Mock provider text: no.'))),
    truncated: async () =>
      send(
        response,
        200,
        buildResponse(textPart(firstHalf(JSON.stringify(await buildProposal(body)))), 'max_output_tokens'),
      ),
    html: () => sendText(response, 200, 'text/html', '<!doctype html><title>Mock provider text</title>'),
    redirect: () => send(response, 307, {}, { location: request.url ?? '/' }),
  };
  await senders[failure]();
}

/** Sends headers and half a response, and then nothing more. */
async function startResponse(response: ServerResponse, body: unknown): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(firstHalf(JSON.stringify(await defaultResponse(body))));
}

async function defaultResponse(body: unknown) {
  return buildResponse(textPart(JSON.stringify(await buildProposal(body))));
}

function firstHalf(text: string): string {
  return text.slice(0, text.length / 2);
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendText(response, status, 'application/json', JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, mediaType: string, text: string): void {
  response.writeHead(status, { 'content-type': mediaType }).end(text);
}

/** Sends a well-formed response of more than five megabytes, in chunks, while the client reads. */
async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  await pipeline(Readable.from(hugeChunks()), response);
}

function* hugeChunks() {
  const [before = '', after = ''] = JSON.stringify(buildResponse(textPart('@'))).split('@');
  yield before;
  for (let sent = 0; sent < HUGE_BYTES; sent += CHUNK.length) yield CHUNK;
  yield after;
}
