import { addMonths } from '../../modules/billing/months.ts';
import { findPrice } from './stripe-catalog.ts';
import { toCharge, toDispute, toInvoice, toSession, toSubscription } from './stripe-objects.ts';
import type {
  ChargeRecord,
  CustomerRecord,
  InvoiceRecord,
  SessionRecord,
  StripeRecords,
  SubscriptionRecord,
} from './stripe-records.ts';

/** What happens in the mock: checkouts, renewals, cancellations, refunds. Every change adds the events that Stripe sends. */
export type StripeSimulation = ReturnType<typeof createSimulation>;

/** @param origin address of the mock, for the pages it links to */
export function createSimulation(records: StripeRecords, origin: () => string) {
  const now = () => Math.floor(Date.now() / 1_000) + records.clockOffset;
  function newId(prefix: string): string {
    records.lastId += 1;
    return `${prefix}_mock_${String(records.lastId).padStart(6, '0')}`;
  }

  function emit(type: string, object: object): void {
    records.events.push({ id: newId('evt'), type, created: now(), object });
  }
  const emitSubscription = (type: string, subscription: SubscriptionRecord) =>
    emit(`customer.subscription.${type}`, toSubscription(subscription));

  function createCustomer(email: string, key: string | null): CustomerRecord {
    const known = key === null ? undefined : records.customers[records.customersByKey[key] ?? ''];
    if (known !== undefined) return known;
    const customer = { id: newId('cus'), email, isCardDeclined: false };
    records.customers[customer.id] = customer;
    if (key !== null) records.customersByKey[key] = customer.id;
    return customer;
  }

  function createSession(
    session: Omit<SessionRecord, 'id' | 'created' | 'status' | 'isPaid' | 'paymentIntent' | 'subscription'>,
  ): SessionRecord {
    const id = newId('cs');
    const state = { status: 'open', isPaid: false, paymentIntent: null, subscription: null } as const;
    const record: SessionRecord = { ...session, ...state, id, created: now() };
    records.sessions[id] = record;
    return record;
  }

  function charge(customer: string, amount: number): ChargeRecord {
    const record = {
      id: newId('ch'),
      created: now(),
      customer,
      paymentIntent: newId('pi'),
      amount,
      refunded: 0,
    };
    records.charges[record.id] = record;
    return record;
  }

  /** Completes a checkout once, with the card of its customer. */
  function pay(session: SessionRecord): void {
    if (session.status !== 'open') return;
    if (session.mode === 'payment') {
      session.paymentIntent = charge(session.customer, findPrice(session.price).amountCents).paymentIntent;
    } else {
      session.subscription = subscribe(session.customer, session.price).id;
    }
    session.status = 'complete';
    session.isPaid = true;
    emit('checkout.session.completed', toSession(session, origin()));
  }

  function subscribe(customer: string, price: string): SubscriptionRecord {
    const start = now();
    const id = newId('sub');
    const subscription: SubscriptionRecord = {
      id,
      created: start,
      customer,
      price,
      status: 'active',
      periodStart: start,
      periodEnd: periodEnd(start, price, 1),
      anchor: start,
      periods: 1,
      cancelAtPeriodEnd: false,
      endedAt: null,
    };
    records.subscriptions[id] = subscription;
    emitSubscription('created', subscription);
    invoice(subscription, findPrice(price).amountCents);
    return subscription;
  }

  /** Charges a period; a declined card makes the subscription past due. */
  function invoice(subscription: SubscriptionRecord, amount: number): InvoiceRecord {
    const { id, customer, price, periodStart, periodEnd: end } = subscription;
    const record: InvoiceRecord = {
      id: newId('in'),
      created: now(),
      customer,
      subscription: id,
      price,
      amount,
      periodStart,
      periodEnd: end,
      status: 'open',
      paymentIntent: null,
      paidAt: null,
    };
    records.invoices[record.id] = record;
    settle(record, subscription);
    return record;
  }

  function settle(record: InvoiceRecord, subscription: SubscriptionRecord): void {
    const isDeclined = records.customers[record.customer]?.isCardDeclined === true;
    if (isDeclined) {
      subscription.status = 'past_due';
      emit('invoice.payment_failed', toInvoice(record, origin()));
      emitSubscription('updated', subscription);
      return;
    }
    if (record.amount > 0) record.paymentIntent = charge(record.customer, record.amount).paymentIntent;
    record.status = 'paid';
    record.paidAt = now();
    const wasPastDue = subscription.status === 'past_due';
    if (subscription.status !== 'canceled') subscription.status = 'active';
    emit('invoice.paid', toInvoice(record, origin()));
    if (wasPastDue) emitSubscription('updated', subscription);
  }

  /** Moves the clock forward and renews, charges or ends what becomes due on the way, in order of time. */
  function advanceTo(time: number): void {
    for (;;) {
      const [next] = Object.values(records.subscriptions)
        .filter(({ status, periodEnd: end }) => status !== 'canceled' && end <= time)
        .sort((a, b) => a.periodEnd - b.periodEnd);
      if (next === undefined) break;
      setClock(next.periodEnd);
      if (next.cancelAtPeriodEnd) end(next);
      else renew(next);
    }
    setClock(time);
  }

  function setClock(time: number): void {
    records.clockOffset = Math.max(records.clockOffset, time - Math.floor(Date.now() / 1_000));
  }

  function renew(subscription: SubscriptionRecord): void {
    subscription.periods += 1;
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = periodEnd(subscription.anchor, subscription.price, subscription.periods);
    emitSubscription('updated', subscription);
    invoice(subscription, findPrice(subscription.price).amountCents);
  }

  function end(subscription: SubscriptionRecord): void {
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    subscription.endedAt = now();
    emitSubscription('deleted', subscription);
  }

  function cancelAtPeriodEnd(subscription: SubscriptionRecord, isCanceled: boolean): void {
    subscription.cancelAtPeriodEnd = isCanceled;
    emitSubscription('updated', subscription);
  }

  /** Starts a new cycle with the other plan. The unused part of the old one reduces the price, never below 0. */
  function changePlan(subscription: SubscriptionRecord, price: string): void {
    const { periodStart, periodEnd: end } = subscription;
    const unused = Math.max(0, (end - now()) / (end - periodStart));
    const credit = Math.round(findPrice(subscription.price).amountCents * unused);
    Object.assign(subscription, {
      price,
      anchor: now(),
      periods: 1,
      periodStart: now(),
      cancelAtPeriodEnd: false,
    });
    subscription.periodEnd = periodEnd(subscription.anchor, price, 1);
    emitSubscription('updated', subscription);
    invoice(subscription, Math.max(0, findPrice(price).amountCents - credit));
  }

  function setCard(customer: CustomerRecord, isDeclined: boolean): void {
    customer.isCardDeclined = isDeclined;
    if (isDeclined) return;
    for (const open of Object.values(records.invoices)) {
      const subscription = records.subscriptions[open.subscription];
      if (open.customer === customer.id && open.status === 'open' && subscription !== undefined)
        settle(open, subscription);
    }
  }

  function refund(record: ChargeRecord, amount: number): void {
    record.refunded = Math.min(record.amount, record.refunded + amount);
    emit('charge.refunded', toCharge(record, records, origin()));
  }

  function dispute(record: ChargeRecord): string {
    const id = newId('dp');
    records.disputes[id] = {
      id,
      charge: record.id,
      amount: record.amount - record.refunded,
      status: 'needs_response',
    };
    emit('charge.dispute.created', toDispute(records.disputes[id]));
    return id;
  }

  function closeDispute(id: string, status: 'won' | 'lost'): void {
    const record = records.disputes[id];
    if (record === undefined) throw new Error(`No such dispute: ${id}`);
    record.status = status;
    emit('charge.dispute.closed', toDispute(record));
  }

  function createPortal(customer: string, returnUrl: string): string {
    const id = newId('bps');
    records.portals[id] = { id, customer, returnUrl };
    return `${origin()}/portal/${id}`;
  }

  return {
    records,
    now,
    createCustomer,
    createSession,
    createPortal,
    pay,
    advanceTo,
    end,
    cancelAtPeriodEnd,
    changePlan,
    setCard,
    refund,
    dispute,
    closeDispute,
  };
}

/** The end of a cycle's n-th period in Unix seconds; the last day of shorter months, as Stripe does it. */
function periodEnd(anchor: number, price: string, periods: number): number {
  const months = findPrice(price).interval === 'year' ? 12 : 1;
  return addMonths(new Date(anchor * 1_000), months * periods).getTime() / 1_000;
}
