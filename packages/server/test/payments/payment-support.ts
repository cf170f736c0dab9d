import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { inTransaction } from '../../src/context/context.ts';
import { queries } from '../../src/database/entity-manager.ts';
import { processEvent } from '../../src/modules/billing/payment-event.service.ts';
import { reserveCredit } from '../../src/modules/ledger/ledger.service.ts';
import { type StripeMock, startStripeMock } from '../../src/sandbox/stripe/stripe-mock.ts';
import { toEvent } from '../../src/sandbox/stripe/stripe-objects.ts';
import type { EventRecord } from '../../src/sandbox/stripe/stripe-records.ts';
import { sign } from '../../src/sandbox/stripe/stripe-webhooks.ts';
import type { DatabaseKind } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';

/** A server with card payment by the mock. Events are delivered by the test. */
export interface PaymentServer {
  readonly server: TestServer;
  readonly mock: StripeMock;
  /** Starts a checkout as the user and returns its session id. */
  checkout(buyer: SignedUp, priceId: string, mode: 'payment' | 'subscription'): Promise<string>;
  /** Pays a checkout and returns the events of it. */
  pay(sessionId: string): EventRecord[];
  /** Events added by `change`. */
  eventsOf(change: () => void): EventRecord[];
  /** Delivers an event once with a valid signature, and runs its job. */
  deliver(event: EventRecord): Promise<LightMyRequestResponse>;
  /** Calls the webhook with any body and signature. */
  callWebhook(body: string, signature: string | null): Promise<LightMyRequestResponse>;
  /** The id of the user's customer at the mock. */
  customerOf(buyer: SignedUp): string;
  account(buyer: SignedUp): Promise<Account>;
  close(): Promise<void>;
}

/** What a user sees of credits and plan. */
export interface Account {
  readonly credits: number;
  readonly customLimit: number;
  readonly subscriptionStatus: string;
  readonly subscription: {
    readonly plan: string;
    readonly renewsAt: string;
    readonly cancelAtPeriodEnd: boolean;
    readonly paymentFailed: boolean;
  } | null;
}

export async function openPaymentServer(kind: DatabaseKind): Promise<PaymentServer> {
  const mock = await startStripeMock(null);
  mock.webhooks.isAutomatic = false;
  const server = await openTestServer(kind, { config: { stripe: mock.config } });
  const { records } = mock.simulation;

  const callWebhook = (body: string, signature: string | null) =>
    server.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
      payload: body,
    });
  const eventsOf = (change: () => void): EventRecord[] => {
    const before = records.events.length;
    change();
    return records.events.slice(before);
  };

  return {
    server,
    mock,
    callWebhook,
    eventsOf,
    checkout: async (buyer, priceId, mode) => {
      const reply = await buyer.browser.post('/api/stripe/create-checkout-session', { priceId, mode });
      if (reply.statusCode !== 200) throw new Error(`No checkout: ${reply.statusCode} ${reply.body}`);
      return String(new URL(reply.json().url).pathname.split('/').at(-1));
    },
    pay: (sessionId) => {
      const session = records.sessions[sessionId];
      if (session === undefined) throw new Error(`No such session: ${sessionId}`);
      return eventsOf(() => mock.simulation.pay(session));
    },
    deliver: async (event) => {
      const body = JSON.stringify(toEvent(event));
      const reply = await callWebhook(body, sign(body, mock.config.webhookSecret));
      await processEvent(server.ctx(), event.id);
      return reply;
    },
    customerOf: ({ user }) => records.customersByKey[`customer:${user.id}`] ?? '',
    account: async ({ browser }) => (await browser.get('/api/user')).json(),
    close: async () => {
      await server.close();
      await mock.close();
    },
  };
}

/** Spends AI credits of a user. */
export async function spendCredits(
  { server }: PaymentServer,
  { user }: SignedUp,
  count: number,
): Promise<void> {
  for (let spent = 0; spent < count; spent += 1) {
    await inTransaction(server.ctx(), (tx) => reserveCredit(tx, user.id, randomUUID()));
  }
}

/** AI credits that a user owes after a refund. */
export async function debtOf({ server }: PaymentServer, { user }: SignedUp): Promise<number> {
  const { creditDebt } = await queries(server.ctx().em)
    .selectFrom('customer')
    .select('creditDebt')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  return creditDebt;
}
