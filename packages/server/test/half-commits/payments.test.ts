import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processEvent, receiveEvent } from '../../src/modules/billing/payment-event.service.ts';
import { reconcilePayments } from '../../src/modules/billing/reconcile-payments.ts';
import { measureDrift } from '../../src/modules/ledger/measure-drift.ts';
import { MOCK_PRICE_IDS } from '../../src/sandbox/stripe/stripe-catalog.ts';
import { openPaymentServer, type PaymentServer } from '../payments/payment-support.ts';
import type { SignedUp } from '../support/test-server.ts';
import { loseCommit, SPLIT_KINDS } from './lose-commit.ts';

const HOUR_MS = 3_600_000;

describe.each(SPLIT_KINDS)('a payment, when a machine dies in between, on %s', (kind) => {
  let payments: PaymentServer;
  beforeAll(async () => {
    payments = await openPaymentServer(kind);
  });
  afterAll(async () => {
    expect((await measureDrift(payments.server.ctx())).wrongBalances).toBe(0);
    await payments.close();
  });

  const checkout = (buyer: SignedUp) => payments.checkout(buyer, MOCK_PRICE_IDS.pack15, 'payment');
  const creditsOf = async (buyer: SignedUp) => (await payments.account(buyer)).credits;
  const deliverAll = async (events: Awaited<ReturnType<PaymentServer['pay']>>) => {
    for (const event of events) expect((await payments.deliver(event)).statusCode).toBe(200);
  };
  const customers = () => Object.keys(payments.mock.simulation.records.customers).length;

  it.each(['shared', 'person'] as const)(
    'is credited once when the first checkout lost its %s rows: the customer is the same',
    async (side) => {
      const buyer = await payments.server.signUp();
      const before = customers();
      await loseCommit(payments.server, side, () => checkout(buyer));
      await deliverAll(payments.pay(await checkout(buyer)));
      expect(customers()).toBe(before + 1);
      expect(await creditsOf(buyer)).toBe(15);
    },
  );

  it.each(['shared', 'person'] as const)(
    'is credited once when its event lost the %s rows and its job is repeated',
    async (side) => {
      const buyer = await payments.server.signUp();
      const events = payments.pay(await checkout(buyer));
      await loseCommit(payments.server, side, () => deliverAll(events));
      await deliverAll(events);
      await deliverAll(events);
      expect(await creditsOf(buyer)).toBe(15);
    },
  );

  it('is credited by the reconciliation when its event was stored and its job was lost', async () => {
    const buyer = await payments.server.signUp();
    payments.pay(await checkout(buyer));
    const { server } = payments;
    const paymentsPort = server.services.payments;
    if (paymentsPort === null) throw new Error('Payment is not configured.');
    const since = new Date(Date.now() - HOUR_MS);
    for await (const event of paymentsPort.listEvents(since)) await receiveEvent(server.ctx(), event);
    await server.ctx().em.execute(`delete from jobs.job where name = 'payment-event'`);
    const later = { ...server.ctx(), now: new Date(Date.now() + HOUR_MS) };
    expect((await reconcilePayments(later)).missedEvents).toBeGreaterThan(0);
    expect(await creditsOf(buyer)).toBe(15);
    expect(await reconcilePayments(later)).toEqual({ missedEvents: 0, corrections: 0 });
  });

  it('is credited once when the process dies after the credits and before the event is marked', async () => {
    const buyer = await payments.server.signUp();
    const events = payments.pay(await checkout(buyer));
    await deliverAll(events);
    const { em } = payments.server.ctx();
    const ids = events.map(({ id }) => `'${id}'`).join(', ');
    const unmarked = await em.execute<{ id: string }[]>(
      `update payment_event set processed_at = null where id in (${ids}) returning id`,
    );
    expect(unmarked).toHaveLength(events.length);
    for (const { id } of unmarked)
      expect(await processEvent(payments.server.ctx(), id)).toEqual({ grants: 0, corrections: 0 });
    expect(await creditsOf(buyer)).toBe(15);
  });
});
