import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { CustomerState, Offer } from '../../ports/payment-provider.ts';
import { PACKS, PLANS } from './offers.ts';
import { idOf, type StripeCustomer, toCustomerState, toDate } from './stripe-state.ts';

const OFFERS: Readonly<Record<string, Offer>> = {
  price_month: { kind: 'plan', plan: 'monthly' },
  price_year: { kind: 'plan', plan: 'annual' },
  price_15: { kind: 'pack', credits: 15 },
};
const EMPTY: StripeCustomer = { sessions: [], subscriptions: [], invoices: [], charges: [], disputes: [] };

/** What the API returned; only the fields that StyleKit reads. */
interface Returned {
  readonly sessions?: readonly object[];
  readonly subscriptions?: readonly object[];
  readonly invoices?: readonly object[];
  readonly charges?: readonly object[];
  readonly disputes?: readonly object[];
}
const read = (returned: Returned): CustomerState =>
  toCustomerState({ ...EMPTY, ...returned } as StripeCustomer, (price) => OFFERS[price] ?? null);

const session = (changes: object = {}) => ({
  id: 'cs_1',
  mode: 'payment',
  payment_status: 'paid',
  amount_total: 500,
  currency: 'eur',
  payment_intent: 'pi_1',
  created: 1_700_000_000,
  line_items: { data: [{ price: { id: 'price_15' } }] },
  ...changes,
});

describe('a checkout of a pack', () => {
  it('is a purchase once it is paid', () => {
    expect(read({ sessions: [session()] }).purchases).toEqual([
      {
        id: 'cs_1',
        offer: { kind: 'pack', credits: 15 },
        amountCents: 500,
        currency: 'eur',
        paymentIntentId: 'pi_1',
        subscriptionId: null,
        period: null,
        invoiceUrl: null,
        paidAt: new Date('2023-11-14T22:13:20Z'),
      },
    ]);
  });

  it.each<[string, object]>([
    ['unpaid', { payment_status: 'unpaid' }],
    ['free of charge', { payment_status: 'no_payment_required' }],
    ['a subscription', { mode: 'subscription' }],
    ['a setup', { mode: 'setup' }],
    ['of a plan', { line_items: { data: [{ price: { id: 'price_month' } }] } }],
    ['of another product', { line_items: { data: [{ price: { id: 'price_other' } }] } }],
    ['without a price', { line_items: { data: [{ price: null }] } }],
    ['without lines', { line_items: { data: [] } }],
    ['with lines that were not loaded', { line_items: undefined }],
  ])('grants nothing if it is %s', (_what, changes) => {
    expect(read({ sessions: [session(changes)] }).purchases).toEqual([]);
  });

  it('may have no payment and no amount', () => {
    const [purchase] = read({
      sessions: [session({ payment_intent: null, amount_total: null, currency: null })],
    }).purchases;
    expect(purchase).toMatchObject({ paymentIntentId: null, amountCents: 0, currency: 'usd' });
    const expanded = session({ payment_intent: { id: 'pi_2' } });
    expect(read({ sessions: [expanded] }).purchases[0]?.paymentIntentId).toBe('pi_2');
  });
});

const line = (price: string, amount: number, end: number) => ({
  amount,
  period: { start: end - 100, end },
  pricing: { price_details: { price } },
});
const invoice = (changes: object = {}) => ({
  id: 'in_1',
  status: 'paid',
  amount_paid: 599,
  currency: 'usd',
  created: 1_000,
  hosted_invoice_url: 'https://invoice.example/1',
  lines: { data: [line('price_month', 599, 2_000)] },
  parent: { subscription_details: { subscription: 'sub_1' } },
  payments: { data: [{ payment: { payment_intent: 'pi_1' } }] },
  status_transitions: { paid_at: 1_500 },
  ...changes,
});

