import type Stripe from 'stripe';
import type {
  ChargeState,
  CustomerState,
  Offer,
  PaidPurchase,
  SubscriptionState,
} from '../../ports/payment-provider.ts';

type FindOffer = (priceId: string) => Offer | null;

/** What the API returned about one customer. */
export interface StripeCustomer {
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
  readonly disputes: readonly Stripe.Dispute[];
}

/** Reads purchases, subscription and returned money of a customer. Objects with other prices are ignored. */
export function toCustomerState(customer: StripeCustomer, findOffer: FindOffer): CustomerState {
  return {
    subscription: toSubscription(customer.subscriptions, findOffer),
    purchases: [
      ...customer.sessions.flatMap((session) => toPackPurchase(session, findOffer)),
      ...customer.invoices.flatMap((invoice) => toPlanPurchase(invoice, findOffer)),
    ],
    charges: customer.charges.flatMap((charge) => toChargeState(charge, customer.disputes)),
  };
}

/** The latest subscription to a plan, running ones first. */
function toSubscription(
  subscriptions: readonly Stripe.Subscription[],
  findOffer: FindOffer,
): SubscriptionState | null {
  const [latest] = subscriptions
    .flatMap((subscription) => {
      const [item] = subscription.items.data;
      const offer = item === undefined ? null : findOffer(item.price.id);
      return item !== undefined && offer?.kind === 'plan' ? [{ subscription, item, plan: offer.plan }] : [];
    })
    .filter(({ subscription }) => !UNPAID_FIRST_TIME.has(subscription.status))
    .sort(
      (a, b) =>
        rank(b.subscription) - rank(a.subscription) || b.subscription.created - a.subscription.created,
    );
  if (latest === undefined) return null;
  const { subscription, item, plan } = latest;
  return {
    id: subscription.id,
    plan,
    status: toStatus(subscription.status),
    startedAt: toDate(subscription.start_date),
    periodEndsAt: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
  };
}

/** A subscription whose first payment is missing grants nothing. */
const UNPAID_FIRST_TIME: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

function rank({ status }: Stripe.Subscription): number {
  return toStatus(status) === 'canceled' ? 0 : 1;
}

function toStatus(status: Stripe.Subscription.Status): SubscriptionState['status'] {
  if (status === 'active' || status === 'trialing') return 'active';
  return status === 'past_due' ? 'past_due' : 'canceled';
}

function toPackPurchase(session: Stripe.Checkout.Session, findOffer: FindOffer): PaidPurchase[] {
  const [item] = session.line_items?.data ?? [];
  const offer = item?.price == null ? null : findOffer(item.price.id);
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || offer?.kind !== 'pack') return [];
  return [
    {
      id: session.id,
      offer,
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      paymentIntentId: idOf(session.payment_intent),
      subscriptionId: null,
      period: null,
      invoiceUrl: null,
      paidAt: toDate(session.created),
    },
  ];
}

function toPlanPurchase(invoice: Stripe.Invoice, findOffer: FindOffer): PaidPurchase[] {
  const line = planLine(invoice, findOffer);
  if (invoice.status !== 'paid' || line === null) return [];
  const paymentIntent = invoice.payments?.data
    .map(({ payment }) => idOf(payment.payment_intent ?? null))
    .find((id) => id !== null);
  return [
    {
      id: invoice.id,
      offer: line.offer,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      paymentIntentId: paymentIntent ?? null,
      subscriptionId: idOf(invoice.parent?.subscription_details?.subscription ?? null),
      period: { start: toDate(line.period.start), end: toDate(line.period.end) },
      invoiceUrl: invoice.hosted_invoice_url ?? null,
      paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    },
  ];
}

/** The line that pays for a plan. After a plan change an invoice also has lines that credit the old plan. */
function planLine(invoice: Stripe.Invoice, findOffer: FindOffer) {
  const lines = invoice.lines.data.flatMap(({ amount, period, pricing }) => {
    const price = idOf(pricing?.price_details?.price ?? null);
    const offer = price === null ? null : findOffer(price);
    return offer?.kind === 'plan' && amount >= 0 ? [{ offer, period }] : [];
  });
  return lines.sort((a, b) => b.period.end - a.period.end)[0] ?? null;
}

/** An open or lost dispute returns the disputed amount; a won one returns nothing. */
function toChargeState(charge: Stripe.Charge, disputes: readonly Stripe.Dispute[]): ChargeState[] {
  const paymentIntentId = idOf(charge.payment_intent);
  if (paymentIntentId === null || !charge.paid) return [];
  const disputed = disputes
    .filter(
      ({ charge: disputedCharge, status }) => idOf(disputedCharge) === charge.id && !HARMLESS.has(status),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      paymentIntentId,
      amountCents: charge.amount,
      returnedCents: Math.min(charge.amount, charge.amount_refunded + disputed),
      receiptUrl: charge.receipt_url,
    },
  ];
}

/** Disputes that were won, or inquiries that took no money. */
const HARMLESS: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** The id of an object that the API returned as an id or expanded. */
export function idOf(value: string | { readonly id: string } | null): string | null {
  return value === null || typeof value === 'string' ? value : value.id;
}

/** A Unix time in seconds. */
export function toDate(seconds: number): Date {
  return new Date(seconds * 1_000);
}
