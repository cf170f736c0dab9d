import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { StripeConfig } from '../../config/config.ts';
import { writeFileAtomic } from '../../lib/write-file-atomic.ts';
import { createStripeApi } from './stripe-api.ts';
import { MOCK_PRICE_IDS } from './stripe-catalog.ts';
import { renderCheckout, renderDeclined, renderNote, renderPortal } from './stripe-pages.ts';
import { emptyRecords, type StripeRecords } from './stripe-records.ts';
import { createSimulation, type StripeSimulation } from './stripe-simulation.ts';
import { createWebhookSender, type WebhookSender } from './stripe-webhooks.ts';

/** A local server that speaks Stripe's API. Only for development and tests. */
export interface StripeMock {
  /** The values of the `STRIPE_…` variables. */
  readonly config: StripeConfig;
  readonly simulation: StripeSimulation;
  readonly webhooks: WebhookSender;
  /** Answers the next calls of the API with status 500. */
  failNext(calls: number): void;
  /** Sends the events that a direct call of the simulation added. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SECRET_KEY = 'sk_test_mock';
const WEBHOOK_SECRET = 'whsec_mock';

/**
 * Starts the mock on a free port of this machine.
 *
 * @param file where customers and subscriptions are stored between runs; null keeps them in memory
 */
export async function startStripeMock(file: string | null): Promise<StripeMock> {
  const records = loadRecords(file);
  let origin = '';
  const simulation = createSimulation(records, () => origin);
  const webhooks = createWebhookSender(WEBHOOK_SECRET);
  let sent = records.events.length;
  let savedId = records.lastId;
  let saving = Promise.resolve();
  const flush = async (): Promise<void> => {
    const events = records.events.slice(sent);
    sent = records.events.length;
    // Every new object takes an id; ids must not be given twice after a restart.
    if (file !== null && (events.length > 0 || records.lastId !== savedId)) {
      savedId = records.lastId;
      const bytes = Buffer.from(JSON.stringify(records));
      saving = saving.then(() => writeFileAtomic(path.dirname(file), path.basename(file), bytes));
    }
    await saving;
    webhooks.enqueue(events);
  };
  const respond = createStripeApi(
    simulation,
    () => origin,
    () => webhooks.url,
  );
  let failures = 0;
  const api: typeof respond = (request) => {
    if (failures === 0) return respond(request);
    failures -= 1;
    return { status: 500, body: { error: { type: 'api_error', message: 'Simulated failure.' } } };
  };
  const server = createServer((request, response) => {
    answer({ request, response, simulation, api })
      .then(flush)
      .catch((error: unknown) => fail(response, error));
  });
  // A busy machine could end an idle connection just when a client uses it again, and the call would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: origin, prices: MOCK_PRICE_IDS },
    simulation,
    webhooks,
    flush,
    failNext: (calls) => {
      failures = calls;
    },
    close: async () => {
      webhooks.isAutomatic = false;
      await saving;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function loadRecords(file: string | null): StripeRecords {
  if (file === null || !existsSync(file)) return emptyRecords();
  return JSON.parse(readFileSync(file, 'utf8')) as StripeRecords;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly simulation: StripeSimulation;
  readonly api: ReturnType<typeof createStripeApi>;
}

async function answer({ request, response, simulation, api }: Exchange): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method ?? 'GET';
  const fields = method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
  if (url.pathname.startsWith('/v1/')) {
    const { status, body } = isAuthorized(request)
      ? api({ method, path: url.pathname.slice(3), fields, headers: request.headers })
      : UNAUTHORIZED;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  const [, kind = '', id = ''] = url.pathname.split('/');
  const chosen = method === 'POST' ? (fields.get('do') ?? '') : null;
  send(response, toReply(simulation, kind, id, chosen));
}

/** A page, or the address to go to next. */
type Reply = { readonly status: number; readonly html: string } | { readonly location: string };

/** @param chosen value of the pressed button; null when the page is only opened */
function toReply(simulation: StripeSimulation, kind: string, id: string, chosen: string | null): Reply {
  if (kind === 'pay') return checkoutReply(simulation, id, chosen);
  if (kind === 'portal') return portalReply(simulation, id, chosen);
  const isDocument = kind === 'receipt' || kind === 'invoice';
  return isDocument
    ? { status: 200, html: renderNote(`Simulated ${kind}`, `Number ${id}`) }
    : missing('page');
}

function missing(what: string): Reply {
  return { status: 404, html: renderNote('Not found', `This ${what} does not exist.`) };
}

function send(response: ServerResponse, reply: Reply): void {
  if ('location' in reply) response.writeHead(303, { location: reply.location }).end();
  else {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(reply.status, headers).end(reply.html);
  }
}

function isAuthorized({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Bearer ${SECRET_KEY}`;
}

const UNAUTHORIZED = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API key.' } },
};

function checkoutReply(simulation: StripeSimulation, id: string, chosen: string | null): Reply {
  const session = simulation.records.sessions[id];
  if (session === undefined || session.status === 'expired') return missing('checkout');
  if (session.status === 'complete') return { location: session.successUrl };
  if (chosen === 'decline') return { status: 402, html: renderDeclined(session) };
  if (chosen === null) return { status: 200, html: renderCheckout(session) };
  simulation.pay(session);
  return { location: session.successUrl };
}

function portalReply(simulation: StripeSimulation, id: string, chosen: string | null): Reply {
  const portal = simulation.records.portals[id];
  if (portal === undefined) return missing('portal');
  if (chosen === null) return { status: 200, html: renderPortal(portal, simulation.records) };
  act(simulation, portal.customer, chosen);
  return { location: `/portal/${id}` };
}

function act(simulation: StripeSimulation, customerId: string, chosen: string): void {
  const { records } = simulation;
  const customer = records.customers[customerId];
  const subscription = Object.values(records.subscriptions)
    .filter((known) => known.customer === customerId && known.status !== 'canceled')
    .at(-1);
  if (customer !== undefined && chosen === 'decline-card') simulation.setCard(customer, true);
  if (customer !== undefined && chosen === 'accept-card') simulation.setCard(customer, false);
  if (subscription === undefined) return;
  if (chosen === 'cancel') simulation.cancelAtPeriodEnd(subscription, true);
  if (chosen === 'resume') simulation.cancelAtPeriodEnd(subscription, false);
  if (chosen === 'cancel-now') simulation.end(subscription);
  if (chosen === 'next-period') simulation.advanceTo(subscription.periodEnd);
  if (chosen.startsWith('change:')) simulation.changePlan(subscription, chosen.slice('change:'.length));
}

function fail(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
}