describe('an invoice of a plan', () => {
  it('is a purchase of its period once it is paid', () => {
    expect(read({ invoices: [invoice()] }).purchases).toEqual([
      {
        id: 'in_1',
        offer: { kind: 'plan', plan: 'monthly' },
        amountCents: 599,
        currency: 'usd',
        paymentIntentId: 'pi_1',
        subscriptionId: 'sub_1',
        period: { start: toDate(1_900), end: toDate(2_000) },
        invoiceUrl: 'https://invoice.example/1',
        paidAt: toDate(1_500),
      },
    ]);
  });

  it.each<[string, object]>([
    ['open', { status: 'open' }],
    ['void', { status: 'void' }],
    ['a draft', { status: 'draft' }],
    ['uncollectible', { status: 'uncollectible' }],
    ['of a pack', { lines: { data: [line('price_15', 500, 2_000)] } }],
    ['of another product', { lines: { data: [line('price_other', 599, 2_000)] } }],
    ['only a credit', { lines: { data: [line('price_month', -599, 2_000)] } }],
    ['without lines', { lines: { data: [] } }],
  ])('grants nothing if it is %s', (_what, changes) => {
    expect(read({ invoices: [invoice(changes)] }).purchases).toEqual([]);
  });

  it('after a change of the plan is for the new plan, whatever the order of its lines', () => {
    const lines = [
      line('price_month', -300, 2_000),
      line('price_month', 0, 2_000),
      line('price_year', 5_999, 9_000),
    ];
    for (const data of [lines, lines.toReversed()]) {
      const [purchase] = read({ invoices: [invoice({ lines: { data } })] }).purchases;
      expect(purchase?.offer).toEqual({ kind: 'plan', plan: 'annual' });
      expect(purchase?.period?.end).toEqual(toDate(9_000));
    }
  });

  it.each<[string, object, object]>([
    ['a payment without an intent', { payments: { data: [{ payment: {} }] } }, { paymentIntentId: null }],
    ['no payments', { payments: undefined }, { paymentIntentId: null }],
    [
      'a second payment',
      {
        payments: {
          data: [{ payment: { payment_intent: null } }, { payment: { payment_intent: { id: 'pi_2' } } }],
        },
      },
      { paymentIntentId: 'pi_2' },
    ],
    ['no subscription', { parent: null }, { subscriptionId: null }],
    [
      'an expanded subscription',
      { parent: { subscription_details: { subscription: { id: 'sub_2' } } } },
      { subscriptionId: 'sub_2' },
    ],
    ['no page', { hosted_invoice_url: null }, { invoiceUrl: null }],
    ['no time of payment', { status_transitions: { paid_at: null } }, { paidAt: toDate(1_000) }],
  ])('is read with %s', (_what, changes, expected) => {
    expect(read({ invoices: [invoice(changes)] }).purchases[0]).toMatchObject(expected);
  });
});

const subscription = (changes: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  created: 100,
  start_date: 100,
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  items: { data: [{ price: { id: 'price_month' }, current_period_end: 200 }] },
  ...changes,
});

describe('a subscription', () => {
  it('is read with its plan and times', () => {
    expect(read({ subscriptions: [subscription()] }).subscription).toEqual({
      id: 'sub_1',
      plan: 'monthly',
      status: 'active',
      startedAt: toDate(100),
      periodEndsAt: toDate(200),
      cancelAtPeriodEnd: false,
      endedAt: null,
    });
  });

  it.each<[Stripe.Subscription.Status, string | null]>([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'canceled'],
    ['unpaid', 'canceled'],
    ['paused', 'canceled'],
    ['incomplete', null],
    ['incomplete_expired', null],
  ])('with the status %s is %s', (status, expected) => {
    expect(read({ subscriptions: [subscription({ status })] }).subscription?.status ?? null).toBe(expected);
  });

  it.each<[string, object, object]>([
    ['ends with its period', { cancel_at_period_end: true }, { cancelAtPeriodEnd: true }],
    ['ends at a time', { cancel_at: 150 }, { cancelAtPeriodEnd: true }],
    ['has ended', { status: 'canceled', ended_at: 150 }, { endedAt: toDate(150) }],
  ])('%s', (_what, changes, expected) => {
    expect(read({ subscriptions: [subscription(changes)] }).subscription).toMatchObject(expected);
  });

  it.each<[string, readonly object[], string | null]>([
    ['the only one', [{ id: 'a' }], 'a'],
    [
      'the latest of two',
      [
        { id: 'a', created: 1 },
        { id: 'b', created: 2 },
      ],
      'b',
    ],
    [
      'the running one before a later one that ended',
      [
        { id: 'a', created: 1 },
        { id: 'b', created: 2, status: 'canceled' },
      ],
      'a',
    ],
    [
      'one with a failed payment before an ended one',
      [
        { id: 'a', status: 'past_due' },
        { id: 'b', created: 900, status: 'unpaid' },
      ],
      'a',
    ],
    [
      'none of another product',
      [{ items: { data: [{ price: { id: 'price_other' }, current_period_end: 1 }] } }],
      null,
    ],
    ['none of a pack', [{ items: { data: [{ price: { id: 'price_15' }, current_period_end: 1 }] } }], null],
    ['none without items', [{ items: { data: [] } }], null],
    ['none at all', [], null],
  ])('of a customer is %s', (_what, changes, id) => {
    const subscriptions = changes.map((change) => subscription(change));
    for (const order of [subscriptions, subscriptions.toReversed()])
      expect(read({ subscriptions: order }).subscription?.id ?? null).toBe(id);
  });
});

