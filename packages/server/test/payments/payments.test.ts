import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { inTransaction } from '../../src/context/context.ts';
import { processEvent } from '../../src/modules/billing/payment-event.service.ts';
import { reconcilePayments } from '../../src/modules/billing/reconcile-payments.ts';
import { runSubscriptionDates } from '../../src/modules/billing/subscription.service.ts';
import type { Transaction } from '../../src/modules/ledger/ledger.schema.ts';
import { releaseCredit, reserveCredit } from '../../src/modules/ledger/ledger.service.ts';
import { measureDrift } from '../../src/modules/ledger/measure-drift.ts';
import { MOCK_PRICE_IDS } from '../../src/sandbox/stripe/stripe-catalog.ts';
import { toEvent } from '../../src/sandbox/stripe/stripe-objects.ts';
import { sign } from '../../src/sandbox/stripe/stripe-webhooks.ts';
import { addProject, addTile, CUSTOM_BRIEF } from '../support/factories.ts';
import { mailedCode } from '../support/mailbox.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp } from '../support/test-server.ts';
import { debtOf, openPaymentServer, type PaymentServer, spendCredits } from './payment-support.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe.each(DATABASE_KINDS)('payments on %s', (kind) => {
  let payments: PaymentServer;

  beforeAll(async () => {
    payments = await openPaymentServer(kind);
  });
  afterAll(async () => {
    expect((await measureDrift(payments.server.ctx())).wrongBalances).toBe(0);
    await payments.close();
  });

  const buyPack = async (buyer: SignedUp, credits: 15 | 30 | 60 = 15) =>
    payments.pay(await payments.checkout(buyer, MOCK_PRICE_IDS[`pack${credits}`], 'payment'));
  const subscribe = async (buyer: SignedUp, plan: 'monthly' | 'annual') =>
    payments.pay(await payments.checkout(buyer, MOCK_PRICE_IDS[plan], 'subscription'));
  const deliverAll = async (events: Parameters<PaymentServer['deliver']>[0][]) => {
    for (const event of events) expect((await payments.deliver(event)).statusCode).toBe(200);
  };
  const subscriptionOf = (buyer: SignedUp) => {
    const found = Object.values(payments.mock.simulation.records.subscriptions)
      .filter(({ customer }) => customer === payments.customerOf(buyer))
      .at(-1);
    if (found === undefined) throw new Error('There is no subscription.');
    return found;
  };
  const chargeOf = (buyer: SignedUp) => {
    const found = Object.values(payments.mock.simulation.records.charges)
      .filter(({ customer }) => customer === payments.customerOf(buyer))
      .at(-1);
    if (found === undefined) throw new Error('There is no charge.');
    return found;
  };

  describe('a pack', () => {
    it('adds its credits when the payment event arrives, not before', async () => {
      const buyer = await payments.server.signUp();
      const events = await buyPack(buyer, 60);
      expect((await payments.account(buyer)).credits).toBe(0);
      await deliverAll(events);
      expect((await payments.account(buyer)).credits).toBe(60);
    });

    it('is granted once for an event that is delivered 50 times at once', async () => {
      const buyer = await payments.server.signUp();
      const [event] = await buyPack(buyer);
      if (event === undefined) throw new Error('There is no event.');
      const body = JSON.stringify(toEvent(event));
      const replies = await Promise.all(
        Array.from({ length: 50 }, () =>
          payments.callWebhook(body, sign(body, payments.mock.config.webhookSecret)),
        ),
      );
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await Promise.all(Array.from({ length: 10 }, () => processEvent(payments.server.ctx(), event.id)));
      expect((await payments.account(buyer)).credits).toBe(15);
    });

    it('is granted by the reconciliation when its event is lost, and not again when the event arrives late', async () => {
      const buyer = await payments.server.signUp();
      const events = await buyPack(buyer);
      expect((await reconcilePayments(payments.server.ctx())).missedEvents).toBe(0);
      const later = { ...payments.server.ctx(), now: new Date(Date.now() + 15 * 60_000) };
      expect((await reconcilePayments(later)).corrections).toBeGreaterThanOrEqual(1);
      expect((await payments.account(buyer)).credits).toBe(15);
      await deliverAll(events);
      expect((await payments.account(buyer)).credits).toBe(15);
    });

    it('is shown with its price in the transactions', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await buyPack(buyer, 30));
      expect((await buyer.browser.get('/api/user/transactions')).json()).toMatchObject([
        {
          kind: 'grant',
          delta: 30,
          balance: 30,
          description: '30 AI credits',
          amountCents: 900,
          currency: 'usd',
        },
      ]);
    });
  });

  describe('a refund', () => {
    it('takes back the credits that are left and records the rest as a debt, which stops spending', async () => {
      const buyer = await payments.server.signUp({ aiCredits: 0 });
      await deliverAll(await buyPack(buyer));
      await spendCredits(payments, buyer, 10);
      const charge = chargeOf(buyer);
      await deliverAll(payments.eventsOf(() => payments.mock.simulation.refund(charge, charge.amount)));
      expect((await payments.account(buyer)).credits).toBe(0);
      expect(await debtOf(payments, buyer)).toBe(10);
      await deliverAll(await buyPack(buyer, 30));
      expect((await payments.account(buyer)).credits).toBe(20);
      expect(await debtOf(payments, buyer)).toBe(0);
    });

    it('stops spending also when a reserved credit comes back', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await buyPack(buyer));
      const styleTileId = randomUUID();
      const reservationId = await inTransaction(payments.server.ctx(), (tx) =>
        reserveCredit(tx, buyer.user.id, styleTileId),
      );
      const charge = chargeOf(buyer);
      await deliverAll(payments.eventsOf(() => payments.mock.simulation.refund(charge, charge.amount)));
      const reservation = { userId: buyer.user.id, styleTileId, reservationId };
      await inTransaction(payments.server.ctx(), (tx) => releaseCredit(tx, reservation));
      expect(await debtOf(payments, buyer)).toBe(1);
      await expect(spendCredits(payments, buyer, 1)).rejects.toMatchObject({ status: 402 });
    });

    it('of a part takes back the same share', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await buyPack(buyer, 30));
      await deliverAll(payments.eventsOf(() => payments.mock.simulation.refund(chargeOf(buyer), 300)));
      expect((await payments.account(buyer)).credits).toBe(20);
    });

    it('is applied once, whatever is delivered twice', async () => {
      const buyer = await payments.server.signUp();
      const bought = await buyPack(buyer);
      const charge = chargeOf(buyer);
      const refunded = payments.eventsOf(() => payments.mock.simulation.refund(charge, charge.amount));
      await deliverAll([...refunded, ...bought, ...refunded, ...bought]);
      expect((await payments.account(buyer)).credits).toBe(0);
      expect(await debtOf(payments, buyer)).toBe(0);
    });

    it('by a dispute is undone when the dispute is won', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await buyPack(buyer));
      let dispute = '';
      await deliverAll(
        payments.eventsOf(() => {
          dispute = payments.mock.simulation.dispute(chargeOf(buyer));
        }),
      );
      expect((await payments.account(buyer)).credits).toBe(0);
      await deliverAll(payments.eventsOf(() => payments.mock.simulation.closeDispute(dispute, 'won')));
      expect((await payments.account(buyer)).credits).toBe(15);
    });
  });

  describe('a subscription', () => {
    it('makes the account Premium, with 30 credits and 100 custom guides', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      const { periodEnd } = subscriptionOf(buyer);
      expect(await payments.account(buyer)).toMatchObject({
        credits: 30,
        customLimit: 100,
        subscriptionStatus: 'active',
        subscription: {
          plan: 'monthly',
          renewsAt: new Date(periodEnd * 1_000).toISOString(),
          cancelAtPeriodEnd: false,
          paymentFailed: false,
        },
      });
    });

    it('grants 30 credits with each renewal, once', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      const renewals = payments.eventsOf(() => {
        for (let month = 0; month < 3; month += 1)
          payments.mock.simulation.advanceTo(subscriptionOf(buyer).periodEnd);
      });
      const own = renewals.filter(
        ({ object }) => 'customer' in object && object.customer === payments.customerOf(buyer),
      );
      await deliverAll([...own, ...own, ...own]);
      expect((await payments.account(buyer)).credits).toBe(120);
    });

    it('for a year grants its credits month by month', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'annual'));
      const { server, account } = payments;
      const start = subscriptionOf(buyer).created * 1_000;
      const at = (days: number) => ({ ...server.ctx(), now: new Date(start + days * DAY_MS) });
      expect((await account(buyer)).credits).toBe(30);
      await runSubscriptionDates(at(27));
      expect((await account(buyer)).credits).toBe(30);
      await Promise.all([runSubscriptionDates(at(32)), runSubscriptionDates(at(32))]);
      expect((await account(buyer)).credits).toBe(60);
      await runSubscriptionDates(at(800));
      expect((await account(buyer)).credits).toBe(360);
      const history: Transaction[] = (await buyer.browser.get('/api/user/transactions')).json();
      expect(history.map(({ amountCents }) => amountCents).filter((amount) => amount !== undefined)).toEqual([
        5_999,
      ]);
    });

    it('keeps Premium while a failed payment is retried, until the period ends', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      const customer = payments.mock.simulation.records.customers[payments.customerOf(buyer)];
      if (customer === undefined) throw new Error('There is no customer.');
      const subscription = subscriptionOf(buyer);
      await deliverAll(
        ownEvents(payments, buyer, () => {
          payments.mock.simulation.setCard(customer, true);
          payments.mock.simulation.advanceTo(subscription.periodEnd);
        }),
      );
      expect(await payments.account(buyer)).toMatchObject({
        credits: 30,
        subscriptionStatus: 'active',
        subscription: { paymentFailed: true },
      });
      const afterPeriod = {
        ...payments.server.ctx(),
        now: new Date(subscription.periodEnd * 1_000 + DAY_MS),
      };
      await runSubscriptionDates(afterPeriod);
      expect(await payments.account(buyer)).toMatchObject({ subscriptionStatus: 'past_due' });
      await deliverAll(ownEvents(payments, buyer, () => payments.mock.simulation.setCard(customer, false)));
      expect(await payments.account(buyer)).toMatchObject({
        credits: 60,
        subscriptionStatus: 'active',
        subscription: { paymentFailed: false },
      });
    });

    it('falls back to Free when it ends, and keeps the AI credits', async () => {
      const buyer = await payments.server.signUp({ customCredits: 0 });
      await deliverAll(await subscribe(buyer, 'monthly'));
      await deliverAll(ownEvents(payments, buyer, () => payments.mock.simulation.end(subscriptionOf(buyer))));
      expect(await payments.account(buyer)).toMatchObject({
        credits: 30,
        customLimit: 0,
        subscriptionStatus: 'canceled',
        subscription: null,
      });
    });

    it('grants no second month for changing the plan back and forth', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      for (const plan of ['annual', 'monthly', 'annual'] as const) {
        const change = () => payments.mock.simulation.changePlan(subscriptionOf(buyer), MOCK_PRICE_IDS[plan]);
        await deliverAll(ownEvents(payments, buyer, change));
      }
      expect(await payments.account(buyer)).toMatchObject({ credits: 30, subscription: { plan: 'annual' } });
    });

    it('reaches the same state for every order of its events, with repetitions', async () => {
      const orders = permutations([0, 1, 2, 3, 4]);
      expect(orders).toHaveLength(120);
      for (const order of orders.filter((_, index) => index % sampleSize(32, 1) === 0)) {
        const buyer = await payments.server.signUp();
        const bought = await subscribe(buyer, 'monthly');
        const changed = ownEvents(payments, buyer, () => {
          payments.mock.simulation.cancelAtPeriodEnd(subscriptionOf(buyer), true);
          payments.mock.simulation.end(subscriptionOf(buyer));
        });
        const events = [...bought, ...changed];
        expect(events).toHaveLength(order.length);
        const ordered = order.flatMap((place) => events[place] ?? []);
        await deliverAll([...ordered, ...ordered.slice(0, 1)]);
        expect(await payments.account(buyer)).toMatchObject({ credits: 30, subscriptionStatus: 'canceled' });
      }
    });
  });

  describe('the webhook', () => {
    it('rejects bad, old, future, foreign and changed calls and stores nothing', async () => {
      const buyer = await payments.server.signUp();
      const [event] = await buyPack(buyer);
      if (event === undefined) throw new Error('There is no event.');
      const body = JSON.stringify(toEvent(event));
      const live = JSON.stringify({ ...toEvent(event), livemode: true });
      const secret = payments.mock.config.webhookSecret;
      const now = Math.floor(Date.now() / 1_000);
      const valid = sign(body, secret);
      const calls: [string, string, string | null][] = [
        ['no signature', body, null],
        ['an empty signature', body, ''],
        ['another secret', body, sign(body, 'whsec_other')],
        ['an old signature', body, sign(body, secret, now - 301)],
        ['a future signature', body, sign(body, secret, now + 3_600)],
        ['an unknown scheme', body, valid.replace('v1=', 'v0=')],
        ['a re-serialized body', JSON.stringify(JSON.parse(body), null, 1), valid],
        ['the other mode', live, sign(live, secret)],
        ['no JSON', 'pay me', sign('pay me', secret)],
      ];
      for (const [name, text, signature] of calls) {
        expect((await payments.callWebhook(text, signature)).statusCode, name).toBe(400);
      }
      await expect(processEvent(payments.server.ctx(), event.id)).resolves.toEqual({
        grants: 0,
        corrections: 0,
      });
      expect((await payments.account(buyer)).credits).toBe(0);
    });

    it('counts its calls, grants and corrections in the metrics', async () => {
      const { services, app } = payments.server;
      const metrics = (await app.inject('/metrics')).body;
      const { webhooks, grants, checkouts } = services.paymentCounts;
      expect(grants).toBeGreaterThan(10);
      for (const line of [
        `stylekit_payment_webhooks_total{result="accepted"} ${webhooks.accepted}`,
        `stylekit_payment_webhooks_total{result="repeated"} ${webhooks.repeated}`,
        `stylekit_payment_webhooks_total{result="rejected"} ${webhooks.rejected}`,
        `stylekit_payment_grants_total ${grants}`,
        `stylekit_checkouts_total ${checkouts}`,
      ]) {
        expect(metrics).toContain(line);
      }
      expect(metrics).toMatch(/stylekit_payment_corrections_total [1-9]/);
      expect(metrics).toMatch(/stylekit_payment_events_reconciled_total [1-9]/);
    });

    it('ignores customers of other systems', async () => {
      const foreign = payments.mock.simulation.createCustomer('x@example.com', null);
      const session = payments.mock.simulation.createSession({
        customer: foreign.id,
        reference: '',
        mode: 'payment',
        price: MOCK_PRICE_IDS.pack60,
        successUrl: 'https://example.com/',
        cancelUrl: 'https://example.com/',
      });
      await deliverAll(payments.eventsOf(() => payments.mock.simulation.pay(session)));
    });
  });

  describe('an unavailable payment service', () => {
    it('answers 503, charges nothing, and works again', async () => {
      const buyer = await payments.server.signUp();
      payments.mock.failNext(4);
      const body = { priceId: MOCK_PRICE_IDS.pack15, mode: 'payment' };
      const failed = await buyer.browser.post('/api/stripe/create-checkout-session', body);
      expect(failed.statusCode).toBe(503);
      expect(failed.json().message).toContain('Nothing was charged');
      payments.mock.failNext(0);
      expect((await buyer.browser.post('/api/stripe/create-checkout-session', body)).statusCode).toBe(200);
    });

    it('keeps an event for the next try of its job', async () => {
      const buyer = await payments.server.signUp();
      const [event] = await buyPack(buyer);
      if (event === undefined) throw new Error('There is no event.');
      const body = JSON.stringify(toEvent(event));
      await payments.callWebhook(body, sign(body, payments.mock.config.webhookSecret));
      payments.mock.failNext(20);
      await expect(processEvent(payments.server.ctx(), event.id)).rejects.toMatchObject({ status: 503 });
      payments.mock.failNext(0);
      await processEvent(payments.server.ctx(), event.id);
      expect((await payments.account(buyer)).credits).toBe(15);
    });

    it('is reported where it is not configured', async () => {
      const without = await openTestServer(kind);
      const { browser } = await without.signUp();
      for (const path of ['create-checkout-session', 'create-portal-session']) {
        const reply = await browser.post(`/api/stripe/${path}`, { priceId: 'price_1', mode: 'payment' });
        expect(reply.statusCode).toBe(503);
        expect(reply.json()).toEqual({
          code: 'SK_UNAVAILABLE',
          message: 'Payment is not set up on this server. Nothing was charged.',
        });
      }
      await without.close();
    });
  });

  describe('the deletion of an account', () => {
    const deleteAccount = async ({ user, browser }: SignedUp) => {
      await browser.post('/api/user/delete/request');
      const code = await mailedCode(payments.server, user.email, 'account-deletion');
      return browser.post('/api/user/delete/verify', { code });
    };

    it('cancels the plan first', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      const subscription = subscriptionOf(buyer);
      expect((await deleteAccount(buyer)).statusCode).toBe(200);
      expect(subscription.status).toBe('canceled');
      await deliverAll(payments.mock.simulation.records.events.slice(-1));
    });

    it('does not happen when the plan cannot be canceled', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      payments.mock.failNext(20);
      expect((await deleteAccount(buyer)).statusCode).toBe(503);
      payments.mock.failNext(0);
      expect((await payments.account(buyer)).subscriptionStatus).toBe('active');
    });
  });

  describe('custom guides', () => {
    const deleteAtOnce = async (buyer: SignedUp) => {
      const project = await addProject(payments.server, buyer);
      const tile = await addTile(payments.server, project, { brief: CUSTOM_BRIEF });
      const before = (await payments.account(buyer)).customLimit;
      const calls = Array.from({ length: 100 }, () =>
        buyer.browser.post(`/api/style-tiles/${tile.id}/delete`),
      );
      await Promise.all(calls);
      return (await payments.account(buyer)).customLimit - before;
    };

    it('are returned once on Premium, however often the deletion is repeated', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      expect(await deleteAtOnce(buyer)).toBe(1);
    });

    it('are not returned on Free', async () => {
      expect(await deleteAtOnce(await payments.server.signUp())).toBe(0);
    });
  });

  describe('checkout', () => {
    it('accepts only the configured prices with their mode', async () => {
      const buyer = await payments.server.signUp();
      const prices = [
        ...Object.values(MOCK_PRICE_IDS),
        'price_other',
        '',
        ' ',
        '../v1/prices',
        'price_mock_pack_15 ',
      ];
      const modes = ['payment', 'subscription', 'setup', '', null, 1];
      const accepted: string[] = [];
      for (const priceId of prices) {
        for (const mode of modes) {
          const reply = await buyer.browser.post('/api/stripe/create-checkout-session', { priceId, mode });
          if (reply.statusCode === 200) accepted.push(`${priceId} ${mode}`);
          else expect(reply.statusCode, `${priceId} ${mode}`).toBe(400);
        }
      }
      expect(accepted).toEqual([
        'price_mock_monthly subscription',
        'price_mock_annual subscription',
        'price_mock_pack_15 payment',
        'price_mock_pack_30 payment',
        'price_mock_pack_60 payment',
      ]);
    });

    it('rejects fields that are not the client’s to set', async () => {
      const buyer = await payments.server.signUp();
      for (const extra of [{ customer: 'cus_1' }, { quantity: -1 }, { amount: 0 }, { userId: 'x' }]) {
        const body = { priceId: MOCK_PRICE_IDS.pack15, mode: 'payment', ...extra };
        expect((await buyer.browser.post('/api/stripe/create-checkout-session', body)).statusCode).toBe(400);
      }
    });

    it('creates one customer for parallel first checkouts', async () => {
      const buyer = await payments.server.signUp();
      await Promise.all(
        Array.from({ length: 5 }, () => payments.checkout(buyer, MOCK_PRICE_IDS.pack15, 'payment')),
      );
      const customers = Object.values(payments.mock.simulation.records.sessions)
        .filter(({ reference }) => reference === buyer.user.id)
        .map(({ customer }) => customer);
      expect(new Set(customers).size).toBe(1);
    });

    it('ends an open checkout of a plan when another one starts, so that only one can be paid', async () => {
      const buyer = await payments.server.signUp();
      const first = await payments.checkout(buyer, MOCK_PRICE_IDS.monthly, 'subscription');
      const pack = await payments.checkout(buyer, MOCK_PRICE_IDS.pack15, 'payment');
      const second = await payments.checkout(buyer, MOCK_PRICE_IDS.annual, 'subscription');
      const { sessions } = payments.mock.simulation.records;
      expect([first, pack, second].map((id) => sessions[id]?.status)).toEqual(['expired', 'open', 'open']);
      expect(payments.pay(first)).toEqual([]);
      expect((await fetch(`${payments.mock.config.apiBase}/pay/${first}`)).status).toBe(404);
    });

    it('rejects a second plan', async () => {
      const buyer = await payments.server.signUp();
      await deliverAll(await subscribe(buyer, 'monthly'));
      const body = { priceId: MOCK_PRICE_IDS.annual, mode: 'subscription' };
      expect((await buyer.browser.post('/api/stripe/create-checkout-session', body)).statusCode).toBe(409);
    });

    it('opens the portal of the own customer only, after a first checkout', async () => {
      const [buyer, other] = [await payments.server.signUp(), await payments.server.signUp()];
      expect((await other.browser.post('/api/stripe/create-portal-session')).statusCode).toBe(409);
      await payments.checkout(buyer, MOCK_PRICE_IDS.pack15, 'payment');
      const { url } = (
        await buyer.browser.post('/api/stripe/create-portal-session', { customer: 'cus_1' })
      ).json();
      const portal = payments.mock.simulation.records.portals[String(url.split('/').at(-1))];
      expect(portal?.customer).toBe(payments.customerOf(buyer));
    });
  });
});

/** Events of one customer among those that a change of the whole mock adds. */
function ownEvents(payments: PaymentServer, buyer: SignedUp, change: () => void) {
  const customer = payments.customerOf(buyer);
  return payments
    .eventsOf(change)
    .filter(({ object }) => 'customer' in object && object.customer === customer);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