describe('a charge', () => {
  const charge = (changes: object = {}) => ({
    id: 'ch_1',
    paid: true,
    payment_intent: 'pi_1',
    amount: 900,
    amount_refunded: 0,
    receipt_url: 'https://receipt.example/1',
    ...changes,
  });
  const dispute = (status: string, amount = 900, of: unknown = 'ch_1') => ({ charge: of, amount, status });
  const returned = (changes: object, ...disputes: object[]) =>
    read({ charges: [charge(changes)], disputes }).charges.map(({ returnedCents }) => returnedCents);

  it('is read with its receipt', () => {
    expect(read({ charges: [charge()] }).charges).toEqual([
      {
        paymentIntentId: 'pi_1',
        amountCents: 900,
        returnedCents: 0,
        receiptUrl: 'https://receipt.example/1',
      },
    ]);
  });

  it.each<[string, object]>([
    ['failed', { paid: false }],
    ['has no payment', { payment_intent: null }],
  ])('is ignored if it %s', (_what, changes) => {
    expect(returned(changes)).toEqual([]);
  });

  it.each([
    ['needs_response', 900],
    ['under_review', 900],
    ['lost', 900],
    ['won', 0],
    ['prevented', 0],
    ['warning_needs_response', 0],
    ['warning_under_review', 0],
    ['warning_closed', 0],
  ])('with a dispute that is %s returns %i cents', (status, cents) => {
    expect(returned({}, dispute(status))).toEqual([cents]);
    expect(returned({}, dispute(status, 900, { id: 'ch_1' }))).toEqual([cents]);
    expect(returned({}, dispute(status, 900, 'ch_other'))).toEqual([0]);
  });

  it('returns refunds and disputes together, but never more than it took', () => {
    expect(returned({ amount_refunded: 300 })).toEqual([300]);
    expect(returned({ amount_refunded: 300 }, dispute('lost', 200))).toEqual([500]);
    expect(returned({ amount_refunded: 300 }, dispute('lost', 200), dispute('lost', 100))).toEqual([600]);
    expect(returned({ amount_refunded: 300 }, dispute('lost', 900))).toEqual([900]);
  });
});

describe('what is for sale', () => {
  it('has the prices of the specification', () => {
    expect(PLANS.map(({ plan, amountCents, interval }) => [plan, amountCents, interval])).toEqual([
      ['monthly', 599, 'month'],
      ['annual', 5_999, 'year'],
    ]);
    for (const plan of PLANS) expect(plan).toMatchObject({ monthlyAiCredits: 30, activeCustomGuides: 100 });
    expect(
      PACKS.map(({ credits, amountCents, label, isDefault }) => [credits, amountCents, label, isDefault]),
    ).toEqual([
      [15, 500, null, false],
      [30, 900, null, false],
      [60, 2_000, 'Best', true],
    ]);
  });

  it('is named by an id, expanded or not', () => {
    expect([idOf('a'), idOf({ id: 'b' }), idOf(null)]).toEqual(['a', 'b', null]);
  });
});
